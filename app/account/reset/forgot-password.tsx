import { Link } from 'react-router'
import { api, read } from '../../api.server'
import { privateMeta } from '../../shell/page-title'
import { Text } from '../../ui/text/text'
import { AccountForm } from '../account-form'
import { AccountFrame } from '../account-frame'
import { LoginEmail } from '../login-email'
import type { Route } from './+types/forgot-password'
import { askForLink } from './reset.server'

export const meta = privateMeta('Forgotten password')

export async function loader({ context }: Route.LoaderArgs) {
	const { resetsPasswords } = await read(api(context).store.$get())
	return { resetsPasswords }
}

export const action = askForLink

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
	if (!loaderData.resetsPasswords)
		return (
			<AccountFrame
				title="Forgotten your password?"
				intro="This shop does not send links by email. Write to us and we will help you log in again."
			>
				<Text size="small">
					<Link to="/support">Write to us</Link>
				</Text>
			</AccountFrame>
		)
	if (actionData?.problem === null)
		return (
			<AccountFrame
				title="Check your email"
				intro={`If somebody has an account with ${actionData.email}, a link to a new password is on its way there. It works for half an hour.`}
			>
				<Text size="small">
					No mail? Check your spam folder, or <Link to="/forgot-password">ask again</Link>.
				</Text>
			</AccountFrame>
		)
	const problem = actionData?.problem
	return (
		<AccountFrame
			title="Forgotten your password?"
			intro="We will send you a link to set a new one."
		>
			<AccountForm answer={actionData} fields={['email']} send="Send the link">
				<LoginEmail problem={problem} />
			</AccountForm>
			<Text size="small">
				Remembered it? <Link to="/login">Login</Link>
			</Text>
		</AccountFrame>
	)
}
