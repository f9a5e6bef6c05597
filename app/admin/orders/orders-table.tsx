import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { apiPath } from '../../api-call'
import { STATUS_VARIANT, statusWord } from '../../components/orders/order-status'
import { Empty } from '../../components/portal/portal-page'
import { useShell } from '../../shell/use-shell'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { SelectableTable } from '../../ui/display/table/selectable-table'
import type { SortOrder } from '../../ui/display/table/sort'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { AssignChosen, type Assigning, type Installers } from './assign-chosen'
import { assignedOf, assignedWords } from './assigned'
import { orderPath, placeOf } from './head/in-list'
import classes from './orders-table.module.css'

/** The address's word for orders that wait for an admin to choose an installer. */
export const UNASSIGNED = 'unassigned'

/** Orders on a page of the list. */
export const PAGE_SIZE = 25

const NAMED = 3

interface OrderLinkProps {
	id: string
	/** Its row on the page of the list, from 0. */
	row: number
	children: ReactNode
}

/** The way to an order, which knows this list: its page leads on to the orders beside it. */
function OrderLink({ id, row, children }: OrderLinkProps) {
	const [params] = useSearchParams()
	return (
		<ButtonLink as={Link} variant="over" to={orderPath(id, placeOf(params, row, PAGE_SIZE))}>
			{children}
		</ButtonLink>
	)
}

function Items({ items }: Pick<Order, 'items'>) {
	const more = items.length - NAMED
	return (
		<ul className={classes.items}>
			{items.slice(0, NAMED).map(({ productId, name, quantity }) => (
				<li key={productId}>
					{name}{' '}
					<Text as="span" color="muted" numeric oneLine>
						× {number(quantity)}
					</Text>
				</li>
			))}
			{more > 0 && (
				<Text as="li" size="tiny" color="muted">
					and {more} more
				</Text>
			)}
		</ul>
	)
}

/** Below the status, who gave the order to its installer, and when. */
function AssignedLine({ order }: { order: Order }) {
	const isPool = useShell()?.showsDisclaimer ?? false
	const assigned = assignedOf(order, isPool)
	if (!assigned) return null
	return (
		<Text as="span" size="tiny" color="muted" className={classes.assigned}>
			{assignedWords(assigned)} {order.installer?.name}
		</Text>
	)
}

const COLUMNS: Column<Order>[] = [
	{
		name: 'buyer',
		head: 'User',
		cell: ({ id, buyer }, row) => (
			<RowTitle note={id}>
				<OrderLink id={id} row={row}>
					{buyer}
				</OrderLink>
			</RowTitle>
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
		cell: (order) => (
			<>
				<Status variant={STATUS_VARIANT[order.status]}>{statusWord(order)}</Status>
				<AssignedLine order={order} />
			</>
		),
	},
]

const ROW = { className: classes.row ?? '' }

const TABLE = { columns: COLUMNS, keyOf: ({ id }: Order) => id, rowProps: () => ROW }

const NONE = (children?: ReactNode) => (
	<Empty>
		<p>No orders found.</p>
		{children}
	</Empty>
)

/** Orders, each row leading to its order. */
export const OrdersTable = ({ orders }: { orders: Order[] }) => (
	<DataTable {...TABLE} rows={orders} empty={NONE()} />
)

interface OrdersToChooseProps {
	orders: Order[]
	sort?: SortOrder
	/** The way on from an empty list. */
	children?: ReactNode
	assigning: Assigning
	installers: Installers
	/** Whether orders are sent and paid, which a demo’s are not. */
	isLive?: boolean
}

const FORM = 'chosen-orders'

/** The same table, sorted by its heads, with orders that can be chosen for a file or an installer. */
export function OrdersToChoose(props: OrdersToChooseProps) {
	const { orders, sort, children, assigning, installers, isLive = false } = props
	return (
		<>
			<form
				hidden
				id={FORM}
				action={apiPath('get', '/exports/orders.csv', { query: {} })}
				onSubmit={assigning.onSubmit}
			/>
			<SelectableTable
				{...TABLE}
				rows={orders}
				sort={sort}
				empty={NONE(children)}
				form={FORM}
				name="id"
				nameOf={({ buyer, id }) => `the order of ${buyer}, ${id}`}
				outcome={assigning.answer}
				bar={
					<>
						<AssignChosen form={FORM} installers={installers} />
						{isLive && (
							<>
								<ButtonLink type="submit" form={FORM} formAction="/admin/orders/send-parcels">
									Send parcels
								</ButtonLink>
								<ButtonLink type="submit" form={FORM} formAction="/admin/orders/record-payments">
									Record paid
								</ButtonLink>
							</>
						)}
						<ButtonLink type="submit" form={FORM}>
							Export chosen
						</ButtonLink>
					</>
				}
			/>
		</>
	)
}
