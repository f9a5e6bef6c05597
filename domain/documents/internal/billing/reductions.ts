import type { Tx } from '../../../../db/database.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { type Paise, paise, sum } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { paidAndBack } from '../../../payments/ledger.ts'
import { issuedOf } from '../../billing/issued.ts'
import { loweredBy } from '../../billing/paid-rules.ts'
import { reductionOf } from './credit-note.ts'
import { issueOnce } from './issue-once.ts'

const ABOUT = 'reduction'

/**
 * The amount of an order's price refunded for good without a return and not credited yet, paise. Nothing while some of
 * the order is still to be invoiced; a payment beyond the total is no part of the price.
 */
async function notCredited(tx: Tx, { order }: BilledOrder): Promise<Paise> {
	const { id, status, kept_paise: kept } = order
	const total = status === 'cancelled' && kept > 0 ? kept : order.total_paise
	const invoices = await issuedOf(tx, id, 'tax-invoice')
	if (sum(invoices.map(({ content }) => paise(content.sums.total))) < total) return paise(0)
	const { paid, otherwise } = await paidAndBack(tx, id)
	const notes = (await issuedOf(tx, id, 'credit-note')).filter(({ about }) =>
		about?.startsWith(`${ABOUT} `),
	)
	const before = sum(notes.map(({ content }) => paise(content.sums.total)))
	return paise(Math.max(0, loweredBy(otherwise, paid, total) - before))
}

/**
 * Issues the credit note of the refunded part of an order's price, where there is any. @param cause the event that may
 * have made it due
 */
export const creditReduction = (ctx: AppContext, orderId: OrderId, cause: string) =>
	issueOnce(ctx, {
		kind: 'credit-note',
		about: `${ABOUT} ${cause}`,
		orderId,
		documentOf: async (tx, order) => {
			const amount = await notCredited(tx, order)
			return amount === 0 ? null : reductionOf(ctx, tx, order, amount)
		},
	})
