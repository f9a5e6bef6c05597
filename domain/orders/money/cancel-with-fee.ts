import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { Paise } from '../../../shared/money.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import type { OrderRow } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { applyTransition } from '../transitions/apply-transition.ts'
import { reconcilePayments } from './reconcile-payments.ts'

interface Cancelling {
	/** The cancellation fee, paise, kept of the payments. */
	fee: number
	note: string | null
	at: number
}

/** Cancels a locked order and refunds its payments less the cancellation fee. @returns as `applyTransition` */
export async function cancelWithFee(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	order: OrderRow,
	{ fee, note, at }: Cancelling,
): Promise<Result<void>> {
	await orderTables(tx)
		.updateTable('orders')
		.set({ kept_paise: fee as Paise })
		.where('id', '=', order.id)
		.execute()
	const cancelled = await applyTransition(ctx, tx, actor, order, 'cancel', { note, at })
	if (!cancelled.ok) return cancelled
	await reconcilePayments(ctx, tx, order.id)
	return ok(undefined)
}
