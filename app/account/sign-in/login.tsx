import { Link } from 'react-router'
import { api, read } from '../../api.server'
import { useDelayedNavigation } from '../../components/session/delayed-navigation'
import { rolesOf, wantedNext, withNext } from '../../components/session/redirect-path'
import type { PageHandle } from '../../page-handle'
import { privateMeta } from '../../shell/page-title'
import { useShell } from '../../shell/use-shell'
import { useFirstError } from '../../ui/forms/first-error'
import { sendForm } from '../../ui/forms/send-form'
import { Flash } from '../../ui/overlay/flash'
import { Text } from '../../ui/text/text'
import { AccountFrame } from '../account-frame'
import { SendLink } from '../device/send-link'
import { LOGIN_FAILED } from '../failed'
import type { Route } from './+types/login'
import { AlreadySignedIn } from './already-signed-in'
import { logIn } from './login.server'
import { LoginForm } from './login-form'
import { type SampleAccount, SampleAccounts } from './sample-accounts'

const REDIRECT_AFTER_MS = 1500

export const handle = { cachedBy: ['next', 'new-password'] } satisfies PageHandle

export const meta = privateMeta('Login')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { sampleAccounts, asksRoleAtLogin, resetsPasswords } = await read(api(context).store.$get())
	const { searchParams } = new URL(request.url)
	const next = wantedNext(request.url)
	return {
		sampleAccounts,
		next,
		// The role of the page one comes from; the first where it is open to several. Null where a login names none.
		role: asksRoleAtLogin ? ((next ? rolesOf(next)?.[0] : null) ?? 'Buyer') : null,
		/** Whether a signed-in visitor wants to log in as another. */
		another: searchParams.has('another'),
		resetsPasswords,
		/** Whether the visitor comes from setting a new password. */
		hasNewPassword: searchParams.has('new-password'),
		/** Whether the visitor comes from confirming the device. */
		hasConfirmedDevice: searchParams.has('device-confirmed'),
		/** Whether the session ended while something was typed, which is kept. */
		hasLoggedOut: searchParams.has('logged-out'),
	}
}

export const action = logIn

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, LOGIN_FAILED)

/** The step that led to the login. */
function doneBefore({
	hasNewPassword,
	hasConfirmedDevice,
}: {
	hasNewPassword: boolean
	hasConfirmedDevice: boolean
}) {
	if (hasNewPassword) return 'Your new password is set. Log in with it.'
	return hasConfirmedDevice && 'This device is confirmed. Log in with your password.'
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const { sampleAccounts, next, role, another, resetsPasswords } = loaderData
	const user = useShell()?.user
	const form = useFirstError(actionData)
	const goTo = actionData?.goTo ?? null
	useDelayedNavigation(goTo, REDIRECT_AFTER_MS)
	if (user && !another && !goTo) return <AlreadySignedIn user={user} next={next} />

	const fillIn = (account: SampleAccount) => {
		for (const name of ['email', 'password', 'role'] as const) {
			const field = form.current?.elements.namedItem(name)
			if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
				field.value = account[name]
		}
		form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
	}

	return (
		<AccountFrame
			title="Login"
			intro={
				user && !goTo
					? `You are signed in as ${user.name} (${user.role}). Logging in here ends that.`
					: 'Your cart comes with you.'
			}
			aside={
				sampleAccounts.length > 0 && <SampleAccounts accounts={sampleAccounts} onChoose={fillIn} />
			}
		>
			<Flash done={!actionData && doneBefore(loaderData)} />
			<Flash
				variant="notice"
				done={
					!actionData &&
					loaderData.hasLoggedOut &&
					'You have been logged out, and nothing was ordered. What you typed is kept: log in again, and you go on where you were.'
				}
			/>
			<LoginForm form={form} answer={actionData} role={role} />
			{actionData?.sendsLinkTo && <SendLink email={actionData.sendsLinkTo} />}
			{resetsPasswords && (
				<Text size="small">
					<Link to="/forgot-password">Forgotten your password?</Link>
				</Text>
			)}
			<Text size="small">
				New here? <Link to={withNext('/signup', next)}>Sign up</Link>
			</Text>
		</AccountFrame>
	)
}
