import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { api, attempt, read } from '../api.server'
import { useShell } from '../shell/use-shell'
import { Page } from '../ui/page'
import { orUnsent, UNSENT } from '../ui/unsent'
import { When } from '../ui/when'
import type { Route } from './+types/order'
import classes from './order.module.css'
import { OrderCancel } from './order-cancel'
import { OrderHistory } from './order-history'
import { OrderInstallation } from './order-installation'
import { OrderProgress } from './order-progress'
import { STATUS } from './order-status'
import { OrderSums } from './order-sums'
import { useFollowed } from './use-followed'

export const meta: Route.MetaFunction = ({ params }) => [
	{ title: `Order ${params.id} – Solbazaar` },
	{ name: 'robots', content: 'noindex' },
	{ name: 'referrer', content: 'strict-origin' },
]

/**
 * The address may hold a guest's key, so no other page is told it. (A browser told to say nothing at
 * all would send this page's own forms without their origin, and those are refused.)
 */
export const headers: Route.HeadersFunction = () => ({
	'cache-control': 'no-store',
	'referrer-policy': 'strict-origin',
})

const keyIn = (url: URL) => url.searchParams.get('key') ?? undefined

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { events, installations, orders } = api(context)
	const key = keyIn(url)
	const call = { param: params, query: { key } }
	// First: what comes from now on is told, whatever is read next already has.
	const cursor = await attempt(events.cursor.$get())
	const order = await read(orders[':id'].$get(call))
	const installation = order.approved
		? await read(installations.orders[':id'].installation.$get(call))
		: null
	return { read: { order, installation }, key, after: cursor.ok ? cursor.value.after : null }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
	const form = await request.formData()
	const intent = String(form.get('intent'))
	const call = { param: params, query: { key: keyIn(url) } }
	const { appointment } = api(context).installations.orders[':id']
	const text = (name: string) => String(form.get(name) ?? '')
	const result =
		intent === 'confirm-appointment'
			? await attempt(appointment.confirm.$post({ ...call, json: { at: text('at') } }))
			: intent === 'another-appointment'
				? await attempt(appointment.another.$post({ ...call, json: { wish: text('wish') } }))
				: await attempt(
						api(context).orders[':id'].cancel.$post({ ...call, json: { reason: text('reason') } }),
					)
	if (!result.ok) {
		const { errors, detail } = result.problem
		return { intent, problem: Object.values(errors ?? {})[0] ?? detail }
	}
	throw redirect(url.pathname + url.search)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const intent = String((await request.clone().formData()).get('intent'))
	return orUnsent(serverAction, { intent, problem: UNSENT })
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
	const { order, installation } = useFollowed(loaderData.read, loaderData)
	// What has been typed stays, even where meanwhile there is nothing left to cancel.
	const [cancelling, setCancelling] = useState(false)
	const user = useShell()?.user
	const { shipping, status } = order
	const problemOf = (...intents: string[]) =>
		actionData && intents.includes(actionData.intent) ? actionData.problem : null
	const cancelProblem = problemOf('cancel')
	const canCancel =
		order.may.includes('cancel') || cancelProblem !== null || (cancelling && status !== 'cancelled')
	return (
		<Page className={classes.page}>
			{user?.role === 'Buyer' && (
				<Link to="/account" className={classes.back}>
					<IconArrowLeft size={18} aria-hidden />
					Your orders
				</Link>
			)}
			<h1>
				Order <span className={classes.number}>{order.id}</span>
			</h1>
			<p className={classes.lead} role="status">
				<strong>{STATUS[status].word}.</strong> {STATUS[status].sentence}
			</p>
			<OrderProgress order={order} />
			<div className={classes.columns}>
				<div>
					{installation && (
						<OrderInstallation
							installation={installation}
							problem={problemOf('confirm-appointment', 'another-appointment')}
						/>
					)}
					<OrderSums order={order} />
				</div>
				<div className={classes.side}>
					<OrderHistory history={order.history} />
					<section aria-labelledby="shipping">
						<h2 id="shipping">Shipping address</h2>
						<address className={classes.address}>
							<strong>{shipping.fullName}</strong>
							<span>{shipping.street}</span>
							<span>
								{shipping.city} {shipping.zipCode}
							</span>
							<span>{shipping.country}</span>
							<span>{shipping.contactNumber}</span>
							{shipping.email && <span>{shipping.email}</span>}
						</address>
					</section>
					{canCancel && <OrderCancel problem={cancelProblem} onBegin={() => setCancelling(true)} />}
				</div>
			</div>
			<p className={classes.placed}>
				Placed on <When at={order.createdAt} time />. Times are those of India.
			</p>
		</Page>
	)
}
