import { type Paise, paise } from '../../../../shared/money.ts'

/** Something that changes what an order and its buyer owe each other; amounts in paise. */
export type AccountEvent = { at: number } & (
	| { kind: 'received'; amount: Paise; shopOffer: Paise; enteredAt: number }
	| { kind: 'supplied'; amount: Paise; isLast: boolean; of: Paise }
	| { kind: 'credited'; amount: Paise }
	| { kind: 'refunded'; amount: Paise; isOfReturn: boolean; payAgain: boolean }
	| { kind: 'closed' | 'reopened' }
)

/** The debts between an order and its buyer, paise. */
export interface Account {
	/** Paid for goods and work that are still to be supplied. */
	advance: number
	owedToBuyer: number
	owedByBuyer: number
	/** The part of the unpaid amount that the shop has given as a discount by an offer of its own. */
	shopOffers: number
	/** Whether nothing is to be supplied any more. */
	isFinished: boolean
}

const ORDER: readonly AccountEvent['kind'][] = [
	'received',
	'closed',
	'supplied',
	'credited',
	'refunded',
	'reopened',
]

/** Earlier events first; of one moment, money before goods. */
const inOrder = (one: AccountEvent, other: AccountEvent) =>
	one.at - other.at || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind)

/**
 * The account of an order by its money, supplies and returned goods, without any of its documents. A refund for
 * good that no return is behind lowers the price, once all is supplied (decision 0102), by the money that was entered by
 * then. Until then the part of it beyond the advance stays owed; a buyer who pays it once more makes an advance again.
 */
export function accountOf(events: readonly AccountEvent[]): Account {
	let [advance, owedTo, owedBy, offers] = [0, 0, 0, 0]
	let [again, forGood, reduced, refundedOfGoods] = [0, 0, 0, 0]
	const payments: { amount: number; enteredAt: number }[] = []
	let [supplied, credited] = [0, 0]
	let isFinished = false
	/** The price of all of it, once it is supplied. */
	let price: number | null = null

	/** The part of the money received so far that was entered by a moment. */
	const paidBy = (at: number) =>
		payments.reduce((all, { amount, enteredAt }) => (enteredAt <= at ? all + amount : all), 0)
	function receive(amount: number) {
		const debt = Math.min(owedBy, amount)
		owedBy -= debt
		if (isFinished) owedTo += amount - debt
		else advance += amount - debt
	}
	/** A credit for earlier goods pays for nothing while it may still be refunded. */
	function supply(amount: number) {
		const used = Math.min(advance, amount)
		const owed = isFinished ? Math.min(owedTo, amount - used) : 0
		advance -= used
		owedTo -= owed
		owedBy += amount - used - owed
	}
	function credit(amount: number) {
		const debt = Math.min(owedBy, amount)
		owedBy -= debt
		owedTo += amount - debt
	}
	/**
	 * A refund of a return is of the credit; another one first of the advances entered by then, as its
	 * voucher is.
	 */
	function refund(amount: number, isOfReturn: boolean, at: number) {
		const late = paidBy(Number.POSITIVE_INFINITY) - paidBy(at)
		const known = Math.max(0, advance - late)
		const [first, second] = isOfReturn ? [owedTo, known] : [known, owedTo]
		const one = Math.min(first, amount)
		const other = Math.min(second, amount - one)
		owedTo -= isOfReturn ? one : other
		advance -= isOfReturn ? other : one
		const rest = amount - one - other
		if (isFinished || isOfReturn) owedBy += rest
		else refundedOfGoods += rest
	}
	function reduce(at: number) {
		if (price === null) return
		const wanted = Math.max(0, forGood - Math.max(0, paidBy(at) - again - price)) - reduced
		const less = Math.min(wanted, supplied - credited - reduced)
		if (less <= 0) return
		reduced += less
		credit(less)
	}
	function finish() {
		isFinished = true
		owedTo += advance
		advance = 0
		owedBy += refundedOfGoods
		refundedOfGoods = 0
		const settled = Math.min(owedTo, owedBy)
		owedTo -= settled
		owedBy -= settled
	}

	for (const event of events.toSorted(inOrder))
		switch (event.kind) {
			case 'received':
				payments.push(event)
				offers += event.shopOffer
				receive(event.amount)
				break
			case 'supplied':
				supplied += event.amount
				supply(event.amount)
				if (!event.isLast) break
				price = event.of
				finish()
				reduce(event.at)
				break
			case 'credited':
				credited += event.amount
				credit(event.amount)
				break
			case 'refunded':
				if (event.payAgain) again += event.amount
				else if (!event.isOfReturn) forGood += event.amount
				refund(event.amount, event.isOfReturn, event.at)
				reduce(event.at)
				break
			case 'closed':
				finish()
				break
			case 'reopened':
				isFinished = false
				advance = owedTo
				owedTo = 0
		}
	const owed = owedBy + refundedOfGoods
	const shopOffers = Math.min(owed, offers)
	const owedByBuyer = paise(owed - shopOffers)
	return { advance, owedToBuyer: owedTo, owedByBuyer, shopOffers, isFinished }
}
