import { type Paise, paise, sum, zero } from '../../shared/money.ts'
import type { MoneyState, PaymentDue, PaymentState, RefundState } from './schema.ts'

export interface ScheduleRow {
	n: number
	due: PaymentDue
	amount: Paise
}

/** A payment as the rules see it. */
export interface PaymentFacts {
	id: string
	state: PaymentState
	amount: Paise
	/** The amount refunded, or about to be. */
	refunded: Paise
	/** The part of the amount that a bank pays and the buyer did not; none where it is left out. */
	bankOffer?: Paise
	/** Epoch milliseconds; null while it is not captured. */
	capturedAt: number | null
}

export interface RefundFacts {
	amount: Paise
	state: RefundState
	payAgain: boolean
}

/** The figures that the state of an order's money follows from. */
export interface Money {
	schedule: readonly ScheduleRow[]
	payments: readonly PaymentFacts[]
	refunds: readonly RefundFacts[]
	/** Which moments of payment the order has reached; none where it is over without having been done. */
	reached: ReadonlySet<PaymentDue>
	isReleased: boolean
}

export interface CoveredRow extends ScheduleRow {
	paid: Paise
	/** The unpaid part of it. */
	open: Paise
	isDue: boolean
}

const least = (one: Paise, other: Paise): Paise => (one < other ? one : other)
const notNegative = (amount: number): Paise => paise(Math.max(0, amount))

export interface Sums {
	/** All captured payments. */
	paid: Paise
	/** All refunds but failed ones. */
	refunded: Paise
	/** The money that covers the schedule: payments, less refunds that are to be paid once more. */
	covering: Paise
}

export function sumsOf({ payments, refunds }: Pick<Money, 'payments' | 'refunds'>): Sums {
	const paid = sum(payments.flatMap(({ state, amount }) => (state === 'captured' ? [amount] : [])))
	const active = refunds.filter(({ state }) => state !== 'failed')
	const refunded = sum(active.map(({ amount }) => amount))
	const again = sum(active.flatMap(({ payAgain, amount }) => (payAgain ? [amount] : [])))
	return { paid, refunded, covering: notNegative(paid - again) }
}

/**
 * The parts of an order with the amount paid of each: payments fill them in their order, for any part they were meant.
 */
export function coverage(money: Money): CoveredRow[] {
	let left = sumsOf(money).covering
	return money.schedule
		.toSorted((one, other) => one.n - other.n)
		.map((row) => {
			const paid = least(row.amount, left)
			left = paise(left - paid)
			return { ...row, paid, open: paise(row.amount - paid), isDue: money.reached.has(row.due) }
		})
}

/** The amount to be paid now. */
export const dueNow = (money: Money): Paise =>
	sum(coverage(money).flatMap(({ isDue, open }) => (isDue ? [open] : [])))

/** The unpaid amount of all of its parts, due or not. */
export const openOf = (money: Money): Paise => sum(coverage(money).map(({ open }) => open))

/** The amount paid beyond the total of the order. */
export const overpaid = (money: Money): Paise =>
	notNegative(sumsOf(money).covering - sum(money.schedule.map(({ amount }) => amount)))

/** Whether enough is paid to release the order: the sum due when it is placed. */
export const isEnoughToRelease = (money: Money): boolean =>
	coverage(money).every(({ due, open }) => due !== 'on-order' || open === 0)

/** The amount refunded, or about to be, without being asked for again. */
export function refundedForGood(money: Pick<Money, 'payments' | 'refunds'>): Paise {
	const { paid, refunded, covering } = sumsOf(money)
	return notNegative(refunded - (paid - covering))
}

/** The amount paid beyond the total of the order, and neither refunded nor about to be: the buyer is owed it. */
export const owedToBuyer = (money: Money): Paise =>
	notNegative(overpaid(money) - refundedForGood(money))

/**
 * How far an order is paid. A refund of a surplus leaves it paid. An order refunded for good stays paid and refunded:
 * nobody is asked for the money again.
 */
export function moneyState(money: Money): MoneyState {
	const { covering } = sumsOf(money)
	const surplus = overpaid(money)
	const refunded = notNegative(refundedForGood(money) - surplus)
	const isOwedAgain = money.refunds.some(({ payAgain, state }) => payAgain && state !== 'failed')
	if (isOwedAgain && money.isReleased && dueNow(money) > 0) return 'due'
	if (refunded > 0) return refunded >= covering - surplus ? 'refunded' : 'part-refunded'
	const rows = coverage(money)
	if (rows.every(({ open }) => open === 0)) return 'paid'
	if (money.isReleased && dueNow(money) > 0) return 'due'
	if (covering > 0) return 'part-paid'
	return money.payments.some(({ state }) => state === 'authorised') ? 'authorised' : 'unpaid'
}

/** At most the captured amount: a bank's part never was the buyer's. */
const refundableOf = ({ state, amount, refunded, bankOffer = zero }: PaymentFacts): Paise =>
	state === 'captured' ? notNegative(amount - bankOffer - refunded) : zero

/** The refundable amount of all payments. */
export const refundable = (payments: readonly PaymentFacts[]): Paise =>
	sum(payments.map(refundableOf))

export interface PartOfRefund {
	paymentId: string
	amount: Paise
}

/** The payments from which an amount is refunded, the latest first; null where less is refundable. */
export function refundPlan(
	payments: readonly PaymentFacts[],
	amount: Paise,
): PartOfRefund[] | null {
	let left = amount
	const plan: PartOfRefund[] = []
	const latestFirst = payments.toSorted(
		(one, other) => (other.capturedAt ?? 0) - (one.capturedAt ?? 0) || (one.id < other.id ? 1 : -1),
	)
	for (const payment of latestFirst) {
		const part = least(refundableOf(payment), left)
		if (part > 0) plan.push({ paymentId: payment.id, amount: part })
		left = paise(left - part)
	}
	return left === 0 ? plan : null
}
