import { Link } from 'react-router'
import type { BankReportLine } from '../../../domain/settlement/bank-schema'
import { Status, type StatusVariant } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { LineAnswers } from './line-answers'

type Line = BankReportLine

const RESULT: Record<Line['result'], { variant: StatusVariant; word: string; says: string }> = {
	payment: { variant: 'good', word: 'Payment', says: 'Matches the amount due.' },
	known: { variant: 'off', word: 'Recorded', says: '' },
	conflict: {
		variant: 'bad',
		word: 'Reference recorded',
		says: 'Its reference is recorded with another amount, day or order.',
	},
	similar: {
		variant: 'waiting',
		word: 'Recorded already?',
		says: 'A payment of this amount is recorded without its reference.',
	},
	part: { variant: 'waiting', word: 'Part', says: 'Less than the amount due.' },
	'other-amount': { variant: 'waiting', word: 'Other amount', says: 'More than the amount due.' },
	over: {
		variant: 'bad',
		word: 'Order cancelled',
		says: 'Recorded on the order, it goes ahead or is refunded.',
	},
	several: { variant: 'waiting', word: 'Several orders', says: 'Names more than one order.' },
	'no-order': { variant: 'info', word: 'No order', says: 'Names no order of this shop.' },
	settlement: {
		variant: 'good',
		word: 'Settlement',
		says: 'What your payment provider has paid out. Its payments are recorded already.',
	},
	returned: {
		variant: 'bad',
		word: 'Came back?',
		says: 'Money that left with the reference of a payment. Refund it on the order if it came back.',
	},
	refund: {
		variant: 'waiting',
		word: 'Refund sent?',
		says: 'Has the amount of a refund to be sent.',
	},
	unread: { variant: 'bad', word: 'Not read', says: '' },
}

const REASON: Record<NonNullable<Line['reason']>, string> = {
	cells: 'It has more or fewer cells than the head, such as by a comma in its narration.',
	day: 'Its day could not be read.',
	amount: 'Its amount could not be read.',
	direction: 'It does not say whether the money came or went.',
	both: 'It has both a credit and a debit.',
	future: 'Its day is in the future.',
}

/** The order's page, with the form to record a payment filled in from a line. */
function pathOf({ orderId, amount, reference, date, isDebit }: Line): string {
	const params = new URLSearchParams({
		...(amount !== null && !isDebit && { amount: amount.toFixed(2) }),
		...(reference !== null && !isDebit && { reference }),
		...(date !== null && !isDebit && { date }),
	})
	return `/admin/orders/${orderId}?${params}#money`
}

const COLUMNS: Column<Line>[] = [
	{
		name: 'reference',
		head: 'Reference',
		cell: ({ reference, row }) => (
			<RowTitle note={`Row ${row}`}>{reference ?? 'No reference'}</RowTitle>
		),
	},
	{
		name: 'date',
		head: 'Day',
		kind: 'date',
		cell: ({ date }) => (date ? <When at={date} /> : '–'),
	},
	{ name: 'narration', head: 'Narration', kind: 'wide', cell: ({ narration }) => narration },
	{
		name: 'order',
		head: 'Order',
		cell: (line) =>
			line.orderId ? (
				<Text as={Link} to={pathOf(line)} oneLine>
					{line.orderId}
				</Text>
			) : (
				'–'
			),
	},
	{
		name: 'result',
		head: 'Result',
		cell: (line) => {
			const { variant, word, says } = RESULT[line.result]
			const why = line.reason ? REASON[line.reason] : says
			return (
				<>
					<Status variant={variant}>{word}</Status>
					{why && (
						<Text size="tiny" color="muted">
							{why}
						</Text>
					)}
					<LineAnswers line={line} />
				</>
			)
		},
	},
	{
		name: 'amount',
		head: 'Amount',
		kind: 'number',
		cell: ({ amount, isDebit }) =>
			amount === null ? (
				'–'
			) : (
				<>
					{isDebit && '− '}
					<Price rupees={amount} />
				</>
			),
	},
]

/** Lines with a question come first, lines recorded before last. */
const RANK: Partial<Record<Line['result'], number>> = { payment: 1, settlement: 2, known: 3 }
const rankOf = ({ result }: Line) => RANK[result] ?? 0

/** Each line of a statement, with its match and the possible answers. */
export const BankLines = ({ lines }: { lines: Line[] }) => (
	<DataTable
		label="Lines of the file"
		columns={COLUMNS}
		rows={lines.toSorted((one, other) => rankOf(one) - rankOf(other) || one.row - other.row)}
		keyOf={({ row }) => row}
	/>
)
