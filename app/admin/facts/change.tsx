import { data, Link, redirect } from 'react-router'
import type { NewFact } from '../../../domain/facts/schema'
import { requireRole } from '../../account/guard.server'
import { api, attempt } from '../../api.server'
import { PortalPage } from '../../portal/portal-page'
import { dispatch } from '../../ui/dispatch.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { refusalOf } from '../../ui/refusal'
import { orUnsent, UNSENT } from '../../ui/unsent'
import type { Route } from './+types/change'
import { type ChangeAnswer, ChangeForm } from './change-form'
import classes from './facts.module.css'
import { factWith, today } from './facts.server'
import { asCounted, bodyIn, typedIn, typedOf } from './fields'
import { isFactKind, nameOf } from './words'

const FAILED = 'This could not be saved. Please try again.'

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: `${loaderData ? `Change: ${nameOf(loaderData.fact)}` : 'Change'} – Solbazaar` },
]

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
	await requireRole(context, request, ['Admin'])
	const fact = await factWith(context, id)
	if (!fact) throw data('There is no such row.', { status: 404 })
	return { fact, today: today() }
}

export const action = ({ request, context }: Route.ActionArgs): Promise<ChangeAnswer> =>
	dispatch(request, ONE_FORM, { send: (form) => save(typedIn(form), context) })

async function save(
	form: ReturnType<typeof typedIn>,
	context: Route.ActionArgs['context'],
): Promise<ChangeAnswer> {
	const kind = form.kind ?? null
	if (!isFactKind(kind)) return { typed: form, errors: {}, message: FAILED }
	const json = bodyIn(kind, form) as NewFact
	const saved = await attempt(api(context).facts.$post({ json }))
	if (!saved.ok) return { typed: asCounted(kind, form), ...refusalOf(saved.problem, FAILED) }
	const { id, validFrom } = saved.value
	const view = validFrom > today() ? 'view=history&' : ''
	throw redirect(`/admin/facts?${view}kind=${kind}&done=saved&fact=${id}`, 303)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const typed = typedIn(await request.clone().formData())
	const unsent: ChangeAnswer = { typed, errors: {}, message: UNSENT }
	return orUnsent(serverAction, unsent)
}

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
	const { fact, today } = loaderData
	const { kind, state, figures } = fact
	const initial = { ...typedOf({ state, figures }), validFrom: today }
	return (
		<PortalPage
			title={`Change: ${nameOf(fact)}`}
			intro="This adds a row that applies from its day on. The current row stays in the history."
			action={
				<Link to={`/admin/facts?kind=${kind}`} className={classes.back}>
					Tariffs and prices
				</Link>
			}
		>
			<ChangeForm key={fact.id} fact={fact} initial={initial} answer={actionData} />
		</PortalPage>
	)
}
