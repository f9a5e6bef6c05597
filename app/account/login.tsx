import { Link, redirect } from 'react-router'
import type { Role } from '../../shared/actor'
import { api, attempt, read } from '../api.server'
import { useShell } from '../shell/use-shell'
import { dispatch, textIn } from '../ui/dispatch.server'
import { useFirstError } from '../ui/first-error'
import { ONE_FORM } from '../ui/intents'
import { NO_REFUSAL, refusalOf } from '../ui/refusal'
import { orUnsent } from '../ui/unsent'
import type { Route } from './+types/login'
import { AlreadyIn } from './already-in'
import { Entrance } from './entrance'
import classes from './entrance.module.css'
import { useGoOn } from './go-on'
import { type LoginAnswer, LoginForm } from './login-form'
import { type SampleAccount, SampleAccounts } from './sample-accounts'
import { HOME_OF, rolesOf, wantedNext, withNext } from './way-on'

const UNEXPECTED = 'An error occurred during login.'
const REDIRECT_AFTER_MS = 1500

export const meta: Route.MetaFunction = () => [{ title: 'Login – Solbazaar' }]

export async function loader({ request, context }: Route.LoaderArgs) {
	const { sampleAccounts } = await read(api(context).store.$get())
	const next = wantedNext(request.url)
	return {
		sampleAccounts,
		next,
		// Whose page it is that one comes from; the first where it is several's.
		role: (next && rolesOf(next)?.[0]) || null,
		/** Whether somebody who is signed in wants to log in as another. */
		another: new URL(request.url).searchParams.has('another'),
	}
}

export const action = ({ request, context }: Route.ActionArgs): Promise<LoginAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => logIn(form, request, context) })

async function logIn(
	form: FormData,
	request: Request,
	context: Route.ActionArgs['context'],
): Promise<LoginAnswer> {
	const email = textIn(form, 'email')
	const password = textIn(form, 'password')
	const role = textIn(form, 'role') as Role
	const result = await attempt(
		api(context).accounts.session.$post({ json: { email, password, role } }),
	)
	if (!result.ok) return { email, role, goTo: null, ...refusalOf(result.problem, UNEXPECTED) }
	const goTo = wantedNext(request.url) ?? HOME_OF[role]
	if (!form.has('stay')) throw redirect(goTo, 303)
	return { email, role, goTo, ...NO_REFUSAL }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	const unsent: LoginAnswer = {
		email: '',
		role: '',
		goTo: null,
		errors: {},
		message: UNEXPECTED,
	}
	return orUnsent(serverAction, unsent)
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const { sampleAccounts, next, role, another } = loaderData
	const user = useShell()?.user
	const form = useFirstError(actionData)
	useGoOn(actionData?.goTo ?? null, REDIRECT_AFTER_MS)
	if (user && !another && !actionData?.goTo) return <AlreadyIn user={user} next={next} />

	const fillIn = (account: SampleAccount) => {
		for (const name of ['email', 'password', 'role'] as const) {
			const field = form.current?.elements.namedItem(name)
			if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
				field.value = account[name]
		}
		form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
	}

	return (
		<Entrance
			title="Login"
			intro={
				user && !actionData?.goTo
					? `You are signed in as ${user.name} (${user.role}). Logging in here ends that.`
					: 'Your cart comes with you.'
			}
			aside={
				sampleAccounts.length > 0 && <SampleAccounts accounts={sampleAccounts} onChoose={fillIn} />
			}
		>
			<LoginForm form={form} answer={actionData} role={role ?? 'Buyer'} />
			<p className={classes.other}>
				New here? <Link to={withNext('/signup', next)}>Sign up</Link>
			</p>
		</Entrance>
	)
}
