import { TextInput } from '@mantine/core'
import { formFields } from '../ui/forms/form-fields'
import type { FormProblem } from '../ui/forms/problem'

/** The address of an account, in a form that asks for nothing else. */
export const LoginEmail = ({ problem }: { problem: FormProblem | null | undefined }) => (
	<TextInput
		{...formFields(problem, {}, { size: 'md' })('email')}
		type="email"
		label="Email"
		autoComplete="username"
		required
	/>
)
