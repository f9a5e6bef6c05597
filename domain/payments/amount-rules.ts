import { type Paise, paise, zero } from '../../shared/money.ts'
import type { Charge } from './online.ts'

const CURRENCY = 'INR'

/** The terms agreed between the shop and its provider, from the settings. */
export interface AmountTerms {
	/** Whether buyers pay the provider's fee on top. */
	buyersBearFee: boolean
	/** While nobody knows, a person decides on each. */
	offersBorneBy: 'unknown' | 'shop' | 'bank'
	/** Whether buyers may pay a part of the amount asked. */
	takesParts: boolean
}

/** The parts of a charge. */
export interface Judged {
	/** The amount that counts as paid of the order. */
	amount: Paise
	/** The amount that the buyer paid on top for the provider's fee. */
	buyerFee: Paise
	/** The part of the amount that the bank owes. */
	bankOffer: Paise
	/** The discount that the shop gives beside the amount. */
	shopOffer: Paise
}

const NOTHING_ELSE = { buyerFee: zero, bankOffer: zero, shopOffer: zero }

/**
 * Judges the amount that a charge counts for, by the provider's equation: charged = asked, charged − fee = asked where
 * buyers bear the fee, charged + offer = asked where an offer lowered it, or charged < asked where parts are taken.
 * Sources: https://razorpay.com/docs/payments/dynamic-convenience-fees (fee on top, for the whole fee),
 * https://razorpay.com/docs/payments/offers (the charge is lowered, the order is paid),
 * https://razorpay.com/docs/api/orders/create (`partial_payment`).
 * @param asked the requested amount, paise
 * @returns null where none holds: a person has to decide
 */
export function judgeCharge(asked: Paise, charge: Charge, terms: AmountTerms): Judged | null {
	const { amount, currency, fee, hasOffer } = charge
	if (currency !== CURRENCY || amount <= 0) return null
	if (amount === asked) return { amount: asked, ...NOTHING_ELSE }
	if (amount > asked) {
		const isFee = terms.buyersBearFee && fee !== null && amount - fee === asked
		return isFee ? { amount: asked, ...NOTHING_ELSE, buyerFee: fee } : null
	}
	const offer = paise(asked - amount)
	if (hasOffer && terms.offersBorneBy === 'bank')
		return { amount: asked, ...NOTHING_ELSE, bankOffer: offer }
	if (hasOffer && terms.offersBorneBy === 'shop')
		return { amount, ...NOTHING_ELSE, shopOffer: offer }
	return !hasOffer && terms.takesParts ? { amount, ...NOTHING_ELSE } : null
}
