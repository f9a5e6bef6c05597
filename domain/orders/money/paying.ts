import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import { ok, type Result, refuseField } from '../../../shared/result.ts'
import { insertSchedule } from '../../payments/commands.ts'
import type { ScheduleRow } from '../../payments/rules.ts'
import type { PaymentProvider } from '../../payments/schema.ts'
import { dueOf, reservedUntil, usualWay, whyNotPaidBy } from '../../payments/ways.ts'
import type { Store } from '../../store.ts'
import { beginOnline } from './begin-online.ts'
import { scheduleExpiry } from './expire.ts'
import { settle } from './settle.ts'

/** How a new order is paid. */
export interface Paying {
	/** Null where the store takes no money. */
	way: PaymentProvider | null
	/** Parts that sum to the order's total. */
	schedule: readonly ScheduleRow[]
	/** Until when its goods are reserved, epoch milliseconds; null where it goes to work at once. */
	reservedUntil: number | null
}

interface Wanted {
	/** Left out, it is the way that the shop has for all orders. */
	way: PaymentProvider | undefined
	total: Paise
	/** Left out, the order is paid at once. */
	schedule?: readonly ScheduleRow[]
	at: number
}

/**
 * How a new order is to be paid, and whether it waits for that.
 * @returns invalid for a way that the shop does not offer, or not for this total
 */
export function payingOf(
	store: Store,
	{ way: chosen, total, schedule, at }: Wanted,
): Result<Paying> {
	if (!store.policy.takesPayment) return ok({ way: null, schedule: [], reservedUntil: null })
	const settings = store.settings.current()
	const shop = { settings, online: store.online }
	const way = chosen ?? usualWay(shop, total)
	const why = whyNotPaidBy(way, shop, total)
	if (why) return refuseField('payment', why)
	const rows = schedule ?? [{ n: 1, due: dueOf(way), amount: total }]
	const waits = rows.some(({ due, amount }) => due === 'on-order' && amount > 0)
	return ok({ way, schedule: rows, reservedUntil: waits ? reservedUntil(way, settings, at) : null })
}

/** Records how a new order is paid, in the transaction that places it; a payment online is begun. */
export async function beginPaying(
	store: Store,
	tx: Tx,
	orderId: OrderId,
	{ way, schedule, reservedUntil: until }: Paying,
	at: number,
): Promise<void> {
	if (way === null) return
	await insertSchedule(tx, orderId, schedule)
	const first = schedule.find(({ due, amount }) => due === 'on-order' && amount > 0)
	if (way === 'razorpay' && first)
		await beginOnline(store, tx, { orderId, scheduleN: first.n, amount: first.amount, at })
	if (until !== null) await scheduleExpiry(store, tx, orderId, { at, until })
	await settle(store, tx, orderId)
}
