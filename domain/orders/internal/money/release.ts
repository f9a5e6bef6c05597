import type { Tx } from '../../../../db/database.ts'
import { message } from '../../../../shared/messages/message.ts'
import { sum, times } from '../../../../shared/money.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { bumpCatalogueVersion } from '../../../catalogue/stock.ts'
import { takeCodeUse } from '../../../codes/commands.ts'
import { nameBeforeAcceptance } from '../../policy.ts'
import { linesOf, type OrderColumns } from '../../queries.ts'
import { orderTables } from '../../tables.ts'
import { applyTransition, SYSTEM_ACTOR } from '../../transitions/apply-transition.ts'
import { notifyNewOrder } from '../routing/new-order.ts'
import { sendDay } from '../send-day.ts'
import { warnOfLowStock } from '../stock/low-stock.ts'

/**
 * Releases an order that was waiting for its payment, within a transaction: it is routed, and the people concerned are
 * notified. One that had expired takes its goods from stock again, and a use of its code where one is left.
 * @returns out_of_stock where the goods are short
 */
export async function release(
	ctx: AppContext,
	tx: Tx,
	order: OrderColumns,
	at: number,
): Promise<Result<void>> {
	const { id, full_name: fullName } = order
	// An order on delivery waited for nothing but its buyer's confirmation.
	const words = order.payment_way === 'cod' ? 'orders.confirmed' : 'payments.released'
	if (order.status === 'cancelled') await takeCodeAgain(tx, order, at)
	const taken = await applyTransition(ctx, tx, SYSTEM_ACTOR, order, 'release', {
		note: message(`${words}_note`),
		installerId: null,
		buyer: nameBeforeAcceptance(ctx.policy, fullName),
		toBuyer: message(words, { orderId: id }),
		at,
	})
	if (!taken.ok) return taken
	await orderTables(tx)
		.updateTable('orders')
		.set({ released_at: at, reserved_until: null, send_by: await sendDay(ctx, tx, order, at) })
		.where('id', '=', id)
		.execute()
	await notifyNewOrder(ctx, tx, order, at)
	if (taken.value.length === 0) return ok(undefined)
	await warnOfLowStock(tx, ctx.catalogue, taken.value, at)
	await bumpCatalogueVersion(tx, taken.value, at)
	return ok(undefined)
}

/**
 * The code is locked before the goods, as when an order is placed. The agreed price stays, also where the code is used
 * up.
 */
async function takeCodeAgain(tx: Tx, order: OrderColumns, at: number) {
	const { id, discount_code, email, contact_number: phone } = order
	if (discount_code === null) return
	const lines = await linesOf(tx, [id])
	const goods = sum(lines.map(({ price_paise, quantity }) => times(price_paise, quantity)))
	await takeCodeUse(tx, { code: discount_code, orderId: id, email, phone, goods, at })
}
