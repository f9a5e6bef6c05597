import type { Tx } from '../../db/database.ts'
import { newId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import type { Judged } from './amount-rules.ts'
import { attemptRow, bookedLate } from './commands.ts'
import type { Charge } from './online.ts'
import type { PaymentRow } from './queries.ts'
import { paymentTables } from './tables.ts'

const UNDECIDED: PaymentRow['state'][] = ['created', 'failed', 'expired']

/** The amount that a provider was asked to collect for a payment. */
export const askedFor = ({ asked_paise: asked, amount_paise: amount }: PaymentRow) =>
	paise(asked ?? amount)

const isOther = (payment: PaymentRow, ref: string | null) =>
	ref !== null && payment.provider_ref !== null && ref !== payment.provider_ref

/** Whether a payment is recorded as its provider reports this charge. @param payment of an order that is locked */
export const isRecorded = (payment: PaymentRow, { ref, fee }: Charge): boolean =>
	payment.state === 'captured' &&
	payment.provider_ref === ref &&
	(fee === null || payment.fee_paise !== null)

/**
 * Records that the buyer's bank has agreed to a payment; nothing where it was captured before.
 * @param payment of an order that is locked
 * @returns whether that is new
 */
export async function recordAuthorised(
	tx: Tx,
	payment: PaymentRow,
	ref: string,
	at: number,
): Promise<boolean> {
	if (!UNDECIDED.includes(payment.state)) return false
	await paymentTables(tx)
		.updateTable('payments')
		.set({ state: 'authorised', provider_ref: ref, failure: null, updated_at: at })
		.where('id', '=', payment.id)
		.execute()
	return true
}

/**
 * Records that an attempt failed; nothing where another one under the same order is known.
 * @param payment of an order that is locked
 * @returns whether it is recorded
 */
export async function recordFailed(
	tx: Tx,
	payment: PaymentRow,
	{ ref, failure }: { ref: string | null; failure: string },
	at: number,
): Promise<boolean> {
	const isOpen = payment.state === 'created' || payment.state === 'authorised'
	if (!isOpen || isOther(payment, ref)) return false
	await paymentTables(tx)
		.updateTable('payments')
		.set({ state: 'failed', failure, updated_at: at })
		.where('id', '=', payment.id)
		.execute()
	return true
}

/** Takes an authorisation back from an attempt whose money is held apart, so that it can be paid rightly. */
export async function reopenAttempt(tx: Tx, id: string, ref: string, at: number): Promise<void> {
	await paymentTables(tx)
		.updateTable('payments')
		.set({ state: 'created', provider_ref: null, updated_at: at })
		.where('id', '=', id)
		.where('provider_ref', '=', ref)
		.where('state', '=', 'authorised')
		.execute()
}

/**
 * Records a charge at its judged amount. One that failed or expired may still be captured; a second charge under the
 * same order of the provider is a payment of its own.
 * @returns whether it is new; of one that is known, only the fee may be new
 */
export async function recordCharge(
	tx: Tx,
	payment: PaymentRow,
	charge: Charge,
	judged: Judged,
	at: number,
): Promise<boolean> {
	const charged = chargeColumns(charge, judged)
	if (payment.state === 'captured' && isOther(payment, charge.ref))
		return recordAnother(tx, payment, charge, judged, at)
	// A provider has a clock of its own, and counts whole seconds; nothing comes before it was begun.
	const came = Math.max(charge.at, payment.created_at)
	const changed = await paymentTables(tx)
		.updateTable('payments')
		.set({
			...charged,
			state: 'captured',
			provider_ref: charge.ref,
			failure: null,
			updated_at: at,
			captured_at: came,
			booked_at: await bookedLate(tx, came, at),
		})
		.where('id', '=', payment.id)
		.where('state', 'in', [...UNDECIDED, 'authorised'])
		.returning('id')
		.executeTakeFirst()
	if (!changed) await recordFee(tx, charge)
	return changed !== undefined
}

const chargeColumns = ({ fee, tax }: Charge, judged: Judged) => ({
	amount_paise: judged.amount,
	fee_paise: fee,
	fee_tax_paise: tax,
	buyer_fee_paise: judged.buyerFee,
	bank_offer_paise: judged.bankOffer,
	shop_offer_paise: judged.shopOffer,
})

async function recordAnother(
	tx: Tx,
	payment: PaymentRow,
	charge: Charge,
	judged: Judged,
	at: number,
): Promise<boolean> {
	const { order_id: orderId, schedule_n: scheduleN, provider, provider_order } = payment
	const inserted = await paymentTables(tx)
		.insertInto('payments')
		.values({
			...attemptRow({ orderId, scheduleN, provider, amount: judged.amount, at }),
			...chargeColumns(charge, judged),
			id: newId(),
			provider_order,
			provider_ref: charge.ref,
			asked_paise: askedFor(payment),
			state: 'captured',
			captured_at: charge.at,
			booked_at: await bookedLate(tx, charge.at, at),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst()
	if (!inserted) await recordFee(tx, charge)
	return inserted !== undefined
}

/** Records the fee of a payment where its provider says it only later. */
async function recordFee(tx: Tx, { ref, fee, tax }: Charge): Promise<void> {
	if (fee === null) return
	await paymentTables(tx)
		.updateTable('payments')
		.set({ fee_paise: fee, fee_tax_paise: tax })
		.where('provider', '=', 'razorpay')
		.where('provider_ref', '=', ref)
		.where('fee_paise', 'is', null)
		.execute()
}
