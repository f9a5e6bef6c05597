import type { Settlement, SettlementReport } from '../../../domain/settlement/settlement-schema'
import { monthInWords } from '../../../shared/format/dates'
import { FilterSelect } from '../../components/portal/filter-fields'
import { FilterForm } from '../../components/portal/filter-form'
import { Empty, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { FactList } from '../../ui/display/fact-list'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Flash } from '../../ui/overlay/flash'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import type { Route } from './+types/settlements'
import { Sum } from './money-page'
import { SettlementReportFile } from './settlement-file'
import { importSettlements, loadSettlements } from './settlements.server'

export const meta = titleMeta('Settlements')

export async function loader({ request, context }: Route.LoaderArgs) {
	return loadSettlements(context, request)
}

export const action = importSettlements

export { sendForm as clientAction } from '../../ui/forms/send-form'

const COLUMNS: Column<Settlement>[] = [
	{
		name: 'reference',
		head: 'Settlement',
		cell: ({ reference, utr }) => (
			<RowTitle note={utr ? `UTR ${utr}` : 'No UTR yet'}>{reference}</RowTitle>
		),
	},
	{ name: 'at', head: 'Paid out', kind: 'date', cell: ({ at }) => <When at={at} /> },
	{
		name: 'items',
		head: 'Payments and refunds',
		kind: 'number',
		cell: ({ items }) => number(items),
	},
	{
		name: 'bank',
		head: 'At the bank',
		kind: 'date',
		cell: ({ bankReference }) =>
			bankReference ? (
				<Status variant="good">Received</Status>
			) : (
				<Status variant="waiting">Not found yet</Status>
			),
	},
	{ name: 'fee', head: 'Fee', kind: 'number', cell: ({ fee }) => <Price rupees={fee} /> },
	{
		name: 'gst',
		head: 'GST in it',
		kind: 'number',
		cell: ({ feeTax }) => <Price rupees={feeTax} />,
	},
	{
		name: 'amount',
		head: 'Amount',
		kind: 'number',
		cell: ({ amount }) => <Price rupees={amount} />,
	},
]

const recordedWords = ({ recorded, known, unread }: SettlementReport) =>
	[
		`${number(recorded)} ${recorded === 1 ? 'line' : 'lines'} recorded, ${number(known)} known before.`,
		...(unread.length > 0
			? [`Not read, since they do not add up: rows ${unread.slice(0, 20).join(', ')}.`]
			: []),
	].join(' ')

/** The payouts of Razorpay to the shop's account in a month, with its fees. */
export default function Settlements({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, totals, month, months } = loaderData
	const report = actionData && 'report' in actionData ? actionData.report : null
	return (
		<PortalPage
			title="Settlements"
			intro="What Razorpay has paid out to your account, asked for once a day."
			filters={
				<FilterForm label="Settlements">
					<FilterSelect name="month" label="Month" data={months} />
				</FilterForm>
			}
		>
			<Flash
				problem={sentenceOf(actionData?.problem)}
				done={report ? recordedWords(report) : null}
			/>
			<Card>
				<FactList variant="figures">
					<Sum name="Paid out" rupees={totals.amount} />
					<Sum name="Fees, with GST" rupees={totals.fee} />
					<Sum name="GST in the fees" rupees={totals.feeTax} />
				</FactList>
			</Card>
			<DataTable
				label={`Settlements of ${monthInWords(`${month}-01`)}`}
				columns={COLUMNS}
				rows={rows}
				keyOf={({ reference }) => reference}
				empty={<Empty>No settlements in this month.</Empty>}
			/>
			<SettlementReportFile />
		</PortalPage>
	)
}
