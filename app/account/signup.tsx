import { Link, redirect } from 'react-router'
import { ROLES, type Role } from '../../shared/actor'
import { api, attempt, read } from '../api.server'
import { Reasons } from '../orders/reasons'
import { useShell } from '../shell/use-shell'
import { dispatch, textIn } from '../ui/dispatch.server'
import { ONE_FORM } from '../ui/intents'
import { NO_REFUSAL, refusalOf } from '../ui/refusal'
import { orUnsent } from '../ui/unsent'
import type { Route } from './+types/signup'
import { AlreadyIn } from './already-in'
import { Entrance } from './entrance'
import classes from './entrance.module.css'
import { useGoOn } from './go-on'
import { type SignupAnswer, SignupForm } from './signup-form'
import { wantedNext, withNext } from './way-on'

const UNEXPECTED = 'An error occurred during signup. Please try again.'
const REDIRECT_AFTER_MS = 2000

export const meta: Route.MetaFunction = () => [{ title: 'Sign up – Solbazaar' }]

export async function loader({ request, context }: Route.LoaderArgs) {
	const { installersApply, passwordLength } = await read(api(context).store.$get())
	return { installersApply, passwordLength, next: wantedNext(request.url) }
}

export const action = ({ request, context }: Route.ActionArgs): Promise<SignupAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => signUp(form, request, context) })

async function signUp(
	form: FormData,
	request: Request,
	context: Route.ActionArgs['context'],
): Promise<SignupAnswer> {
	const typed = (name: string) => textIn(form, name)
	const json = {
		email: typed('email'),
		name: typed('name'),
		password: typed('password'),
		confirmPassword: typed('confirmPassword'),
		role: typed('role') as Role,
	}
	const result = await attempt(api(context).accounts.users.$post({ json }))
	const kept = { email: json.email, name: json.name, role: json.role }
	if (!result.ok) return { ...kept, goTo: null, ...refusalOf(result.problem, UNEXPECTED) }
	// Whoever asked to be an installer and is not one yet goes on to apply.
	const applies = json.role === 'Installer' && result.value.user?.role === 'Buyer'
	const goTo = applies ? '/account/apply' : (wantedNext(request.url) ?? '/')
	if (!form.has('stay')) throw redirect(goTo, 303)
	return { ...kept, goTo, ...NO_REFUSAL }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	const unsent: SignupAnswer = {
		email: '',
		name: '',
		role: '',
		goTo: null,
		errors: {},
		message: UNEXPECTED,
	}
	return orUnsent(serverAction, unsent)
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
	const { installersApply, passwordLength, next } = loaderData
	const user = useShell()?.user
	useGoOn(actionData?.goTo ?? null, REDIRECT_AFTER_MS)
	if (user && !actionData?.goTo) return <AlreadyIn user={user} next={next} />
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
