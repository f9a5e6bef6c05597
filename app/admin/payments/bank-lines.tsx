import { Link } from 'react-router'
import type { BankReport } from '../../../domain/settlement/schema'
import { Status, type Tone } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { Price } from '../../ui/text/price'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'

type Line = BankReport['lines'][number]

const RESULT: Record<Line['result'], { tone: Tone; word: string; says: string }> = {
	payment: { tone: 'good', word: 'Payment', says: 'Is what its order has open or due.' },
	known: {
		tone: 'off',
		word: 'Recorded before',
		says: 'Its reference is known, or on a line above.',
	},
	'other-amount': {
		tone: 'waiting',
		word: 'Other amount',
		says: 'Not what the order has open. Record it on the order.',
	},
	over: {
		tone: 'bad',
		word: 'Order cancelled',
		says: 'Record it on the order, which then goes ahead or is refunded.',
	},
	'no-order': { tone: 'info', word: 'No order', says: 'Names no order of this shop.' },
	unread: {
		tone: 'bad',
		word: 'Not read',
		says: 'Its day or amount could not be read. Record it on its order.',
	},
}

const columns = (done: boolean): Column<Line>[] => [
	{
		name: 'reference',
		head: 'Reference',
		cell: ({ reference, row }) => <RowTitle note={`Row ${row}`}>{reference}</RowTitle>,
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
		cell: ({ orderId }) =>
			orderId ? <Link to={`/admin/orders/${orderId}#money`}>{orderId}</Link> : '–',
	},
	{
		name: 'result',
		head: 'Result',
		cell: ({ result }) => {
			const { tone, word, says } = RESULT[result]
			const isDone = done && result === 'payment'
			return (
				<>
					<Status tone={tone}>{isDone ? 'Recorded' : word}</Status>
					{!isDone && (
						<Text size="tiny" tone="muted">
							{says}
						</Text>
					)}
				</>
			)
		},
	},
	{
		name: 'amount',
		head: 'Amount',
		kind: 'number',
		cell: ({ amount }) => (amount === null ? '–' : <Price rupees={amount} />),
	},
]

/** Each line of a statement, with what it comes to. @param done whether its payments are recorded */
export const BankLines = ({ lines, done }: { lines: Line[]; done: boolean }) => (
	<DataTable
		label="Lines of the file"
		columns={columns(done)}
		rows={lines}
		keyOf={({ row }) => row}
	/>
)
