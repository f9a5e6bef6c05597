import { formFields } from '../../ui/forms/form-fields'
import type { FormProblem } from '../../ui/forms/problem'
import { PasswordField } from '../password-field'

interface NewPasswordFieldsProps {
	problem: FormProblem<'password' | 'confirmPassword' | 'token'> | null | undefined
	/** How long it has to be. */
	description: string
}

/** A new password, typed twice. */
export function NewPasswordFields({ problem, description }: NewPasswordFieldsProps) {
	const field = formFields(problem, {}, { autoComplete: 'new-password', required: true })
	return (
		<>
			<PasswordField {...field('password')} label="New password" description={description} />
			<PasswordField {...field('confirmPassword')} label="Confirm new password" />
		</>
	)
}
