import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { type Paise, paise, sum, zero } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { paidAndBack } from '../../../payments/ledger.ts'
import { issuedOf } from '../../billing/issued.ts'
import { loweredBy } from '../../billing/paid-rules.ts'
import { reductionOf } from './credit-note.ts'
import { issueOnce } from './issue-once.ts'

const ABOUT = 'reduction'

const invoicesIn = (tx: Tx, { order }: BilledOrder) => issuedOf(tx, order.id, 'tax-invoice')

/**
 * The amount of an order's price that went back for good without a return, and by which neither an invoice nor a credit note
 * is less yet, paise. A payment beyond the total is no part of the price.
 * @param until epoch milliseconds: money that came or went later does not count
 */
export async function notLowered(tx: Tx, order: BilledOrder, until: number): Promise<Paise> {
	const { id } = order.order
	const { paid, otherwise } = await paidAndBack(tx, id, until)
	const notes = (await issuedOf(tx, id, 'credit-note')).filter(({ about }) =>
		about?.startsWith(`${ABOUT} `),
	)
	const invoices = await invoicesIn(tx, order)
	const before = sum([
		...notes.map(({ content }) => paise(content.sums.total)),
		...invoices.map(({ content }) => paise(content.lowered ?? 0)),
	])
	return paise(Math.max(0, loweredBy(otherwise, paid, priceOf(order)) - before))
}

const priceOf = ({ order: { status, kept_paise: fee, total_paise: total } }: BilledOrder): Paise =>
	status === 'cancelled' && fee > 0 ? fee : total

/** As `notLowered`; nothing while some of the order is still to be invoiced, which is less by it then. */
async function notCredited(tx: Tx, order: BilledOrder, until: number): Promise<Paise> {
	const invoices = await invoicesIn(tx, order)
	const supplied = sum(
		invoices.map(({ content: { sums, lowered = 0 } }) => paise(sums.total + lowered)),
	)
	return supplied < priceOf(order) ? zero : notLowered(tx, order, until)
}

interface Cause {
	/** The event that may have made it due. */
	about: string
	/** When that was, epoch milliseconds; null where it is not known. */
	happenedAt: number | null
	/** Of a refund its own time, so that the buyer may have paid once more before the note is issued. */
	until?: number | undefined
}

/** Issues the credit note of the refunded part of an order's price, where there is any. */
export const creditReduction = (
	ctx: AppContext,
	orderId: OrderId,
	{ about, happenedAt, until = Number.POSITIVE_INFINITY }: Cause,
) =>
	issueOnce(ctx, {
		happenedAt,
		kind: 'credit-note',
		about: `${ABOUT} ${about}`,
		orderId,
		documentOf: async (tx, order) => {
			const amount = await notCredited(tx, order, until)
			return amount === 0 ? null : reductionOf(ctx, tx, order, amount)
		},
	})
