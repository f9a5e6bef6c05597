import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { Role } from '../../shared/actor'
import { useFirstError } from '../ui/first-error'
import { useHydrated } from '../ui/hydrated'
import { NO_REFUSAL, type Refusal } from '../ui/refusal'
import classes from './entrance.module.css'
import { PasswordField } from './password-field'

export interface SignupAnswer extends Refusal {
	email: string
	name: string
	role: string
	/** Where the person who has just signed up goes; null while they have not. */
	goTo: string | null
}

interface SignupFormProps {
	answer: SignupAnswer | undefined
	/** Those that can be asked for. */
	roles: readonly Role[]
	/** Whether an account starts as a Buyer whatever was asked for, and an installer applies. */
	installersApply: boolean
	/** The fewest characters of a password, by role. */
	passwordLength: Record<Role, number>
}

function lengthHint({ Buyer, Installer }: Record<Role, number>) {
	const forAll = `At least ${Buyer} characters`
	return Installer > Buyer ? `${forAll}, ${Installer} for installers.` : `${forAll}.`
}

const alert = { role: 'alert' } as const

export function SignupForm({ answer, roles, installersApply, passwordLength }: SignupFormProps) {
	const form = useFirstError(answer)
	const hydrated = useHydrated()
	const busy = useNavigation().formAction?.startsWith('/signup') ?? false
	const { errors, message } = answer ?? NO_REFUSAL
	const done = Boolean(answer?.goTo)
	const field = { size: 'md', required: true, withAsterisk: false, errorProps: alert } as const
	return (
		<Form ref={form} method="post" noValidate className={classes.form}>
			{hydrated && <input type="hidden" name="stay" value="yes" />}
			{message && (
				<Alert className={classes.problem ?? ''} color="red" role="alert">
					{message}
				</Alert>
			)}
			<TextInput
				{...field}
				name="email"
				type="email"
				label="Email"
				autoComplete="username"
				defaultValue={answer?.email}
				error={errors.email}
			/>
			<NativeSelect
				{...field}
				name="role"
				label="Role"
				data={[...roles]}
				defaultValue={answer?.role ?? 'Buyer'}
				error={errors.role}
				{...(installersApply && {
					description: 'Your account starts as a Buyer. Installers tell us about their firm next.',
				})}
			/>
			<TextInput
				{...field}
				name="name"
				label="Name"
				autoComplete="name"
				defaultValue={answer?.name}
				error={errors.name}
			/>
			<PasswordField
				{...field}
				name="password"
				label="Password"
				description={lengthHint(passwordLength)}
				autoComplete="new-password"
				error={errors.password}
			/>
			<PasswordField
				{...field}
				name="confirmPassword"
				label="Confirm password"
				autoComplete="new-password"
				error={errors.confirmPassword}
			/>
			<Button type="submit" size="md" disabled={busy || done}>
				{busy ? 'Creating Account...' : 'Create account'}
			</Button>
			<p className={classes.status} role="status">
				{done && 'Account created successfully! Redirecting...'}
			</p>
		</Form>
	)
}
