import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../db/database.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import type { Charge } from './online.ts'
import type { PaymentRow } from './queries.ts'
import { askedFor, reopenAttempt } from './reported.ts'
import type { HeldDecision, PaymentProvider } from './schema.ts'
import { type PaymentTables, paymentTables } from './tables.ts'

export type HeldRow = Selectable<PaymentTables['held_payments']>

/**
 * Sets apart a charge that differs from the request, until somebody has decided. @returns false where it is held
 * already
 */
export async function holdCharge(
	tx: Tx,
	payment: PaymentRow,
	charge: Charge,
	at: number,
): Promise<boolean> {
	await reopenAttempt(tx, payment.id, charge.ref, at)
	const held = await paymentTables(tx)
		.insertInto('held_payments')
		.values({
			provider: payment.provider,
			ref: charge.ref,
			payment_id: payment.id,
			order_id: payment.order_id,
			amount_paise: charge.amount,
			currency: charge.currency,
			asked_paise: askedFor(payment),
			fee_paise: charge.fee,
			fee_tax_paise: charge.tax,
			has_offer: charge.hasOffer ? 1 : 0,
			captured_at: charge.at,
			held_at: at,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('ref')
		.executeTakeFirst()
	return held !== undefined
}

/** The held payments of an order, decided ones too, the earliest first. */
export const heldOf = (db: Database, orderId: OrderId): Promise<HeldRow[]> =>
	paymentTables(db)
		.selectFrom('held_payments')
		.selectAll()
		.where('order_id', '=', orderId)
		.orderBy('held_at')
		.orderBy('ref')
		.execute()

/** Whether a held payment of an order waits for somebody to decide. */
export const hasUndecided = async (db: Database, orderId: OrderId): Promise<boolean> =>
	(await heldOf(db, orderId)).some(({ decision }) => decision === null)

export const findHeld = (
	db: Database,
	provider: PaymentProvider,
	ref: string,
): Promise<HeldRow | undefined> =>
	paymentTables(db)
		.selectFrom('held_payments')
		.selectAll()
		.where('provider', '=', provider)
		.where('ref', '=', ref)
		.executeTakeFirst()

/** All held payments that wait for a decision, the one that waits longest first. */
export const undecidedHeld = (db: Database): Promise<HeldRow[]> =>
	paymentTables(db)
		.selectFrom('held_payments')
		.selectAll()
		.where('decision', 'is', null)
		.orderBy('held_at')
		.orderBy('ref')
		.execute()

interface Decision {
	decision: HeldDecision
	/** Null where it was decided at the provider. */
	by: UserId | null
	at: number
}

/** Records the decision on a held payment. @returns false where that was decided before */
export async function decideHeld(
	tx: Tx,
	{ provider, ref }: Pick<HeldRow, 'provider' | 'ref'>,
	{ decision, by, at }: Decision,
): Promise<boolean> {
	const decided = await paymentTables(tx)
		.updateTable('held_payments')
		.set({ decision, decided_by: by, decided_at: at })
		.where('provider', '=', provider)
		.where('ref', '=', ref)
		.where('decision', 'is', null)
		.returning('ref')
		.executeTakeFirst()
	return decided !== undefined
}

/** A held payment as the charge that it was. */
export const chargeHeld = (row: HeldRow): Charge => ({
	state: 'captured',
	ref: row.ref,
	amount: row.amount_paise,
	currency: row.currency,
	fee: row.fee_paise,
	tax: row.fee_tax_paise,
	hasOffer: row.has_offer === 1,
	refunded: paise(0),
	at: row.captured_at,
})
