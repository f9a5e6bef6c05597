import { redirect } from 'react-router'
import { api, attempt, read } from '../api.server'
import { BoughtLines } from '../storefront/bought-lines'
import { Page } from '../ui/page'
import { Price } from '../ui/price'
import { orUnsent, UNSENT } from '../ui/unsent'
import { When } from '../ui/when'
import type { Route } from './+types/order'
import classes from './order.module.css'
import { OrderCancel } from './order-cancel'
import { OrderHistory } from './order-history'
import { OrderProgress } from './order-progress'
import { STATUS } from './order-status'

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
	const query = { key: keyIn(url) }
	return { order: await read(api(context).orders[':id'].$get({ param: params, query })) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
	const reason = String((await request.formData()).get('reason') ?? '')
	const query = { key: keyIn(url) }
	const call = api(context).orders[':id'].cancel.$post({ param: params, query, json: { reason } })
	const result = await attempt(call)
	if (!result.ok) return { problem: result.problem.errors?.reason ?? result.problem.detail }
	throw redirect(url.pathname + url.search)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
	orUnsent(serverAction, { problem: UNSENT })

export default function OrderPage({ loaderData: { order }, actionData }: Route.ComponentProps) {
	const { shipping, status } = order
	return (
		<Page className={classes.page}>
			<h1>
				Order <span className={classes.number}>{order.id}</span>
			</h1>
			<p className={classes.lead} role="status">
				<strong>{STATUS[status].word}.</strong> {STATUS[status].sentence}
			</p>
			<OrderProgress order={order} />
			<div className={classes.columns}>
				<section aria-labelledby="items">
					<h2 id="items">What was ordered</h2>
					<BoughtLines items={order.items} />
					<dl className={classes.sums}>
						<div>
							<dt>Total</dt>
							<dd>
								<Price rupees={order.total} className={classes.total} />
							</dd>
						</div>
						<div>
							<dt>GST within the total</dt>
							<dd>
								<Price rupees={order.tax} className={classes.tax} />
							</dd>
						</div>
					</dl>
				</section>
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
					{(order.may.includes('cancel') || actionData) && (
						<OrderCancel problem={actionData?.problem ?? null} />
					)}
				</div>
			</div>
			<p className={classes.placed}>
				Placed on <When at={order.createdAt} time />. Times are those of India.
			</p>
		</Page>
	)
}
