import { type Paise, paise } from '../../../shared/money.ts'
import type { PaidAndBack } from '../../payments/ledger.ts'
import { apportion } from '../../tax/rules.ts'
import { ofAmount } from './part-rules.ts'
import type { DocumentItem } from './schema.ts'

/** How much less an order costs by money that went back for good, paise: money paid beyond its price is no part of it. */
export const loweredBy = (back: number, paid: Paise, price: Paise): Paise =>
	paise(Math.max(0, back - Math.max(0, paid - price)))

/** Items that cost less by an amount, each in proportion of its price, with its taxes: they sum to the rest. */
export function loweredItems(items: readonly DocumentItem[], amount: Paise): DocumentItem[] {
	const less = apportion(
		amount,
		items.map(({ total }) => total),
	)
	return items.map((item, index) => {
		const off = less[index] ?? 0
		const total = paise(item.total - off)
		return { ...item, total, discount: item.discount + off, taxes: ofAmount(item.taxes, total) }
	})
}

/** The cost of an order after its returns, and the part of it received and kept; paise. */
export function receivedOf({ paid, ofReturns, otherwise }: PaidAndBack, price: Paise) {
	const back = ofReturns + otherwise
	return { received: paise(paid - back), orderTotal: paise(price - loweredBy(back, paid, price)) }
}
