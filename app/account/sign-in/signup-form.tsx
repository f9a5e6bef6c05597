import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { Role } from '../../../shared/actor'
import { useFirstError } from '../../ui/forms/first-error'
import { fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import classes from '../account-frame.module.css'
import { PasswordField } from '../password-field'
import type { SignupAnswer } from './signup.server'

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
const FIELDS = ['email', 'name', 'password', 'confirmPassword', 'role'] as const

export function SignupForm({ answer, roles, installersApply, passwordLength }: SignupFormProps) {
	const form = useFirstError(answer)
	const busy = useNavigation().formAction?.startsWith('/signup') ?? false
	const problem = answer?.problem
	const done = problem === null
	const field = { size: 'md', required: true, withAsterisk: false, errorProps: alert } as const
	return (
		<Stack ref={form} method="post" noValidate as={Form}>
			<ProblemSummary of={problem} beside={FIELDS} className={classes.problem} />
			<TextInput
				{...field}
				name="email"
				type="email"
				label="Email"
				autoComplete="username"
				defaultValue={problem?.values.email}
				error={fieldProblem(problem, 'email')}
			/>
			<NativeSelect
				{...field}
				name="role"
				label="Role"
				data={[...roles]}
				defaultValue={problem?.values.role ?? 'Buyer'}
				error={fieldProblem(problem, 'role')}
				{...(installersApply && {
					description: 'Your account starts as a Buyer. Installers tell us about their firm next.',
				})}
			/>
			<TextInput
				{...field}
				name="name"
				label="Name"
				autoComplete="name"
				defaultValue={problem?.values.name}
				error={fieldProblem(problem, 'name')}
			/>
			<PasswordField
				{...field}
				name="password"
				label="Password"
				description={lengthHint(passwordLength)}
				autoComplete="new-password"
				error={fieldProblem(problem, 'password')}
			/>
			<PasswordField
				{...field}
				name="confirmPassword"
				label="Confirm password"
				autoComplete="new-password"
				error={fieldProblem(problem, 'confirmPassword')}
			/>
			<Button type="submit" size="md" disabled={busy || done}>
				{busy ? 'Creating Account...' : 'Create account'}
			</Button>
			<Text tone="leaf" strong className={classes.status} role="status">
				{done && 'Account created successfully! Redirecting...'}
			</Text>
		</Stack>
	)
}
