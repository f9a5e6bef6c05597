import { Link } from 'react-router'
import { api, read } from '../../api.server'
import { secretMeta } from '../../shell/page-title'
import { Text } from '../../ui/text/text'
import { AccountFrame } from '../account-frame'
import type { Route } from './+types/reset'
import { NewPasswordForm } from './new-password-form'
import { setPassword } from './reset.server'

export const meta = secretMeta('New password')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ url, context }: Route.LoaderArgs) {
	const { passwordLength } = await read(api(context).store.$get())
	return { token: url.searchParams.get('token') ?? '', passwordLength }
}

export const action = setPassword

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Reset({ loaderData, actionData }: Route.ComponentProps) {
	const { token, passwordLength } = loaderData
	const { Buyer, Installer } = passwordLength
	return (
		<AccountFrame
			title="Set a new password"
			intro="You are logged out everywhere, and log in with it afterwards."
		>
			<NewPasswordForm
				answer={actionData}
				token={token}
				send="Set new password"
				sending="Saving..."
				description={`At least ${Buyer} characters, ${Installer} for installers and admins.`}
			/>
			<Text size="small">
				Does the link not work? <Link to="/forgot-password">Ask for another</Link>
			</Text>
		</AccountFrame>
	)
}
