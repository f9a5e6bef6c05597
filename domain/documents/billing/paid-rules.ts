import { type Paise, paise } from '../../../shared/money.ts'
import type { PaidAndBack } from '../../payments/ledger.ts'

/** How much less an order costs by money that went back for good, paise: what was paid beyond its price is no part of it. */
export const loweredBy = (back: number, paid: Paise, price: Paise): Paise =>
	paise(Math.max(0, back - Math.max(0, paid - price)))

/** What an order costs after all that went back, and what of it was received and stayed; paise. */
export function receivedOf({ paid, ofReturns, otherwise }: PaidAndBack, price: Paise) {
	const back = ofReturns + otherwise
	return { received: paise(paid - back), orderTotal: paise(price - loweredBy(back, paid, price)) }
}
