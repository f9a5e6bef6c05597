import type { ComponentProps } from 'react'
import { Input } from '../../ui/forms/field/input'
import { formFields } from '../../ui/forms/form-fields'
import type { FormProblem } from '../../ui/forms/problem'
import { AccountForm } from '../account-form'
import { PasswordField } from '../password-field'

const FIELDS = ['password', 'confirmPassword'] as const

interface NewPasswordFormProps
	extends Pick<ComponentProps<typeof AccountForm>, 'send' | 'sending'> {
	answer: { problem: FormProblem<(typeof FIELDS)[number] | 'token'> | null } | undefined
	/** The token of the link that led here. */
	token: string
	/** The address of the account; unknown for a link to a new password. */
	email?: string
	/** How long it has to be. */
	description: string
}

/** A new password, typed twice, for a visitor with a link. */
export function NewPasswordForm(props: NewPasswordFormProps) {
	const { answer, token, email, description, ...sent } = props
	const all = { autoComplete: 'new-password', required: true }
	const field = formFields(answer?.problem, {}, all)
	return (
		<AccountForm answer={answer} fields={FIELDS} {...sent}>
			<input type="hidden" name="token" value={token} />
			{email && (
				<Input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
			)}
			<PasswordField {...field('password')} label="New password" description={description} />
			<PasswordField {...field('confirmPassword')} label="Confirm new password" />
		</AccountForm>
	)
}
