import { Link, useSearchParams } from 'react-router'
import type { MonthBalanceView } from '../../../domain/reports/balance/balance-schema'
import { monthInWords } from '../../../shared/format/dates'
import { withParams } from '../../components/portal/address'
import { Empty } from '../../components/portal/portal-page'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { priceColumns } from '../../ui/display/table/price-columns'
import { Section } from '../../ui/layout/section'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { LoadedOf } from './report.server'
import { TAX_HEADS } from './tax-heads'

const monthName = (month: string) => monthInWords(`${month}-01`)

const DIFFERENCE = ['difference', 'Difference'] as const

const SUM_COLUMNS = priceColumns([
	['received', 'Received'],
	['refunded', 'Refunded'],
	['invoiced', 'Invoiced'],
	['credited', 'Credited'],
	['advances', 'Advances'],
	['owedToBuyers', 'Owed to buyers'],
	['owedByBuyers', 'Owed by buyers'],
	['shopOffers', 'Own offers'],
	DIFFERENCE,
])

function MonthLink({ month }: { month: string }) {
	const [params] = useSearchParams()
	return (
		<Link to={withParams(params, { month })} preventScrollReset>
			{monthName(month)}
		</Link>
	)
}

const BALANCES = <Status variant="good">Balances</Status>
const DOES_NOT_BALANCE = <Status variant="bad">Does not balance</Status>

const MONTH_COLUMNS: Column<MonthBalanceView>[] = [
	{
		name: 'month',
		head: 'To the end of',
		kind: 'date',
		cell: ({ month, balances }) => (
			<RowTitle note={balances ? BALANCES : DOES_NOT_BALANCE}>
				<MonthLink month={month} />
			</RowTitle>
		),
	},
	...SUM_COLUMNS,
]

type Place = MonthBalanceView['places'][number]
const PLACE_COLUMNS: Column<Place>[] = [
	{ name: 'place', head: 'Place of supply', cell: ({ placeOfSupply }) => placeOfSupply },
	...SUM_COLUMNS,
]

type Taxed = MonthBalanceView['taxedAdvances'][number]
const TAXED_COLUMNS: Column<Taxed>[] = [
	{ name: 'place', head: 'Place of supply', cell: ({ placeOfSupply }) => placeOfSupply },
	{ name: 'rate', head: 'Rate', kind: 'number', cell: ({ ratePct }) => `${number(ratePct)} %` },
	...priceColumns([...TAX_HEADS, DIFFERENCE]),
]

type Lacking = MonthBalanceView['orders'][number]
const ORDER_COLUMNS: Column<Lacking>[] = [
	{
		name: 'order',
		head: 'Order',
		cell: ({ orderId }) => <Link to={`/admin/orders/${orderId}#money`}>{orderId}</Link>,
	},
	...priceColumns([DIFFERENCE]),
]

/** The orders by which a month does not balance, each with the way to its money. */
function LackingOrders({ month, orders, moreOrders }: MonthBalanceView) {
	if (orders.length === 0) return null
	return (
		<>
			<Heading level={3} size="body">
				Orders that do not balance
			</Heading>
			<Text size="small" color="muted">
				A document of theirs is missing or says another amount. Failed jobs are at{' '}
				<Link to="/admin/jobs">Jobs</Link>: try them again.
				{moreOrders > 0 && ` ${number(moreOrders)} more are not shown.`}
			</Text>
			<DataTable
				label={`Orders that do not balance, ${monthName(month)}`}
				columns={ORDER_COLUMNS}
				rows={orders}
				keyOf={({ orderId }) => orderId}
			/>
		</>
	)
}

function Month(balance: MonthBalanceView) {
	const { month, places, taxedAdvances } = balance
	return (
		<Section title={monthName(month)} id="balance-month">
			<LackingOrders {...balance} />
			<DataTable
				label={`By place of supply, ${monthName(month)}`}
				columns={PLACE_COLUMNS}
				rows={places}
				keyOf={({ placeOfSupply }) => placeOfSupply}
			/>
			{taxedAdvances.length > 0 && (
				<>
					<Heading level={3} size="body">
						Open advances that bear GST
					</Heading>
					<Text size="small" color="muted">
						Beside tables 11A less 11B of all returns up to this month.
					</Text>
					<DataTable
						label={`Open advances that bear GST, ${monthName(month)}`}
						columns={TAXED_COLUMNS}
						rows={taxedAdvances}
						keyOf={({ placeOfSupply, ratePct }) => `${placeOfSupply} ${ratePct}`}
					/>
				</>
			)}
		</Section>
	)
}

/** Whether money, documents and orders agree at the end of each month; the month lives in the address. */
export function BalanceOfMonths({ takesMoney, months, shown }: LoadedOf<'money'>) {
	if (!takesMoney)
		return (
			<Empty>
				<p>
					A demo takes no money and issues no invoices, so there is nothing to balance. In a live
					shop, this page compares money, documents and orders month by month.
				</p>
			</Empty>
		)
	if (!shown) return <Empty>No money has come yet, and nothing is invoiced.</Empty>
	return (
		<>
			<Text size="small" color="muted">
				Received − refunded − invoiced + credited = advances + owed to buyers − owed by buyers − own
				offers, from the beginning to the end of each month.
			</Text>
			<DataTable
				label="Balance by month"
				columns={MONTH_COLUMNS}
				rows={months}
				keyOf={({ month }) => month}
			/>
			<Month {...shown} />
		</>
	)
}
