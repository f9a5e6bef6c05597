import { Link } from 'react-router'
import { secretMeta } from '../../shell/page-title'
import { Input } from '../../ui/forms/field/input'
import { formFields } from '../../ui/forms/form-fields'
import { sendForm } from '../../ui/forms/send-form'
import { Text } from '../../ui/text/text'
import { AccountForm } from '../account-form'
import { AccountFrame } from '../account-frame'
import { SIGNUP_FAILED } from '../failed'
import { PasswordField } from '../password-field'
import type { Route } from './+types/confirm-sign-up'
import { confirmSignUp, signUpOf } from './confirm-sign-up.server'

export const meta = secretMeta('Confirm your sign-up')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ url, context }: Route.LoaderArgs) => signUpOf(url, context)

export const action = confirmSignUp

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, SIGNUP_FAILED)

/** Where the link of a sign-up's mail leads: the account is made by it and the password chosen. */
export default function ConfirmSignUp({ loaderData, actionData }: Route.ComponentProps) {
	const { token, signUp } = loaderData
	if (!signUp)
		return (
			<AccountFrame
				title="This link no longer works"
				intro="It was used already, or is older than seven days."
			>
				<Text size="small">
					<Link to="/login">Login</Link>, or <Link to="/signup">sign up</Link> again.
				</Text>
			</AccountFrame>
		)
	const problem = actionData?.problem
	const { name, email } = signUp
	return (
		<AccountFrame
			title={`Welcome, ${name}`}
			intro={`Type the password you chose when you signed up with ${email}, and your account is made.`}
		>
			<AccountForm
				answer={actionData}
				fields={['password']}
				send="Confirm and log in"
				sending="Making your account..."
			>
				<input type="hidden" name="token" value={token} />
				<Input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
				<PasswordField
					{...formFields(problem, {}, { required: true })('password')}
					label="Password"
					autoComplete="current-password"
				/>
			</AccountForm>
			<Text size="small">
				Was it not you who signed up? Then close this page: there is no account with your address.
			</Text>
		</AccountFrame>
	)
}
