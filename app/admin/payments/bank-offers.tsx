import type { BankOfferView } from '../../../domain/reports/money/money-schema'
import { apiPath } from '../../api-call'
import { useDoneWords } from '../../components/portal/done-words'
import { FilterSearch, FilterSelect } from '../../components/portal/filter-fields'
import { titleMeta } from '../../shell/page-title'
import { Status } from '../../ui/display/status'
import type { Column } from '../../ui/display/table/column'
import { DataTable, RowTitle } from '../../ui/display/table/data-table'
import { Flash } from '../../ui/overlay/flash'
import { number } from '../../ui/text/format'
import { Price } from '../../ui/text/price'
import { When } from '../../ui/text/when'
import type { Route } from './+types/bank-offers'
import { MoneyPage, NothingFound, ORDER_COLUMN, Sum } from './money-page'
import { OfferReceived, type ReceiptProblem } from './offer-received'
import { loadBankOffers, receiveBankOffer } from './owed.server'

export const meta = titleMeta('Owed by banks')

export const loader = ({ request, context }: Route.LoaderArgs) => loadBankOffers(context, request)

export const action = receiveBankOffer

export { sendForm as clientAction } from '../../ui/forms/send-form'

const DONE = { received: 'Recorded that the bank paid.' }

const STATES = [
	{ value: '', label: 'All offers' },
	{ value: 'open', label: 'Not paid yet' },
	{ value: 'paid', label: 'Paid' },
]

/** How an offer was paid: by a settlement, or as somebody has recorded. */
function PaidBy({ offer }: { offer: BankOfferView }) {
	const { settlement, utr, reference, receivedAt } = offer
	if (reference && receivedAt)
		return (
			<RowTitle note={reference}>
				<When at={receivedAt} />
			</RowTitle>
		)
	if (settlement) return <RowTitle note={utr ? `UTR ${utr}` : 'No UTR yet'}>{settlement}</RowTitle>
	return <Status variant="waiting">Not paid yet</Status>
}

interface Filling {
	today: string
	problem: ReceiptProblem | null
}

const columnsWith = (filling: Filling): Column<BankOfferView>[] => [
	ORDER_COLUMN,
	{ name: 'at', head: 'Paid', kind: 'date', cell: ({ at }) => <When at={at} /> },
	{ name: 'payment', head: 'Payment', cell: ({ payment }) => payment },
	{
		name: 'charged',
		head: 'Charged',
		kind: 'number',
		cell: ({ charged }) => <Price rupees={charged} />,
	},
	{ name: 'offer', head: 'Offer', kind: 'number', cell: ({ offer }) => <Price rupees={offer} /> },
	{ name: 'open', head: 'Open', kind: 'number', cell: ({ open }) => <Price rupees={open} /> },
	{
		name: 'by',
		head: 'Paid by the bank',
		cell: (row) => (
			<>
				<PaidBy offer={row} />
				{row.open > 0 && <OfferReceived offer={row} {...filling} />}
			</>
		),
	},
]

/** What banks bear of payments for offers of their own, until a settlement has it or somebody has recorded it. */
export default function BankOffers({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, totals, total, query, today, ...list } = loaderData
	const done = useDoneWords(DONE, actionData)
	const problem = actionData?.problem ?? null
	return (
		<MoneyPage
			title="Owed by banks"
			intro="Record here what no settlement has."
			file={apiPath('get', '/exports/bank-offers.csv', { query })}
			filters={
				<>
					<FilterSearch placeholder="Order, buyer, payment, UTR" />
					<FilterSelect name="state" label="Show" data={STATES} />
				</>
			}
			figures={
				<>
					<Sum
						name="Owed by banks"
						rupees={totals.open}
						hint={`of ${number(total)} ${total === 1 ? 'offer' : 'offers'}`}
					/>
					<Sum name="Paid by banks" rupees={totals.paid} />
				</>
			}
			list={list}
		>
			<Flash done={done} problem={problem?.message} />
			<DataTable
				label="Owed by banks"
				columns={columnsWith({ today, problem })}
				rows={rows}
				keyOf={({ paymentId }) => paymentId}
				empty={
					<NothingFound
						none="No bank bears an offer."
						notFound="No offers found."
						to="/admin/payments/bank-offers"
						all="Show all offers"
					/>
				}
			/>
		</MoneyPage>
	)
}
