import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '../../domain/orders/schema'
import type { Role } from '../../shared/actor'
import { Paging } from '../products/list/paging'
import { Status, type Tone } from '../ui/display/status'
import { Stack } from '../ui/layout/stack'
import { Action } from '../ui/text/action'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import classes from './my-orders.module.css'
import { STATUS } from './order-status'

const TONE: Record<Order['status'], Tone> = {
	pending: 'waiting',
	accepted: 'good',
	scheduled: 'good',
	installed: 'good',
	declined: 'bad',
	cancelled: 'bad',
}

function OrderRow({ order }: { order: Order }) {
	const [first, ...rest] = order.items
	return (
		<li className={classes.order}>
			<div>
				<Action as={Link} look="over" to={`/orders/${order.id}`} className={classes.number}>
					{order.id}
				</Action>
				<Text size="tiny" tone="muted" className={classes.what}>
					{first?.name}
					{rest.length > 0 && ` and ${rest.length} more`}
				</Text>
			</div>
			<p className={classes.status}>
				<Status tone={TONE[order.status]}>{STATUS[order.status].word}</Status>
			</p>
			<Text size="tiny" tone="muted" className={classes.date}>
				<When at={order.createdAt} />
			</Text>
			<p className={classes.total}>
				<Price rupees={order.total} />
			</p>
		</li>
	)
}

const toPage = (page: number) => (page === 1 ? '/account' : `/account?page=${page}`)

interface MyOrdersProps {
	orders: Order[]
	page: number
	pages: number
}

/** The buyer's own orders, newest first. */
export function MyOrders({ orders, page, pages }: MyOrdersProps) {
	return (
		<section aria-labelledby="orders">
			<h2 id="orders">My orders</h2>
			{orders.length === 0 ? (
				<Stack align="start" className={classes.none}>
					<p>You have not ordered anything yet.</p>
					<Button component={Link} to="/products" size="md">
						See all products
					</Button>
				</Stack>
			) : (
				<ul className={classes.orders}>
					{orders.map((order) => (
						<OrderRow key={order.id} order={order} />
					))}
				</ul>
			)}
			<Paging page={page} pages={pages} addressOf={toPage} />
		</section>
	)
}

/** Where installers and admins find the orders they work with. */
export function PortalOrders({ role }: { role: Role }) {
	const to = role === 'Admin' ? '/admin/orders' : '/installer/orders'
	return (
		<section aria-labelledby="orders">
			<h2 id="orders">Orders</h2>
			<Stack align="start" className={classes.none}>
				<p>
					You are logged in as {role}. What you bought yourself is here when you log in as Buyer.
				</p>
				<Button component={Link} to={to} size="md">
					Go to the orders you work with
				</Button>
			</Stack>
		</section>
	)
}
