import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Movement } from '../../../domain/reports/money/money-schema'
import { apiPath } from '../../api-call'
import { WAY_WORD } from '../../components/orders/money/money-words'
import { FilterDays, FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { Banner } from '../../ui/layout/banner'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import type { Route } from './+types/payments'
import { MoneyPage, NothingFound, ORDER_COLUMN, Sum } from './money-page'
import {
	KIND_CHOICES,
	STATE_CHOICES,
	STATE_VARIANT,
	STATE_WORD,
	WAY_CHOICES,
} from './movement-words'
import { loadPayments } from './payments.server'

export const meta = titleMeta('Payments')

export const loader = ({ request, context }: Route.LoaderArgs) => loadPayments(context, request)

/** Of a movement known from an admin or the bank’s file, only the day is known. */
const isOfADay = ({ kind, way, state }: Movement) =>
	kind === 'payment' && way !== 'razorpay' && state === 'captured'

const COLUMNS: Column<Movement>[] = [
	ORDER_COLUMN,
	{
		name: 'at',
		head: 'When',
		kind: 'date',
		cell: (row) => <When at={row.at} time={!isOfADay(row)} />,
	},
	{
		name: 'kind',
		head: 'Kind',
		cell: ({ kind }) => (kind === 'payment' ? 'Payment' : 'Refund'),
	},
	{ name: 'way', head: 'Way', cell: ({ way }) => WAY_WORD[way] },
	{ name: 'reference', head: 'Reference', cell: ({ reference }) => reference ?? '–' },
	{
		name: 'state',
		head: 'State',
		kind: 'date',
		cell: ({ state }) => <Status variant={STATE_VARIANT[state]}>{STATE_WORD[state]}</Status>,
	},
	{
		name: 'amount',
		head: 'Amount',
		kind: 'number',
		cell: ({ kind, amount }) => (
			<>
				{kind === 'refund' && '− '}
				<Price rupees={amount} />
			</>
		),
	},
]

/** So many orders with a held payment are named. */
const MAX_HELD = 10

/** All payments and refunds, each leading to its order, where an admin records them. */
export default function Payments({ loaderData }: Route.ComponentProps) {
	const { rows, totals, total, held, owed, query, problem, ...list } = loaderData
	return (
		<MoneyPage
			title="Payments"
			intro={`${number(total)} ${total === 1 ? 'entry' : 'entries'}`}
			file={apiPath('get', '/exports/payments.csv', { query })}
			filters={
				<>
					<FilterSearch placeholder="Order, buyer, phone, UTR, invoice" />
					<FilterSelect name="kind" label="Kind" data={KIND_CHOICES} />
					<FilterSelect name="way" label="Way" data={WAY_CHOICES} />
					<FilterSelect name="state" label="State" data={STATE_CHOICES} />
					<FilterDays problem={problem} />
				</>
			}
			figures={
				<>
					<Sum name="Received" rupees={totals.received} />
					<Sum name="Sent back" rupees={totals.refunded} />
					<Sum name="To be sent back" rupees={totals.refunding} />
					{owed.orders > 0 && (
						<Sum
							name="Owed to buyers"
							rupees={owed.rupees}
							hint={
								<Link to="/admin/payments/owed">
									{number(owed.orders)} {owed.orders === 1 ? 'order' : 'orders'}
								</Link>
							}
						/>
					)}
				</>
			}
			list={list}
		>
			{held.length > 0 && (
				<Banner variant="notice">
					{held.length === 1
						? 'A payment online is held, since it is not what was asked for. Decide on it: '
						: `${number(held.length)} payments online are held, since they are not what was asked for. Decide on them: `}
					{held.slice(0, MAX_HELD).map(({ orderId, reference }, index) => (
						<Fragment key={reference}>
							{index > 0 && ', '}
							<Link to={`/admin/orders/${orderId}#money`}>{orderId}</Link>
						</Fragment>
					))}
					{held.length > MAX_HELD ? ' …' : '.'}
				</Banner>
			)}
			{!problem && (
				<DataTable
					label="Payments and refunds"
					columns={COLUMNS}
					rows={rows}
					keyOf={({ id }) => id}
					empty={
						<NothingFound
							none="No payments yet."
							notFound="No payments found."
							to="/admin/payments"
							all="Show all payments"
						/>
					}
				/>
			)}
		</MoneyPage>
	)
}
