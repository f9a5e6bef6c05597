import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order, OrderStatus } from '../../../domain/orders/schema'
import { Empty } from '../../portal/portal-page'
import tableClasses from '../../portal/table.module.css'
import { Status } from '../../ui/display/status'
import { When } from '../../ui/text/when'
import classes from './orders-table.module.css'

/** What a screen calls each status, in the order an order goes through them. */
/** What the address calls orders that wait for an admin to choose an installer. */
export const UNASSIGNED = 'unassigned'

export const STATUS_NAMES: Record<OrderStatus, string> = {
	pending: 'Pending',
	accepted: 'Accepted',
	declined: 'Declined',
	scheduled: 'Scheduled',
	installed: 'Installed',
	cancelled: 'Cancelled',
}

export const TONE = {
	pending: 'waiting',
	accepted: 'good',
	declined: 'bad',
	scheduled: 'info',
	installed: 'good',
	cancelled: 'off',
} as const

const NAMED = 3

function Items({ items }: Pick<Order, 'items'>) {
	const more = items.length - NAMED
	return (
		<ul className={classes.items}>
			{items.slice(0, NAMED).map(({ productId, name, quantity }) => (
				<li key={productId}>
					{name} <span className={classes.quantity}>× {quantity}</span>
				</li>
			))}
			{more > 0 && <li className={tableClasses.quiet}>and {more} more</li>}
		</ul>
	)
}

interface OrdersTableProps {
	orders: Order[]
	/** The way on from an empty list. */
	children?: ReactNode
}

/** Orders, each row leading to its order. */
export function OrdersTable({ orders, children }: OrdersTableProps) {
	if (orders.length === 0)
		return (
			<Empty>
				<p>No orders found.</p>
				{children}
			</Empty>
		)
	return (
		<table className={tableClasses.table}>
			<thead>
				<tr>
					<th scope="col">User</th>
					<th scope="col">Product(s)</th>
					<th scope="col">Order Date</th>
					<th scope="col">Status</th>
				</tr>
			</thead>
			<tbody>
				{orders.map(({ id, buyer, items, createdAt, status }) => (
					<tr key={id} className={classes.row}>
						<td>
							<Link to={`/admin/orders/${id}`} className={classes.link}>
								{buyer}
							</Link>
						</td>
						<td className={tableClasses.wide}>
							<Items items={items} />
						</td>
						<td className={tableClasses.nowrap} data-label="Order Date">
							<When at={createdAt} time />
						</td>
						<td className={tableClasses.nowrap} data-label="Status">
							<Status tone={TONE[status]}>{STATUS_NAMES[status]}</Status>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}
