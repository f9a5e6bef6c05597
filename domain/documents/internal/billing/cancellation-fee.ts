import type { Tx } from '../../../../db/database.ts'
import { paise } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import type { BilledOrder } from '../../../orders/billed.ts'
import { apportion } from '../../../tax/rules.ts'
import { soldIn } from '../../billing/items.ts'
import { grossOf, ofAmount, untaxed } from '../../billing/part-rules.ts'
import type { DocumentItem, InvoiceDocument } from '../../billing/schema.ts'
import { invoicesOf } from './invoice-money.ts'
import { supplyOf } from './supply.ts'

/**
 * The invoice of the cancellation fee of an order, in proportion of the ordered goods, at the HSN and rate of
 * each. Its items are of no pieces. None where there is no fee.
 * @throws Error where the tax of the order is not stored
 */
export async function cancellationFeeInvoices(
	ctx: AppContext,
	tx: Tx,
	order: BilledOrder,
	at: number,
): Promise<InvoiceDocument[]> {
	const { status, kept_paise: fee } = order.order
	if (status !== 'cancelled' || fee === 0) return []
	if (order.taxParts.length === 0)
		throw new Error('The tax of this order is not stored, so it has no invoice.')
	const supply = supplyOf(ctx, order)
	const sold = soldIn(ctx, order)
	const amounts = apportion(
		fee,
		sold.map(({ taxes }) => taxes.reduce((all, tax) => all + grossOf(tax), 0)),
	)
	const items = sold.flatMap(({ of, n, name, taxes }, index): DocumentItem[] => {
		const amount = amounts[index] ?? paise(0)
		if (amount === 0) return []
		const pieces = ofAmount(taxes, amount)
		return [
			{
				of,
				n,
				name,
				parts: [],
				quantity: 0,
				price: amount,
				discount: -amount,
				taxes: supply.isTaxed ? pieces : untaxed(pieces),
				total: amount,
			},
		]
	})
	return invoicesOf(ctx, tx, order, { supply, items, at, price: fee, ofCancelled: true })
}
