import { Link } from 'react-router'
import { ROLES } from '../../shared/actor'
import { api, read } from '../api.server'
import { Reasons } from '../orders/reasons'
import { useShell } from '../shell/use-shell'
import { sendForm } from '../ui/forms/send-form'
import type { Route } from './+types/signup'
import { AlreadyIn } from './already-in'
import { Entrance } from './entrance'
import classes from './entrance.module.css'
import { SIGNUP_FAILED } from './failed'
import { useGoOn } from './go-on'
import { signUp } from './signup.server'
import { SignupForm } from './signup-form'
import { wantedNext, withNext } from './way-on'

const REDIRECT_AFTER_MS = 2000

export const meta: Route.MetaFunction = () => [{ title: 'Sign up – Solbazaar' }]

export async function loader({ request, context }: Route.LoaderArgs) {
	const { installersApply, passwordLength } = await read(api(context).store.$get())
	return { installersApply, passwordLength, next: wantedNext(request.url) }
}

export const action = ({ request, context }: Route.ActionArgs) => signUp(request, context)

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, SIGNUP_FAILED)

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
	const { installersApply, passwordLength, next } = loaderData
	const user = useShell()?.user
	const goTo = actionData?.problem === null ? actionData.goTo : null
	useGoOn(goTo, REDIRECT_AFTER_MS)
	if (user && !goTo) return <AlreadyIn user={user} next={next} />
	return (
		<Entrance title="Sign up" intro="It takes a minute and costs nothing." aside={<Reasons />}>
			<SignupForm
				answer={actionData}
				roles={installersApply ? ['Buyer', 'Installer'] : ROLES}
				installersApply={installersApply}
				passwordLength={passwordLength}
			/>
			<p className={classes.other}>
				Have an account? <Link to={withNext('/login', next)}>Login</Link>
			</p>
		</Entrance>
	)
}
