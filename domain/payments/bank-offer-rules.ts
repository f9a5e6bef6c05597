import { type Paise, paise } from '../../shared/money.ts'

/** A line of a provider's settlement that is of the payment with the offer. Amounts are paise. */
export interface OfferItem {
	kind: string
	amount: Paise
	credit: Paise
	debit: Paise
	settlement: string
}

interface Offer {
	/** What the bank bears, and what the buyer was charged beside it. */
	offer: Paise
	charged: Paise
}

const isPayment = ({ kind }: OfferItem) => kind === 'payment'

const isOfOffer = (item: OfferItem, { charged }: Offer) =>
	isPayment(item) ? item.amount > charged : item.credit > 0

/**
 * The part of a bank's offer that a provider has paid out: the amount of its line of the payment beyond the charge, and
 * later adjustments for the payment.
 * @param items its payment's and its adjustments', no refunds
 * @returns at most the offer; the settlement that paid last, null where none did
 */
export function paidOfOffer(
	{ offer, charged }: Offer,
	items: readonly OfferItem[],
): { paid: Paise; settlement: string | null } {
	let total = 0
	for (const item of items)
		total += isPayment(item) ? Math.max(0, item.amount - charged) : item.credit - item.debit
	const paid = paise(Math.min(offer, Math.max(0, total)))
	const last = items.findLast((item) => isOfOffer(item, { offer, charged }))
	return { paid, settlement: paid > 0 ? (last?.settlement ?? null) : null }
}
