import type { Transaction } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { moveStock, takenFor } from '../../domain/catalogue/stock.ts'
import { deleteReviewsOfOrder } from '../../domain/reviews/deletion.ts'
import type { OrderId } from '../../shared/ids.ts'
import { DEFAULT_LANGUAGE, sentence } from '../../shared/messages/render.ts'

/** Everything of an order, rows that refer to others first. */
const OF_AN_ORDER = [
	'installation_photos',
	'installation_requests',
	'installation_serials',
	'installation_steps',
	'installation_strings',
	'installations',
	'refund_destinations',
	'refunds',
	'payments',
	'payment_schedule',
	'cancel_requests',
	'return_charges',
	'return_photos',
	'return_lines',
	'returns',
	'warranty_claim_steps',
	'warranty_claims',
	'subsidy_papers',
	'subsidy_reminders',
	'subsidy_steps',
	'order_billing',
	'order_charges',
	'offers',
	'order_changes',
	'order_contact_tries',
	'order_links_sent',
	'order_origins',
	'order_confirmations',
	'order_events',
	'order_line_parts',
	'order_lines',
	'order_references',
	'order_refusals',
	'order_search_terms',
	'order_tax_parts',
] as const

/** Deletes orders with all their rows; reserved stock is restocked. */
export async function removeOrders(
	tx: Transaction<Tables>,
	ids: readonly OrderId[],
	at: number,
): Promise<void> {
	for (const id of ids) {
		await returnStock(tx as unknown as Tx, id, at)
		await deleteReviewsOfOrder(tx as unknown as Tx, id, at)
		for (const table of OF_AN_ORDER) await tx.deleteFrom(table).where('order_id', '=', id).execute()
		await tx
			.updateTable('stock_movements')
			.set({ order_id: null })
			.where('order_id', '=', id)
			.execute()
		await tx.deleteFrom('orders').where('id', '=', id).execute()
	}
}

async function returnStock(tx: Tx, orderId: OrderId, at: number) {
	const taken = await takenFor(tx, orderId)
	const moved = await moveStock(
		tx,
		[...taken].map(([productId, change]) => ({
			productId,
			change,
			orderId,
			at,
			reason: 'cancelled' as const,
			actor: { kind: 'visitor' as const, cartId: null },
		})),
	)
	if (!moved.ok) throw new Error(sentence(moved.problem.message, DEFAULT_LANGUAGE))
}
