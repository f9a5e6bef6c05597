import { monthSpan } from '../../../../shared/calendar.ts'
import { monthAfter, monthAt } from '../../../closed-months/rules.ts'
import { type AdvanceDocument, advancesOf } from '../../../documents/billing/advance-rules.ts'
import { MAX_BALANCE_ORDERS } from '../../limits.ts'
import { type AccountEvent, accountOf } from './account-rules.ts'
import { type TaxedAdvance, TaxedAdvances } from './taxed-advance-rules.ts'

/** The records that the balance of an order follows from, each from its own tables. */
export interface OrderRecords {
	orderId: string
	/** Of supply. */
	place: string
	events: readonly AccountEvent[]
	/** Each at the moment of what it is of. */
	documents: readonly AdvanceDocument[]
	/** The same, by when they were issued. */
	issued: readonly AdvanceDocument[]
}

/** Sums to the end of a month, paise. */
export interface Balance {
	received: number
	refunded: number
	invoiced: number
	credited: number
	/** Open by the receipt vouchers of orders that are to be supplied. */
	advances: number
	owedToBuyers: number
	owedByBuyers: number
	/** Discounts of offers that the shop bears, which nobody owes. */
	shopOffers: number
	/** Zero where the month balances. */
	difference: number
}

const NAMES = [
	'received',
	'refunded',
	'invoiced',
	'credited',
	'advances',
	'owedToBuyers',
	'owedByBuyers',
	'shopOffers',
	'difference',
] as const satisfies readonly (keyof Balance)[]

export const NOTHING: Balance = {
	received: 0,
	refunded: 0,
	invoiced: 0,
	credited: 0,
	advances: 0,
	owedToBuyers: 0,
	owedByBuyers: 0,
	shopOffers: 0,
	difference: 0,
}

const combined = (one: Balance, other: Balance, sign: 1 | -1): Balance =>
	Object.fromEntries(
		NAMES.map((name) => [name, one[name] + sign * other[name]]),
	) as never as Balance

export const plus = (one: Balance, other: Balance) => combined(one, other, 1)

/**
 * The balance of an order before a moment: received − refunded − invoiced + credited = advances open + owed to buyers −
 * owed by buyers − offers of the shop. Money is from payments and refunds, advances are from receipt vouchers less what
 * invoices and refund vouchers used up, and the owed amount is from the order, its parcels, installation and returns. Advances
 * are compared with what of the money is not supplied yet, too.
 */
export function balanceOf({ events, documents }: OrderRecords, before: number): Balance {
	const past = events.filter(({ at }) => at < before)
	const issued = documents.filter(({ at }) => at < before)
	const sumOf = (kind: 'received' | 'refunded') =>
		past.reduce((sum, event) => (event.kind === kind ? sum + event.amount : sum), 0)
	const totalOf = (kind: 'tax-invoice' | 'credit-note') =>
		issued.reduce((sum, { content }) => (content.kind === kind ? sum + content.sums.total : sum), 0)
	const account = accountOf(past)
	const [received, refunded] = [sumOf('received'), sumOf('refunded')]
	const [invoiced, credited] = [totalOf('tax-invoice'), totalOf('credit-note')]
	// Money beyond everything that an order has is no advance any more: it is owed.
	const advances = account.isFinished ? 0 : advancesOf(issued).open
	const { owedToBuyer: owedToBuyers, owedByBuyer: owedByBuyers, shopOffers } = account
	const owed = advances + owedToBuyers - owedByBuyers - shopOffers
	const difference = received - refunded - invoiced + credited - owed
	return {
		received,
		refunded,
		invoiced,
		credited,
		advances,
		owedToBuyers,
		owedByBuyers,
		shopOffers,
		// Where the invoice of goods that were paid in advance is missing, their advance is still open: both sides have it.
		difference: difference === 0 ? advances - account.advance : difference,
	}
}

/** What each month in which something happened to an order adds to its balance, the earliest first. */
export function monthsOf(
	records: OrderRecords,
): { month: string; before: Balance; after: Balance }[] {
	const months = new Set([...records.events, ...records.documents].map(({ at }) => monthAt(at)))
	let before = NOTHING
	return [...months].toSorted().map((month) => {
		const after = balanceOf(records, monthSpan(month).before)
		const step = { month, before, after }
		before = after
		return step
	})
}

export interface MonthBalance extends Balance {
	/** `2026-11`. */
	month: string
	places: (Balance & { place: string })[]
	/** Of them those that bear tax, by place and rate. */
	taxed: TaxedAdvance[]
	/** Orders that do not balance at its end, by what they lack. */
	orders: { orderId: string; difference: number }[]
	/** How many more there are. */
	more: number
}

/** Adds the orders of a shop up to the balances of its months. */
export class Balances {
	/** By month and place, what that month adds. */
	readonly #steps = new Map<string, Map<string, Balance>>()
	/** By order that ever lacked something, what it lacked from each month on. */
	readonly #taxed = new TaxedAdvances()
	readonly #lacking = new Map<string, { month: string; difference: number }[]>()

	add(records: OrderRecords): void {
		this.#taxed.add(records.issued)
		const months = monthsOf(records)
		for (const { month, before, after } of months) {
			const places = this.#steps.get(month) ?? new Map<string, Balance>()
			const step = plus(places.get(records.place) ?? NOTHING, combined(after, before, -1))
			this.#steps.set(month, places.set(records.place, step))
		}
		if (months.every(({ after }) => after.difference === 0)) return
		const changes = months.map(({ month, after }) => ({ month, difference: after.difference }))
		this.#lacking.set(records.orderId, changes)
	}

	/** Each month from the first with anything to this one, cumulated to its end. @param last `2026-11` */
	upTo(last: string): MonthBalance[] {
		const found: MonthBalance[] = []
		const places = new Map<string, Balance>()
		const [first = last] = [...this.#steps.keys()].toSorted()
		for (let month = first; month <= last; month = monthAfter(month)) {
			for (const [place, step] of this.#steps.get(month) ?? [])
				places.set(place, plus(places.get(place) ?? NOTHING, step))
			const all = [...places.values()].reduce(plus, NOTHING)
			const orders = this.#lackingAt(month)
			found.push({
				month,
				...all,
				places: [...places]
					.map(([place, balance]) => ({ place, ...balance }))
					.toSorted((one, other) => one.place.localeCompare(other.place)),
				taxed: this.#taxed.at(month),
				orders: orders.slice(0, MAX_BALANCE_ORDERS),
				more: Math.max(0, orders.length - MAX_BALANCE_ORDERS),
			})
		}
		return found
	}

	#lackingAt(month: string) {
		return [...this.#lacking].flatMap(([orderId, changes]) => {
			const difference = changes.findLast((each) => each.month <= month)?.difference ?? 0
			return difference === 0 ? [] : [{ orderId, difference }]
		})
	}
}

/** Whether a month is broken: in all, in a place, or by an order whose lack another one hides. */
export const isBroken = ({ difference, places, taxed, orders }: MonthBalance): boolean =>
	difference !== 0 || orders.length > 0 || [...places, ...taxed].some((row) => row.difference !== 0)
