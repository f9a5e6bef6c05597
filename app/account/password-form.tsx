import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../ui/forms/first-error'
import { type FormProblem, fieldProblem } from '../ui/forms/problem'
import { ProblemSummary } from '../ui/forms/problem-summary'
import { Stack } from '../ui/layout/stack'
import { WorkingButton } from '../ui/working-button'
import classes from './account.module.css'
import { accountIntents } from './account-intents'
import { PasswordField } from './password-field'

const FIELDS = [
	{ name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
	{ name: 'password', label: 'New password', autoComplete: 'new-password' },
	{ name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
] as const
type PasswordName = (typeof FIELDS)[number]['name']

interface PasswordFormProps {
	/** For the browser's keeper of passwords. */
	email: string
	problem: FormProblem<PasswordName> | null
}

export function PasswordForm({ email, problem }: PasswordFormProps) {
	const form = useFirstError(problem)
	const { formData } = useNavigation()
	return (
		<section aria-labelledby="password">
			<h2 id="password">Change password</h2>
			<Stack
				ref={form}
				method="post"
				as={Form}
				align="start"
				className={classes.form}
				replace
				preventScrollReset
				noValidate
			>
				<ProblemSummary of={problem} beside={FIELDS.map(({ name }) => name)} />
				<input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
				{FIELDS.map(({ name, ...field }) => (
					<PasswordField key={name} name={name} {...field} error={fieldProblem(problem, name)} />
				))}
				<WorkingButton
					type="submit"
					{...accountIntents.field('password')}
					variant="default"
					size="md"
					working={accountIntents.in(formData) === 'password'}
				>
					Change password
				</WorkingButton>
			</Stack>
		</section>
	)
}
