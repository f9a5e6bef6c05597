import { Form, useNavigation } from 'react-router'
import { useFirstError } from '../ui/first-error'
import { WorkingButton } from '../ui/working-button'
import classes from './account.module.css'
import type { AccountAnswer } from './account-answer'
import { accountIntents } from './account-intents'
import { PasswordField } from './password-field'

const FIELDS = [
	{ name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
	{ name: 'password', label: 'New password', autoComplete: 'new-password' },
	{ name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
]

interface PasswordFormProps {
	/** For the browser's keeper of passwords. */
	email: string
	answer: AccountAnswer | undefined
}

export function PasswordForm({ email, answer }: PasswordFormProps) {
	const form = useFirstError(answer)
	const { formData } = useNavigation()
	return (
		<section aria-labelledby="password">
			<h2 id="password">Change password</h2>
			<Form ref={form} method="post" className={classes.form} replace preventScrollReset noValidate>
				{answer?.problem && <p role="alert">{answer.problem}</p>}
				<input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
				{FIELDS.map(({ name, ...field }) => (
					<PasswordField key={name} name={name} {...field} error={answer?.errors[name]} />
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
			</Form>
		</section>
	)
}
