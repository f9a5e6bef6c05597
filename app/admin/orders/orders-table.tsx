import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { STATUS_TONE, STATUS_WORD } from '../../portal/order-status'
import { Empty } from '../../portal/portal-page'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import type { SortOrder } from '../../ui/display/table/sort'
import { Action } from '../../ui/text/action'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './orders-table.module.css'

/** What the address calls orders that wait for an admin to choose an installer. */
export const UNASSIGNED = 'unassigned'

const NAMED = 3

function Items({ items }: Pick<Order, 'items'>) {
	const more = items.length - NAMED
	return (
		<ul className={classes.items}>
			{items.slice(0, NAMED).map(({ productId, name, quantity }) => (
				<li key={productId}>
					{name}{' '}
					<Text as="span" tone="muted" numeric oneLine>
						× {quantity}
					</Text>
				</li>
			))}
			{more > 0 && (
				<Text as="li" size="tiny" tone="muted">
					and {more} more
				</Text>
			)}
		</ul>
	)
}

interface OrdersTableProps {
	orders: Order[]
	/** What they are sorted by, where their heads sort. */
	sort?: SortOrder
	/** The way on from an empty list. */
	children?: ReactNode
}

const COLUMNS: Column<Order>[] = [
	{
		name: 'buyer',
		head: 'User',
		cell: ({ id, buyer }) => (
			<Action as={Link} look="over" to={`/admin/orders/${id}`}>
				{buyer}
			</Action>
		),
	},
	{
		name: 'items',
		head: 'Product(s)',
		kind: 'wide',
		label: null,
		cell: ({ items }) => <Items items={items} />,
	},
	{
		name: 'date',
		head: 'Order Date',
		kind: 'date',
		sorts: { up: 'oldest', down: 'newest' },
		cell: ({ createdAt }) => <When at={createdAt} time />,
	},
	{
		name: 'status',
		head: 'Status',
		kind: 'date',
		sorts: true,
		cell: ({ status }) => <Status tone={STATUS_TONE[status]}>{STATUS_WORD[status]}</Status>,
	},
]

const ROW = { className: classes.row ?? '' }

/** Orders, each row leading to its order. */
export function OrdersTable({ orders, sort, children }: OrdersTableProps) {
	return (
		<DataTable
			columns={COLUMNS}
			rows={orders}
			{...(sort !== undefined && { sort })}
			keyOf={({ id }) => id}
			rowProps={() => ROW}
			empty={
				<Empty>
					<p>No orders found.</p>
					{children}
				</Empty>
			}
		/>
	)
}
