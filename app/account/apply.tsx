import { Button } from '@mantine/core'
import { Link, redirect } from 'react-router'
import type { Application } from '../../domain/installers/schema'
import { api, attempt, read } from '../api.server'
import { dispatch, textIn } from '../ui/dispatch.server'
import { ONE_FORM } from '../ui/intents'
import { NO_REFUSAL, refusalOf } from '../ui/refusal'
import { orUnsent, UNSENT } from '../ui/unsent'
import { When } from '../ui/when'
import type { Route } from './+types/apply'
import { type ApplyAnswer, ApplyForm } from './apply-form'
import { Entrance } from './entrance'
import classes from './entrance.module.css'
import { requireRole } from './guard.server'

const FAILED = 'Your application could not be sent. Please try again.'

export const meta: Route.MetaFunction = () => [
	{ title: 'Apply as an installer – Solbazaar' },
	{ name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, context }: Route.LoaderArgs) {
	await requireRole(context, request, ['Buyer'])
	return read(api(context).installers['installer-applications'].mine.$get())
}

export const action = ({ request, context }: Route.ActionArgs): Promise<ApplyAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => apply(form, context) })

async function apply(form: FormData, context: Route.ActionArgs['context']): Promise<ApplyAnswer> {
	const typed = (name: string) => textIn(form, name)
	const json = {
		firm: typed('firm'),
		licenceNumber: typed('licenceNumber'),
		message: typed('message'),
	}
	const sent = await attempt(api(context).installers['installer-applications'].$post({ json }))
	if (sent.ok) throw redirect('/account/apply', 303)
	return { typed: json, ...refusalOf(sent.problem, FAILED) }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => {
	const unsent: ApplyAnswer = { typed: null, ...NO_REFUSAL, message: UNSENT }
	return orUnsent(serverAction, unsent)
}

function Filed({ firm, createdAt }: Application) {
	return (
		<Entrance
			title="Your application is with us"
			intro={
				<>
					{firm}, sent <When at={createdAt} time />. We read it and tell you here and in your
					notifications. Until then your account is a Buyer’s.
				</>
			}
		>
			<div className={classes.ways}>
				<Button component={Link} to="/products" size="md">
					Go to the shop
				</Button>
				<Button component={Link} to="/account" size="md" variant="default">
					Your account
				</Button>
			</div>
		</Entrance>
	)
}

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
	const { application } = loaderData
	if (application?.status === 'open') return <Filed {...application} />
	return (
		<Entrance
			title="Apply as an installer"
			intro="Tell us who you are. Once you are approved, log in as an Installer to take orders near you."
		>
			{application?.status === 'refused' && (
				<p className={classes.note}>
					Your last application was refused.
					{application.reason && ` ${application.reason}`} You can apply again.
				</p>
			)}
			{application?.status === 'approved' && (
				<p className={classes.note}>
					Your last application was approved: log out, and log in with the role Installer.
				</p>
			)}
			<ApplyForm answer={actionData} />
			<p className={classes.other}>
				Only want to buy? <Link to="/products">Go to the shop</Link>
			</p>
		</Entrance>
	)
}
