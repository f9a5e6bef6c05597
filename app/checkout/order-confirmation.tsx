import { Button } from '@mantine/core'
import { Link, replace } from 'react-router'
import type { Order } from '../../domain/orders/schema'
import type { NextPayment } from '../../domain/payments/schema'
import { api, attempt, read } from '../api.server'
import { BoughtLines } from '../components/orders/bought-lines'
import { CopyLink } from '../components/orders/copy-link'
import { HowToPay } from '../components/orders/money/how-to-pay'
import { statusSentence } from '../components/orders/order-status'
import { BesideGoods } from '../components/orders/sums/beside-goods'
import { LINKED, privateMeta } from '../shell/page-title'
import { useWithGst } from '../shell/use-gst'
import { FactList } from '../ui/display/fact-list'
import { NetCostLines } from '../ui/display/sum-list'
import { isNoId } from '../ui/forms/path-id'
import { Card } from '../ui/layout/card'
import { Page } from '../ui/layout/page'
import { Row } from '../ui/layout/row'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import type { Route } from './+types/order-confirmation'
import classes from './order-confirmation.module.css'

export const meta = privateMeta('Order received')

export const headers: Route.HeadersFunction = () => LINKED

const THANKS = 'Thank you for your order.'

/** Of a demo, which shows its thanks to everybody. */
const NOTHING = {
	order: null,
	link: '',
	address: null,
	next: null,
	thanks: `${THANKS} Our installer team will review your request and contact you shortly.`,
}

/** The result for an address that was to be saved with the order. */
const ADDRESS: Record<string, string> = {
	saved: 'The address is saved in your account.',
	full: 'The address was not saved: your account is full. Remove one first.',
}

/**
 * With the order's number there is more to show to its buyer. In a demo the thanks stand alone to anybody else; a live
 * shop thanks for no order that it does not show.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { orders, settlement, store } = api(context)
	const { checkoutIsDemo } = await read(store.$get())
	const unknown = (to: string) => {
		if (checkoutIsDemo) return NOTHING
		throw replace(to)
	}
	const id = url.searchParams.get('order')
	if (!id || isNoId(id)) return unknown('/')
	const key = url.searchParams.get('key')
	if (key !== null) {
		await attempt(orders[':id'].follow.$put({ param: { id }, json: { key } }))
		throw replace(`${url.pathname}?${new URLSearchParams({ order: id })}`)
	}
	const found = await attempt(orders[':id'].$get({ param: { id }, query: {} }))
	const path = `/orders/${encodeURIComponent(id)}`
	if (!found.ok) return unknown(path)
	const call = { param: { id }, query: {} }
	const money = found.value.money
		? await attempt(settlement.orders[':id'].payments.$get(call))
		: null
	const { items, charges, discount, total, netCost, trackingKey } = found.value
	const next = money?.ok ? money.value.next : null
	return {
		order: { id: found.value.id, items, charges, discount, total, netCost, path },
		next,
		thanks: checkoutIsDemo ? NOTHING.thanks : `${THANKS} ${whatFollows(found.value, next)}`,
		address: ADDRESS[url.searchParams.get('address') ?? ''] ?? null,
		link: trackingKey ? `${path}?key=${encodeURIComponent(trackingKey)}` : path,
	}
}

const CONFIRM = {
	mail: 'One thing is left: confirm it by the code that we have sent to your email address.',
	sms: 'One thing is left: confirm it by the code that we have sent to your phone.',
	call: 'We call you to confirm it before we begin.',
}

/** The next steps of an order, and the buyer's own. */
function whatFollows(order: Order, next: NextPayment | null): string {
	if (next?.confirmation) return CONFIRM[next.confirmation.by ?? 'call']
	return order.status === 'unpaid'
		? 'We confirm it once your payment has arrived.'
		: statusSentence(order)
}

export default function OrderConfirmation({
	loaderData: { order, link, address, next, thanks },
}: Route.ComponentProps) {
	const withGst = useWithGst()
	return (
		<Page airy className={classes.page}>
			<svg className={classes.sun} viewBox="0 0 240 96" aria-hidden="true" focusable="false">
				<path className={classes.area} d="M12 84C72 84 74 22 120 22s48 62 108 62Z" />
				<path className={classes.curve} d="M12 84C72 84 74 22 120 22s48 62 108 62" />
				<circle cx="120" cy="22" r="16" />
			</svg>
			<h1>Order Received!</h1>
			<p className={classes.thanks}>{thanks}</p>
			{order && next?.confirmation?.by && (
				<Button component={Link} to={`${order.path}#confirm`} size="md">
					Enter the code
				</Button>
			)}
			{next && (
				<Card as="section" gap={3} pad={6} className={classes.order} aria-labelledby="pay">
					<h2 id="pay">How to pay</h2>
					<HowToPay next={next} />
				</Card>
			)}
			{order && (
				<Card as="section" gap={3} pad={6} className={classes.order} aria-labelledby="number">
					<h2 id="number">
						Order{' '}
						<Text as="span" oneLine>
							{order.id}
						</Text>
					</h2>
					<Text size="small" color="muted">
						Keep this link. It shows how far your order is, on any device.
					</Text>
					<CopyLink link={link} />
					{address && (
						<Text size="small">
							{address} <Link to="/account/addresses">Your addresses</Link>
						</Text>
					)}
					<BoughtLines items={order.items} />
					{(order.charges.length > 0 || order.discount) && (
						<FactList variant="sums">
							<BesideGoods charges={order.charges} discount={order.discount} />
						</FactList>
					)}
					<Row as="p" wrap align="baseline" justify="between" gap={4}>
						<Text as="span" size="small">
							{withGst('Total')}
						</Text>
						<Text as="span" size="large">
							<Price rupees={order.total} />
						</Text>
					</Row>
					{order.netCost && <NetCostLines of={order.netCost} />}
				</Card>
			)}
			<Row wrap align="stretch" justify="center" gap={3} className={classes.ways}>
				{order && (
					<Button component={Link} to={order.path} size="md">
						Follow this order
					</Button>
				)}
				<Button component={Link} to="/products" size="md" variant="default">
					See more products
				</Button>
				<Button component={Link} to="/" size="md" variant="default">
					Go to the home page
				</Button>
			</Row>
		</Page>
	)
}
