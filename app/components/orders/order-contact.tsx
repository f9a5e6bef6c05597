import { TextInput } from '@mantine/core'
import { type FormProblem, fieldProblem } from '../../ui/forms/problem'

/** The phone number or email asked of a visitor with only the link. */
export interface ContactField {
	error: string | null
	value: string
}

/** The field as a form shows it; null where it is not asked for. */
export const contactField = (
	isRequired: boolean,
	problem: FormProblem<'contact'> | null,
): ContactField | null =>
	isRequired
		? { error: fieldProblem(problem, 'contact') ?? null, value: problem?.values.contact ?? '' }
		: null

/** Nothing where it is not asked for. */
export function OrderContact({ contact }: { contact: ContactField | null }) {
	if (!contact) return null
	return (
		<TextInput
			name="contact"
			label="Phone number or email"
			description="As given with the order: the link alone is not enough to change it."
			autoComplete="tel"
			required
			withAsterisk={false}
			maxLength={254}
			size="md"
			defaultValue={contact.value}
			error={contact.error}
		/>
	)
}
