import type { Tx } from '../../../../db/database.ts'
import { paise, sum, zero } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { countedIn, issuedOf } from '../../billing/issued.ts'
import { itemOf, soldIn } from '../../billing/items.ts'
import { loweredItems } from '../../billing/paid-rules.ts'
import type { DocumentItem, InvoiceDocument } from '../../billing/schema.ts'
import { invoicesOf } from './invoice-money.ts'
import { notLowered } from './reductions.ts'
import { supplyOf } from './supply.ts'
import type { SerialsOf } from './system.ts'

/** How many of each line leave; undefined stands for the goods not invoiced yet. */
export type Leaving = readonly { line: number; quantity: number }[] | undefined

/**
 * The invoice of the goods that leave, or two where the law wants them apart; charges are on the first of an order. None
 * where all of it is invoiced.
 * @throws Error where the order does not keep how it is taxed
 */
export async function invoiceOf(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	{ leaving, serials, at }: { leaving: Leaving; serials?: SerialsOf; at: number },
): Promise<InvoiceDocument[]> {
	if (order.taxParts.length === 0)
		throw new Error('The tax of this order is not stored, so it has no invoice.')
	const { id } = order.order
	const before = countedIn(await issuedOf(tx, id, 'tax-invoice'))
	const supply = supplyOf(ctx, order)
	const items = soldIn(ctx, order).flatMap((sold) => {
		const { of, n } = sold
		const done = before(of, n).quantity
		const asked =
			of === 'charge' || !leaving
				? sold.quantity
				: (leaving.find(({ line }) => line === n)?.quantity ?? 0)
		const count = Math.min(asked, sold.quantity - done)
		return count > 0 ? [itemOf(sold, done, count, supply.isTaxed)] : []
	})
	const lowered = await loweredIn(tx, order, items, at)
	return invoicesOf(ctx, tx, order, {
		supply,
		serials,
		at,
		price: order.order.total_paise,
		items: lowered > 0 ? loweredItems(items, lowered) : items,
		lowered,
	})
}

/**
 * How much less the last invoice of an order is, paise: a discount that was agreed before the supply is no part of its value
 * (section 15(3)(a) of the CGST Act). One of more than the invoice has a credit note, as one after it has.
 */
async function loweredIn(tx: Tx, order: BilledOrder, items: readonly DocumentItem[], at: number) {
	const invoiced = (await issuedOf(tx, order.order.id, 'tax-invoice')).map(({ content }) => content)
	const here = sum(items.map(({ total }) => paise(total)))
	const before = sum(invoiced.map(({ sums, lowered = 0 }) => paise(sums.total + lowered)))
	if (before + here < order.order.total_paise) return zero
	const amount = await notLowered(tx, order, at)
	return amount < here ? amount : zero
}
