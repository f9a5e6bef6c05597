import { Link } from 'react-router'
import type { Role } from '../../../shared/actor'
import { api, read } from '../../api.server'
import { secretMeta } from '../../shell/page-title'
import { AccountFrame } from '../account-frame'
import { NewPasswordForm } from '../reset/new-password-form'
import type { Route } from './+types/invitation'
import { accept, invitedBy } from './invitation.server'

export const meta = secretMeta('Invitation')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ url, context }: Route.LoaderArgs) {
	const token = url.searchParams.get('token') ?? ''
	const [invited, { passwordLength }] = await Promise.all([
		invitedBy(token, context),
		read(api(context).store.$get()),
	])
	return { token, invited, passwordLength }
}

export const action = accept

export { sendForm as clientAction } from '../../ui/forms/send-form'

const AS: Record<Role, string> = { Buyer: 'a buyer', Installer: 'an installer', Admin: 'an admin' }

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
	const { token, invited, passwordLength } = loaderData
	if (!invited)
		return (
			<AccountFrame
				title="This invitation no longer works"
				intro="It was used already, withdrawn, or is older than seven days. Ask whoever invited you for another."
			>
				<Link to="/login">Login</Link>
			</AccountFrame>
		)
	const { name, email, role } = invited
	return (
		<AccountFrame
			title={`Welcome, ${name}`}
			intro={`You join as ${AS[role]}, and log in with ${email}. Choose a password.`}
		>
			<NewPasswordForm
				answer={actionData}
				token={token}
				email={email}
				send="Join"
				sending="Joining..."
				description={`At least ${passwordLength[role]} characters.`}
			/>
		</AccountFrame>
	)
}
