import type { Tx } from '../../db/database.ts'
import { newId, type OrderId, type UserId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import { bookEvent } from '../closed-months/commands.ts'
import { deleteDestinations } from './destinations/refund-destinations.ts'
import type { PaymentRow } from './queries.ts'
import type { ScheduleRow } from './rules.ts'
import type { Collected, PaymentProvider } from './schema.ts'
import { paymentTables } from './tables.ts'

/** Records the payment schedule of an order. */
export async function insertSchedule(
	tx: Tx,
	orderId: OrderId,
	schedule: readonly ScheduleRow[],
): Promise<void> {
	if (schedule.length === 0) return
	await paymentTables(tx)
		.insertInto('payment_schedule')
		.values(
			schedule.map(({ n, due, amount }) => ({ order_id: orderId, n, due, amount_paise: amount })),
		)
		.execute()
}

export interface NewAttempt {
	orderId: OrderId
	scheduleN: number | null
	provider: PaymentProvider
	amount: Paise
	/** Epoch milliseconds. */
	at: number
}

/** Begins a payment, which a provider is then asked to take. @returns its id, the key of every call about it */
export async function openPayment(tx: Tx, wanted: NewAttempt): Promise<string> {
	const id = newId()
	await paymentTables(tx)
		.insertInto('payments')
		.values({ ...attemptRow(wanted), id, state: 'created', asked_paise: wanted.amount })
		.execute()
	return id
}

/** A payment that has not been received yet, as a row. */
export const attemptRow = ({ orderId, scheduleN, provider, amount, at }: NewAttempt) => ({
	order_id: orderId,
	schedule_n: scheduleN,
	provider,
	provider_order: null,
	provider_ref: null,
	amount_paise: amount,
	failure: null,
	recorded_by: null,
	created_at: at,
	updated_at: at,
	captured_at: null,
})

/** Records the provider's id of the order that it opened for a payment; the first one stays. */
export async function recordProviderOrder(tx: Tx, id: string, name: string): Promise<void> {
	await paymentTables(tx)
		.updateTable('payments')
		.set({ provider_order: name })
		.where('id', '=', id)
		.where('provider_order', 'is', null)
		.execute()
}

/** Where money stands in the books that came in a month that is closed; null of all other. */
export async function bookedLate(tx: Tx, came: number, now: number): Promise<number | null> {
	const booked = await bookEvent(tx, came, now)
	return booked === came ? null : booked
}

/** A payment that an admin or a bank's file says was received. */
export interface Received extends Omit<NewAttempt, 'scheduleN'> {
	/** The bank's reference, as references of banks are kept; null where there is none. */
	ref: string | null
	/** When it was received, epoch milliseconds. */
	capturedAt: number
	by: UserId
	/** The means of a payment on delivery. */
	collected?: Collected | null
	/** Makes the same request one payment. */
	key: string
}

/**
 * Records a payment that an admin or a bank's file says was received.
 * @returns the payment, and whether it was known: the same key, or the same reference with the same provider, is the same payment
 */
export async function recordReceived(
	tx: Tx,
	received: Received,
): Promise<{ payment: PaymentRow; isNew: boolean }> {
	const inserted = await paymentTables(tx)
		.insertInto('payments')
		.values({
			...attemptRow({ ...received, scheduleN: null }),
			id: newId(),
			state: 'captured',
			provider_ref: received.ref,
			bank_ref: received.provider === 'transfer' ? received.ref : null,
			recorded_by: received.by,
			request_key: received.key,
			collected: received.collected ?? null,
			captured_at: received.capturedAt,
			booked_at: await bookedLate(tx, received.capturedAt, received.at),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst()
	if (inserted) return { payment: inserted, isNew: true }
	const known = await paymentTables(tx)
		.selectFrom('payments')
		.selectAll()
		.where((eb) =>
			eb.or([
				eb('request_key', '=', received.key),
				eb.and([
					eb('provider', '=', received.provider),
					eb('provider_ref', '=', received.ref ?? ''),
				]),
			]),
		)
		// Of two, the one that this very request has made.
		.orderBy((eb) => eb.case().when('request_key', '=', received.key).then(0).else(1).end())
		.executeTakeFirstOrThrow()
	return { payment: known, isNew: false }
}

/** Expires the open attempts to pay an order that is closed; one that is captured later is still recorded. */
export async function expireAttempts(tx: Tx, orderId: OrderId, at: number): Promise<void> {
	await paymentTables(tx)
		.updateTable('payments')
		.set({ state: 'expired', updated_at: at })
		.where('order_id', '=', orderId)
		.where('state', '=', 'created')
		.execute()
}

/** Takes texts written by hand, and those of a provider, from the payments of orders; amounts and days stay. */
export async function anonymisePayments(tx: Tx, ids: readonly OrderId[]): Promise<void> {
	await paymentTables(tx)
		.updateTable('payments')
		.set({ failure: null, recorded_by: null })
		.where('order_id', 'in', ids)
		.execute()
	await paymentTables(tx)
		.updateTable('refunds')
		.set({ reason: '', failure: null, created_by: null })
		.where('order_id', 'in', ids)
		.execute()
	await deleteDestinations(tx, ids)
}
