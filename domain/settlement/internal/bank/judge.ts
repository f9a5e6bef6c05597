import { dayAt, startOfDay } from '../../../../shared/calendar.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { sum, zero } from '../../../../shared/money.ts'
import type { OrderWithMoney } from '../../../orders/money/orders-to-pay.ts'
import type { PaymentRow } from '../../../payments/queries.ts'
import { dueNow, type Money, openOf } from '../../../payments/rules.ts'
import type { BankLineResult } from '../../bank-schema.ts'
import { NEAR_MS } from '../../limits.ts'
import type { Credit } from './identity.ts'
import { legacyKey, legacyReferences } from './legacy-reference.ts'
import { bankReference } from './references.ts'
import type { StatementRecords } from './statement-records.ts'

/** The result of a credit. */
export interface Judged {
	credit: Credit
	result: BankLineResult
	/** The order it names, or for which it is recorded. */
	orderId: OrderId | null
}

/** The orders that a credit names: of the numbers in its narration, those there are. */
export const ordersNamed = ({ orderIds }: Credit, { named }: StatementRecords): OrderWithMoney[] =>
	orderIds.flatMap((id) => named.get(id) ?? [])

type Recorded = Pick<PaymentRow, 'order_id' | 'amount_paise' | 'captured_at'>

const isSame = (credit: Credit, recorded: Recorded, named: readonly OrderWithMoney[]) =>
	recorded.amount_paise === credit.amount &&
	dayAt(recorded.captured_at ?? 0) === credit.day &&
	(named.length === 0 || named.some(({ id }) => id === recorded.order_id))

/** Judges each credit of a statement, in their order. */
export function judgeCredits(credits: readonly Credit[], records: StatementRecords): Judged[] {
	const judged = new Map<Credit, Omit<Judged, 'credit'>>()
	const above = new Map<string, Credit>()
	const matched = new Set<PaymentRow>()
	const groups = new Map<OrderId, Credit[]>()
	for (const credit of credits) {
		const named = ordersNamed(credit, records)
		const known =
			knownBefore(credit, named, records, matched) ?? knownAbove(credit, named, above, records)
		above.set(credit.key, above.get(credit.key) ?? credit)
		const [only] = named
		if (known) judged.set(credit, known)
		else if (records.settled.has(credit))
			judged.set(credit, { result: 'settlement', orderId: null })
		else if (!only) judged.set(credit, { result: 'no-order', orderId: null })
		else if (named.length > 1) judged.set(credit, { result: 'several', orderId: null })
		else groups.set(only.id, [...(groups.get(only.id) ?? []), credit])
	}
	for (const [orderId, group] of groups) {
		const order = records.named.get(orderId)
		if (order)
			for (const [credit, result] of judgeGroup(group, order, matched))
				judged.set(credit, { result, orderId })
	}
	return credits.map((credit) => ({
		credit,
		...(judged.get(credit) ?? { result: 'no-order', orderId: null }),
	}))
}

/** Whether a credit was recorded before, or its reference was with something else. */
function knownBefore(
	credit: Credit,
	named: readonly OrderWithMoney[],
	{ byReference, byKey }: StatementRecords,
	matched: Set<PaymentRow>,
): Omit<Judged, 'credit'> | null {
	const recorded =
		(credit.reference === null ? undefined : byReference.get(credit.reference)) ??
		byKey.get(credit.key)
	if (recorded) matched.add(recorded)
	if (recorded)
		return {
			result: isSame(credit, recorded, named) ? 'known' : 'conflict',
			orderId: recorded.order_id,
		}
	// Where two could be its reference, or others had it, one that it was recorded by still is it.
	const other = credit.candidates.map((each) => byReference.get(each))
	const same = other.find((row) => row && named.length > 0 && isSame(credit, row, named))
	if (same) matched.add(same)
	if (same) return { result: 'known', orderId: same.order_id }
	for (const reference of legacyReferences(credit)) {
		const old = byKey.get(legacyKey(reference))
		// One that was recorded then is one line now, though others have its reference.
		if (!old || matched.has(old) || named.length === 0 || !isSame(credit, old, named)) continue
		matched.add(old)
		return { result: 'known', orderId: old.order_id }
	}
	return null
}

/** Whether the payment of a credit is on a line above it, or its reference is with something else. */
function knownAbove(
	credit: Credit,
	named: readonly OrderWithMoney[],
	above: ReadonlyMap<string, Credit>,
	records: StatementRecords,
): Omit<Judged, 'credit'> | null {
	const first = above.get(credit.key)
	if (!first) return null
	const firstNamed = ordersNamed(first, records)
	const isOfSame =
		firstNamed.length === named.length && named.every((one) => firstNamed.includes(one))
	const isLine = first.day === credit.day && first.amount === credit.amount && isOfSame
	return { result: isLine ? 'known' : 'conflict', orderId: named[0]?.id ?? null }
}

/** Whether a credit may be a payment that was recorded without its reference: the same amount, some days apart at most. */
const mayBe = (credit: Credit, row: PaymentRow): boolean =>
	row.amount_paise === credit.amount &&
	Math.abs((row.captured_at ?? 0) - startOfDay(credit.day)) <= NEAR_MS &&
	(credit.reference === null || row.bank_ref === null || bankReference(row.bank_ref) === null)

const withCredits = (money: Money, credits: readonly Credit[]): Money => ({
	...money,
	payments: [
		...money.payments,
		...credits.map(({ key, amount, day }) => ({
			id: key,
			state: 'captured' as const,
			amount,
			refunded: zero,
			capturedAt: startOfDay(day),
		})),
	],
})

/**
 * Judges the credits that name one order. Those of its open or due amount, one by one or all together, are recorded
 * without a person; a part waits for a person.
 */
function judgeGroup(
	credits: readonly Credit[],
	order: OrderWithMoney,
	matched: ReadonlySet<PaymentRow>,
): [Credit, BankLineResult][] {
	if (order.isFinal) return credits.map((credit) => [credit, 'over'])
	const ids = new Set([...matched].map(({ id }) => id))
	const others = order.transfers.filter(({ id }) => !ids.has(id))
	const similar = credits.filter((credit) => others.some((row) => mayBe(credit, row)))
	const taken: Credit[] = []
	const asked = (amount: number) => {
		const money = withCredits(order.money, taken)
		return amount === openOf(money) || amount === dueNow(money)
	}
	const sure = credits.filter((credit) => !similar.includes(credit))
	for (const credit of sure) if (asked(credit.amount)) taken.push(credit)
	const rest = sure.filter((credit) => !taken.includes(credit))
	if (rest.length > 1 && asked(sum(rest.map(({ amount }) => amount)))) taken.push(...rest)
	const open = openOf(withCredits(order.money, taken))
	return credits.map((credit) => {
		if (taken.includes(credit)) return [credit, 'payment']
		if (similar.includes(credit)) return [credit, 'similar']
		return [credit, credit.amount < open ? 'part' : 'other-amount']
	})
}
