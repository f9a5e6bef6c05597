import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, redirect, replace } from 'react-router'
import { type Attempt, api, attempt, read } from '../api.server'
import { useShell } from '../shell/use-shell'
import { dispatch, textIn } from '../ui/dispatch.server'
import { Page } from '../ui/page'
import { orUnsent, UNSENT } from '../ui/unsent'
import { When } from '../ui/when'
import type { Route } from './+types/order'
import classes from './order.module.css'
import { OrderCancel } from './order-cancel'
import type { AskedContact } from './order-contact'
import { OrderHistory } from './order-history'
import { OrderInstallation } from './order-installation'
import { type OrderIntent, orderIntents } from './order-intents'
import { OrderLink } from './order-link'
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
 * The address of a tracking link holds a secret, so no other page is told it. (A browser told to say nothing
 * at all would send this page's own forms without their origin, and those are refused.)
 */
export const headers: Route.HeadersFunction = () => PRIVATE

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }

/** A tracking link is used once: from then on a cookie opens the order, and the secret is out of the address. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { events, installations, orders } = api(context)
	const call = { param: params, query: {} }
	const key = url.searchParams.get('key')
	if (key !== null) {
		await attempt(orders[':id'].follow.$put({ param: params, json: { key } }))
		throw replace(url.pathname, { headers: PRIVATE })
	}
	// First: events from now on are received, whatever is read next already has.
	const cursor = await attempt(events.cursor.$get())
	const order = await read(orders[':id'].$get(call))
	const installation = order.approved
		? await read(installations.orders[':id'].installation.$get(call))
		: null
	return { read: { order, installation }, after: cursor.ok ? cursor.value.after : null }
}

const UNTYPED = { reason: '', wish: '', contact: '' }

export async function action({ params, request, url, context }: Route.ActionArgs) {
	const call = { param: params, query: {} }
	const { appointment } = api(context).installations.orders[':id']
	const order = api(context).orders[':id']
	const answerTo = (intent: OrderIntent, form: FormData, result: Attempt<unknown>) => {
		if (result.ok) throw redirect(url.pathname)
		const { errors = {}, detail } = result.problem
		const typed = Object.fromEntries(
			Object.keys(UNTYPED).map((name) => [name, textIn(form, name)]),
		) as typeof UNTYPED
		return {
			intent,
			problem: Object.values(errors)[0] ?? detail,
			isContact: errors.contact !== undefined,
			typed,
		}
	}
	const contactIn = (form: FormData) => ({ contact: textIn(form, 'contact') })
	return dispatch(request, orderIntents, {
		'confirm-appointment': async (form) => {
			const json = { at: textIn(form, 'at'), ...contactIn(form) }
			const result = await attempt(appointment.confirm.$post({ ...call, json }))
			return answerTo('confirm-appointment', form, result)
		},
		'another-appointment': async (form) => {
			const json = { wish: textIn(form, 'wish'), ...contactIn(form) }
			const result = await attempt(appointment.another.$post({ ...call, json }))
			return answerTo('another-appointment', form, result)
		},
		cancel: async (form) => {
			const json = { reason: textIn(form, 'reason'), ...contactIn(form) }
			return answerTo('cancel', form, await attempt(order.cancel.$post({ ...call, json })))
		},
		'replace-link': async (form) => {
			const json = contactIn(form)
			const result = await attempt(order['tracking-key'].$post({ ...call, json }))
			return answerTo('replace-link', form, result)
		},
		'stop-following': async () => {
			// Where it is not followed any more, what was asked for is so already.
			await attempt(order.follow.$delete({ param: params }))
			throw redirect(`${url.pathname}/ended`)
		},
	})
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const intent = orderIntents.in(await request.clone().formData())
	return orUnsent(serverAction, { intent, problem: UNSENT, isContact: false, typed: UNTYPED })
}

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
	const { order, installation } = useFollowed(loaderData.read, loaderData)
	// What has been typed stays, even where meanwhile there is nothing left to cancel.
	const [cancelling, setCancelling] = useState(false)
	const user = useShell()?.user
	const { shipping, status } = order
	const problemOf = (...intents: OrderIntent[]) =>
		actionData && intents.some((each) => each === actionData.intent) ? actionData.problem : null
	const cancelProblem = problemOf('cancel')
	const contactOf = (...intents: OrderIntent[]): AskedContact | null =>
		order.asksContact
			? {
					error: actionData?.isContact ? problemOf(...intents) : null,
					typed: problemOf(...intents) === null ? '' : (actionData?.typed.contact ?? ''),
				}
			: null
	const elsewhere = (problem: string | null) => (actionData?.isContact ? null : problem)
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
							problem={elsewhere(problemOf('confirm-appointment', 'another-appointment'))}
							contacts={{
								confirm: contactOf('confirm-appointment'),
								another: contactOf('another-appointment'),
							}}
							wish={actionData?.typed.wish ?? ''}
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
							<span>{[shipping.state, shipping.country].filter(Boolean).join(', ')}</span>
							<span>{shipping.contactNumber}</span>
							{shipping.email && <span>{shipping.email}</span>}
						</address>
						{!order.buyerShown && (
							<p>
								Full name, phone and address are shown to the installer who has accepted the order.
							</p>
						)}
					</section>
					{canCancel && (
						<OrderCancel
							problem={elsewhere(cancelProblem)}
							contact={contactOf('cancel')}
							reason={actionData?.typed.reason ?? ''}
							onBegin={() => setCancelling(true)}
						/>
					)}
					{order.trackingKey && (
						<OrderLink
							id={order.id}
							trackingKey={order.trackingKey}
							contact={contactOf('replace-link')}
							problem={elsewhere(problemOf('replace-link', 'stop-following'))}
						/>
					)}
				</div>
			</div>
			<p className={classes.placed}>
				Placed on <When at={order.createdAt} time />. Times are those of India.
			</p>
		</Page>
	)
}
