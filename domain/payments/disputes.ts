import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import { newId, type OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { type Paise, paise, toRupees, zero } from '../../shared/money.ts'
import { rowsOfOrder } from '../rows-of-order.ts'
import { attemptRow } from './commands.ts'
import { findPayment, type PaymentRow } from './queries.ts'
import { countRefunded, keyOfDispute } from './refunds.ts'
import type { DisputeView, PaymentProvider } from './schema.ts'
import { type PaymentTables, paymentTables } from './tables.ts'

export interface ReportedDispute {
	provider: PaymentProvider
	ref: string
	paymentId: string
	orderId: OrderId
	amount: Paise
	/** The amount that the provider has taken from the shop for it. */
	deducted: Paise
	state: string
	reason: string | null
	/** Epoch milliseconds. */
	respondBy: number | null
	reportedAt: number
}

/** Records a dispute as a provider reports it, unless a later report is known. @returns whether this is the latest */
export async function recordDispute(tx: Tx, reported: ReportedDispute): Promise<boolean> {
	const latest = {
		amount_paise: reported.amount,
		deducted_paise: reported.deducted,
		state: reported.state,
		reason: reported.reason,
		respond_by: reported.respondBy,
		reported_at: reported.reportedAt,
	}
	const written = await paymentTables(tx)
		.insertInto('payment_disputes')
		.values({
			provider: reported.provider,
			ref: reported.ref,
			payment_id: reported.paymentId,
			order_id: reported.orderId,
			...latest,
		})
		.onConflict((conflict) =>
			conflict
				.columns(['provider', 'ref'])
				.doUpdateSet(latest)
				.where('payment_disputes.reported_at', '<=', reported.reportedAt),
		)
		.returning('ref')
		.executeTakeFirst()
	return written !== undefined
}

type DisputeRow = Selectable<PaymentTables['payment_disputes']>

/** What a provider has of the shop's money for a dispute; of one that was won, nothing. */
const takenBy = ({
	state,
	deducted_paise: deducted,
}: Pick<DisputeRow, 'state' | 'deducted_paise'>) => (state === 'won' ? zero : deducted)

/** Disputes of captured payments for which more or less was taken than is recorded. */
export const disputesToBook = (db: Database) =>
	paymentTables(db)
		.selectFrom('payment_disputes')
		.innerJoin('payments', 'payments.id', 'payment_disputes.payment_id')
		.select(['payment_disputes.provider', 'payment_disputes.ref', 'payment_disputes.order_id'])
		.where('payments.state', '=', 'captured')
		.where((eb) =>
			eb(
				'booked_paise',
				'!=',
				eb
					.case()
					.when('payment_disputes.state', '=', 'won')
					.then(zero)
					.else(eb.ref('deducted_paise'))
					.end(),
			),
		)
		.orderBy('reported_at')
		.execute()

/**
 * Records the money that a provider has taken for a dispute, or that came back once it was won, on the day on which the
 * store learns of it: as a refund that is to be paid once more, and as a payment. The caller has locked the order.
 * @returns whether any moved
 */
export async function bookDispute(
	tx: Tx,
	{ provider, ref }: Pick<DisputeRow, 'provider' | 'ref'>,
	at: number,
): Promise<boolean> {
	const tables = paymentTables(tx)
	const dispute = await tables
		.selectFrom('payment_disputes')
		.selectAll()
		.where('provider', '=', provider)
		.where('ref', '=', ref)
		.executeTakeFirst()
	if (!dispute) return false
	const payment = await findPayment(tx, dispute.payment_id)
	if (payment?.state !== 'captured') return false
	const booked = takenBy(dispute)
	const amount = paise(booked - dispute.booked_paise)
	if (amount === 0) return false
	if (amount > 0) await takeBack(tx, payment, { ref, amount, at })
	else await restore(tx, payment, { ref, amount: paise(-amount), at })
	await tables
		.updateTable('payment_disputes')
		.set({ booked_paise: booked })
		.where('provider', '=', provider)
		.where('ref', '=', ref)
		.execute()
	await countRefunded(tx, payment.id, at)
	return true
}

interface Moved {
	ref: string
	amount: Paise
	at: number
}

async function takeBack(tx: Tx, { id, order_id }: PaymentRow, { ref, amount, at }: Moved) {
	const tables = paymentTables(tx)
	const before = await tables
		.selectFrom('refunds')
		.select('id')
		.where('order_id', '=', order_id)
		.where('key', 'like', `${keyOfDispute(ref)} %`)
		.execute()
	const n = before.length + 1
	await tables
		.insertInto('refunds')
		.values({
			id: newId(),
			payment_id: id,
			order_id,
			key: `${keyOfDispute(ref)} ${n}`,
			amount_paise: amount,
			state: 'done',
			pay_again: 1,
			failure: null,
			created_by: null,
			reason: recorded(message('payments.refund_reason_dispute')),
			provider_ref: n === 1 ? ref : `${ref} ${n}`,
			created_at: at,
			updated_at: at,
			done_at: at,
		})
		.execute()
}

async function restore(tx: Tx, payment: PaymentRow, { ref, amount, at }: Moved) {
	const { id, order_id: orderId, schedule_n: scheduleN, provider } = payment
	const tables = paymentTables(tx)
	const before = await tables
		.selectFrom('payments')
		.select('id')
		.where('restores', '=', id)
		.where('provider_ref', 'like', `${ref}%`)
		.execute()
	const n = before.length + 1
	await tables
		.insertInto('payments')
		.values({
			...attemptRow({ orderId, scheduleN, provider, amount, at }),
			id: newId(),
			state: 'captured',
			restores: id,
			captured_at: at,
			// What goes back of it goes back of the payment that it restores.
			refunded_paise: amount,
			provider_ref: n === 1 ? ref : `${ref} ${n}`,
		})
		.execute()
}

/** The disputes of an order, the latest first, in rupees. */
export async function disputesOf(db: Database, orderId: OrderId): Promise<DisputeView[]> {
	const tables = paymentTables(db)
	const rows = await rowsOfOrder(tables, 'payment_disputes', orderId, 'reported_at desc', 'ref')
	return rows.map((row) => ({
		reference: row.ref,
		paymentId: row.payment_id,
		amount: toRupees(row.amount_paise),
		deducted: toRupees(row.deducted_paise),
		state: row.state,
		reason: row.reason,
		respondBy: row.respond_by === null ? null : new Date(row.respond_by).toISOString(),
	}))
}
