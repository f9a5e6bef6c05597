import { Input } from '../ui/forms/field/input'
import { type FormProblem, fieldProblem } from '../ui/forms/problem'
import { accountIntents } from './account-intents'
import { MyForm } from './my-form'
import { PasswordField } from './password-field'

const FIELDS = [
	{ name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
	{ name: 'password', label: 'New password', autoComplete: 'new-password' },
	{ name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
] as const
type PasswordName = (typeof FIELDS)[number]['name']

interface PasswordFormProps {
	/** Read by the browser's password manager. */
	email: string
	problem: FormProblem<PasswordName> | null
}

export const PasswordForm = ({ email, problem }: PasswordFormProps) => (
	<MyForm
		intents={accountIntents}
		title="Change password"
		intent="password"
		send="Change password"
		problem={problem}
		fields={FIELDS.map(({ name }) => name)}
	>
		<Input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
		{FIELDS.map(({ name, ...field }) => (
			<PasswordField key={name} name={name} {...field} error={fieldProblem(problem, name)} />
		))}
	</MyForm>
)
