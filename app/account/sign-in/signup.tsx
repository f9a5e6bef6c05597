import { Link } from 'react-router'
import { ROLES } from '../../../shared/actor'
import { api, read } from '../../api.server'
import { AccountBenefits } from '../../components/orders/account-benefits'
import { useDelayedNavigation } from '../../components/session/delayed-navigation'
import { wantedNext, withNext } from '../../components/session/redirect-path'
import type { PageHandle } from '../../page-handle'
import { privateMeta } from '../../shell/page-title'
import { useShell } from '../../shell/use-shell'
import { sendForm } from '../../ui/forms/send-form'
import { Text } from '../../ui/text/text'
import { AccountFrame } from '../account-frame'
import { SIGNUP_FAILED } from '../failed'
import type { Route } from './+types/signup'
import { AlreadySignedIn } from './already-signed-in'
import { CheckYourEmail } from './check-your-email'
import { signUp } from './signup.server'
import { SignupForm } from './signup-form'

const REDIRECT_AFTER_MS = 2000

export const handle = { cachedBy: ['next'] } satisfies PageHandle

export const meta = privateMeta('Sign up')

export async function loader({ request, context }: Route.LoaderArgs) {
	const { installersApply, passwordLength } = await read(api(context).store.$get())
	return { installersApply, passwordLength, next: wantedNext(request.url) }
}

export const action = signUp

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, SIGNUP_FAILED)

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
	const { installersApply, passwordLength, next } = loaderData
	const user = useShell()?.user
	const goTo = actionData?.problem === null ? actionData.goTo : null
	useDelayedNavigation(goTo, REDIRECT_AFTER_MS)
	if (actionData?.problem === null && actionData.sentTo)
		return <CheckYourEmail email={actionData.sentTo} next={next} />
	if (user && !goTo) return <AlreadySignedIn user={user} next={next} />
	return (
		<AccountFrame
			title="Sign up"
			intro="It takes a minute and costs nothing."
			aside={<AccountBenefits />}
		>
			<SignupForm
				answer={actionData}
				roles={installersApply ? ['Buyer', 'Installer'] : ROLES}
				installersApply={installersApply}
				passwordLength={passwordLength}
			/>
			<Text size="small">
				Have an account? <Link to={withNext('/login', next)}>Login</Link>
			</Text>
		</AccountFrame>
	)
}
