import { type Paise, paise, sum, zero } from '../../../shared/money.ts'
import { costOf } from '../../documents/billing/part-rules.ts'
import { apportion, shareOf } from '../../tax/rules.ts'
import { countOf, type Pieces } from '../rules.ts'
import type { Cause } from '../schema.ts'

/** A line as it was ordered: the price of one, and the discount of all, paise. */
export interface OrderedLine extends Pieces {
	price: Paise
	discount: Paise
}

/** A charge of an order beside its lines, discount taken off. */
export interface PaidCharge {
	n: number
	name: string
	amount: Paise
}

/** Whether the shop is to pay for a return of this cause. */
export const isFaultOfShop = (cause: Cause | null): boolean =>
	cause !== null && cause !== 'changed-mind'

/**
 * The share of a charge for so many pieces of each line, by the lines' prices after their discount. All pieces of all
 * lines have the whole charge.
 */
export function shareOfCharge(
	amount: Paise,
	ordered: readonly OrderedLine[],
	pieces: readonly Pieces[],
): Paise {
	const weights = ordered.map((line) => costOf(line, line.quantity, line.quantity))
	const shares = apportion(amount, weights)
	return sum(
		ordered.map(({ line, quantity }, index) =>
			shareOf(shares[index] ?? zero, countOf(pieces, line), quantity),
		),
	)
}

/**
 * The charges refunded with pieces that come back by a fault of the shop; charges of nothing are left out. Returns that
 * follow one another have as much together as one of all their pieces.
 * @param faulty all pieces that came back by such a fault, these included
 * @param given the earlier refunds of each charge, by its number
 */
export const chargesBack = (
	charges: readonly PaidCharge[],
	ordered: readonly OrderedLine[],
	faulty: readonly Pieces[],
	given: ReadonlyMap<number, Paise>,
): PaidCharge[] =>
	charges.flatMap((charge) => {
		const share = shareOfCharge(charge.amount, ordered, faulty)
		const amount = share - (given.get(charge.n) ?? zero)
		return amount > 0 ? [{ ...charge, amount: paise(amount) }] : []
	})
