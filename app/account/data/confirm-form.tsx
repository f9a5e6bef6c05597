import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import dialog from '../../ui/overlay/dialog.module.css'
import { PasswordField } from '../password-field'

interface ConfirmFormProps {
	/** For the browser's keeper of passwords. */
	email: string
	problem: FormProblem<'password'> | null
	/** What its button says. */
	send: ReactNode
	danger?: boolean
}

/** Asks for the password before something of an account is given away or lost. */
export function ConfirmForm({ email, problem, send, danger = false }: ConfirmFormProps) {
	const form = useFirstError(problem)
	const busy = useNavigation().state === 'submitting'
	return (
		<Stack ref={form} method="post" as={Form} align="start" replace noValidate>
			<ProblemSummary of={problem} beside={['password']} />
			<input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
			<PasswordField
				name="password"
				label="Your password"
				autoComplete="current-password"
				error={fieldProblem(problem, 'password')}
			/>
			<Button
				type="submit"
				size="md"
				disabled={busy}
				{...(danger && { color: 'red', className: dialog.yes ?? '' })}
			>
				{send}
			</Button>
		</Stack>
	)
}
