import type { Payable } from '../../../domain/reports/money/money-schema'
import { apiPath } from '../../api-call'
import { FilterSearch } from '../../components/portal/filter-fields'
import { titleMeta } from '../../shell/page-title'
import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import type { Route } from './+types/owed'
import { MoneyPage, NothingFound, ORDER_COLUMN, Sum } from './money-page'
import { loadOwed } from './owed.server'

export const meta = titleMeta('Owed to buyers')

export const loader = ({ request, context }: Route.LoaderArgs) => loadOwed(context, request)

const COLUMNS: Column<Payable>[] = [
	ORDER_COLUMN,
	{ name: 'at', head: 'Paid last', kind: 'date', cell: ({ paidAt }) => <When at={paidAt} /> },
	{ name: 'total', head: 'Total', kind: 'number', cell: ({ total }) => <Price rupees={total} /> },
	{ name: 'paid', head: 'Paid', kind: 'number', cell: ({ paid }) => <Price rupees={paid} /> },
	{
		name: 'refunded',
		head: 'Refunded',
		kind: 'number',
		cell: ({ refunded }) => <Price rupees={refunded} />,
	},
	{ name: 'owed', head: 'Owed', kind: 'number', cell: ({ owed }) => <Price rupees={owed} /> },
]

/** What buyers have paid beyond what they had to, and nobody has begun to send back. */
export default function Owed({ loaderData }: Route.ComponentProps) {
	const { rows, totals, total, query, ...list } = loaderData
	return (
		<MoneyPage
			title="Owed to buyers"
			intro="Paid too much, or for an order that is over. Refund it on the order."
			file={apiPath('get', '/exports/payables.csv', { query })}
			filters={<FilterSearch placeholder="Order, buyer, phone, UTR, invoice" />}
			figures={
				<Sum
					name="Owed to buyers"
					rupees={totals.owed}
					hint={`${number(total)} ${total === 1 ? 'order' : 'orders'}`}
				/>
			}
			list={list}
		>
			<DataTable
				label="Owed to buyers"
				columns={COLUMNS}
				rows={rows}
				keyOf={({ orderId }) => orderId}
				empty={
					<NothingFound
						none="Buyers are owed nothing."
						notFound="Nothing found that buyers are owed."
						to="/admin/payments/owed"
						all="Show all that is owed"
					/>
				}
			/>
		</MoneyPage>
	)
}
