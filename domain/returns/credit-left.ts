import type { Tx } from '../../db/database.ts'
import type { OrderId } from '../../shared/ids.ts'
import { type Paise, paise } from '../../shared/money.ts'
import { countedIn, issuedOf } from '../papers/money/issued.ts'

/**
 * What lines or charges of an order come to, as far as their invoices are not credited yet: of a price that was reduced
 * since, what is left. What was never invoiced stays as it is.
 */
export async function uncredited(tx: Tx, id: OrderId) {
	const billed = countedIn(await issuedOf(tx, id, 'tax-invoice'))
	const credited = countedIn(await issuedOf(tx, id, 'credit-note'))
	return (of: 'line' | 'charge', n: number, amount: Paise): Paise => {
		const { total } = billed(of, n)
		return total === 0 ? amount : paise(Math.min(amount, total - credited(of, n).total))
	}
}
