import { NativeSelect, TextInput } from '@mantine/core'
import type { Role } from '../../../shared/actor'
import { formFields } from '../../ui/forms/form-fields'
import { AccountForm } from '../account-form'
import { PasswordField } from '../password-field'
import type { SignupAnswer } from './signup.server'

interface SignupFormProps {
	answer: SignupAnswer | undefined
	/** The roles that can be asked for. */
	roles: readonly Role[]
	/** Whether any sign-up starts as a Buyer, and an installer applies. */
	installersApply: boolean
	/** The fewest characters of a password, by role. */
	passwordLength: Record<Role, number>
}

function lengthHint({ Buyer, Installer }: Record<Role, number>) {
	const forAll = `At least ${Buyer} characters`
	return Installer > Buyer ? `${forAll}, ${Installer} for installers.` : `${forAll}.`
}

const FIELDS = ['email', 'name', 'password', 'confirmPassword', 'role'] as const

export function SignupForm({ answer, roles, installersApply, passwordLength }: SignupFormProps) {
	const problem = answer?.problem
	const field = formFields(problem, { role: 'Buyer' }, { size: 'md', required: true })
	return (
		<AccountForm
			answer={answer}
			fields={FIELDS}
			send="Create account"
			sending="Creating Account..."
			done={problem === null ? 'Account created successfully! Redirecting...' : null}
		>
			<TextInput {...field('email')} type="email" label="Email" autoComplete="username" />
			<NativeSelect
				{...field('role')}
				label="Role"
				data={[...roles]}
				{...(installersApply && {
					description: 'Your account starts as a Buyer. Installers tell us about their firm next.',
				})}
			/>
			<TextInput {...field('name')} label="Name" autoComplete="name" />
			<PasswordField
				{...field('password')}
				label="Password"
				description={lengthHint(passwordLength)}
				autoComplete="new-password"
			/>
			<PasswordField
				{...field('confirmPassword')}
				label="Confirm password"
				autoComplete="new-password"
			/>
		</AccountForm>
	)
}
