import { Textarea, TextInput } from '@mantine/core'
import { formFields } from '../ui/forms/form-fields'
import { AccountForm } from './account-form'
import type { ApplyAnswer } from './apply.server'

const FIELDS = ['firm', 'licenceNumber', 'message'] as const

/** A firm, its licence and a few words. */
export function ApplyForm({ answer }: { answer: ApplyAnswer | undefined }) {
	const problem = answer?.problem
	const field = formFields(problem, {}, { size: 'md' })
	return (
		<AccountForm answer={answer} fields={FIELDS} send="Send application">
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
		</AccountForm>
	)
}
