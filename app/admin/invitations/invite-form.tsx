import { NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { ROLES } from '../../../shared/actor'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { invitationIntents } from './invitation-intents'

interface InviteFormProps {
	problem: FormProblem<'name' | 'email' | 'role'> | null
}

/** The name, address and role of a new invitation. */
export function InviteForm({ problem }: InviteFormProps) {
	const form = useFirstError(problem)
	const field = formFields(problem, { role: 'Installer' }, { size: 'md', required: true })
	return (
		<Card as="section" aria-labelledby="invite" pad={6} narrow>
			<h2 id="invite">Invite somebody</h2>
			<Stack ref={form} method="post" noValidate as={Form} align="start">
				<ProblemSummary of={problem} beside={['name', 'email', 'role']} />
				<TextInput {...field('name')} label="Name" autoComplete="off" />
				<TextInput {...field('email')} type="email" label="Email" autoComplete="off" />
				<NativeSelect {...field('role')} label="Role" data={[...ROLES]} />
				<IntentButton intents={invitationIntents} intent="invite" size="md">
					Invite
				</IntentButton>
			</Stack>
		</Card>
	)
}
