import { Button, Textarea, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../ui/forms/first-error'
import { formFields } from '../ui/forms/form-fields'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Stack } from '../ui/layout/stack'
import type { ApplyAnswer } from './apply.server'

const FIELDS = ['firm', 'licenceNumber', 'message'] as const

/** A firm, its licence and a few words. */
export function ApplyForm({ answer }: { answer: ApplyAnswer | undefined }) {
	const form = useFirstError(answer)
	const busy = useNavigation().formAction?.startsWith('/account/apply') ?? false
	const problem = answer?.problem
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<Stack ref={form} method="post" noValidate as={Form}>
			<ProblemSummary of={problem} beside={FIELDS} />
			<TextInput
				{...field('firm')}
				label="Firm"
				autoComplete="organization"
				required
				maxLength={100}
			/>
			<TextInput {...field('licenceNumber')} label="Licence number" required maxLength={60} />
			<Textarea
				{...field('message')}
				label="Message (optional)"
				description="Where you work, and since when."
				maxLength={2000}
				rows={4}
			/>
			<Button type="submit" size="md" disabled={busy}>
				{busy ? 'Sending...' : 'Send application'}
			</Button>
		</Stack>
	)
}
