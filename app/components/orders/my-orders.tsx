import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import type { Role } from '../../../shared/actor'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { Card } from '../../ui/layout/card'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import { Paging } from '../products/list/paging'
import { buyerWord, STATUS_VARIANT } from './order-status'

const COLUMNS: Column<Order>[] = [
	{
		name: 'order',
		head: 'Order',
		kind: 'wide',
		cell: ({ id, items: [first, ...rest] }) => (
			<RowTitle
				to={`/orders/${id}`}
				note={`${first?.name ?? ''}${rest.length > 0 ? ` and ${rest.length} more` : ''}`}
			>
				{id}
			</RowTitle>
		),
	},
	{
		name: 'status',
		head: 'Status',
		cell: (order) => <Status variant={STATUS_VARIANT[order.status]}>{buyerWord(order)}</Status>,
	},
	{ name: 'date', head: 'Date', kind: 'date', cell: ({ createdAt }) => <When at={createdAt} /> },
	{
		name: 'total',
		head: 'Total',
		kind: 'number',
		cell: ({ total }) => <Price rupees={total} />,
	},
]

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
				<Card surface="sunken" pad={6} align="start">
					<p>You have not ordered anything yet.</p>
					<Button component={Link} to="/products" size="md">
						See all products
					</Button>
				</Card>
			) : (
				<DataTable label="My orders" columns={COLUMNS} rows={orders} keyOf={({ id }) => id} />
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
			<Card surface="sunken" pad={6} align="start">
				<p>
					You are logged in as {role}. What you bought yourself is here when you log in as Buyer.
				</p>
				<Button component={Link} to={to} size="md">
					Go to the orders you work with
				</Button>
			</Card>
		</section>
	)
}
