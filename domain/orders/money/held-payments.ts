import type { Tx } from '../../../db/database.ts'
import type { UserId } from '../../../shared/ids.ts'
import { zero } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { chargeHeld, decideHeld, type HeldRow } from '../../payments/held.ts'
import { findPayment, type PaymentRow, paymentByRef } from '../../payments/queries.ts'
import { recordCharge } from '../../payments/reported.ts'

/**
 * Records the decision on a held payment: it counts or is refunded. The caller settles its order. @returns undefined
 * where it was decided before
 */
export async function recordHeld(
	ctx: AppContext,
	tx: Tx,
	held: HeldRow,
	{ decision, by }: { decision: 'taken' | 'refunded'; by: UserId | null },
): Promise<PaymentRow | undefined> {
	const at = ctx.now()
	if (!(await decideHeld(tx, held, { decision, by, at }))) return undefined
	const attempt = await findPayment(tx, held.payment_id)
	if (!attempt) return undefined
	const judged = {
		amount: held.amount_paise,
		buyerFee: zero,
		bankOffer: zero,
		shopOffer: zero,
	}
	await recordCharge(tx, attempt, chargeHeld(held), judged, at)
	return paymentByRef(tx, held.provider, held.ref)
}
