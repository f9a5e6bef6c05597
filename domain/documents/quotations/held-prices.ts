import type { HeldPrice, HeldPrices } from '../../checkout/held-prices.ts'
import type { OrderView } from '../../orders/views.ts'
import { maySeeQuotation } from '../internal/quotations/quotation-rules.ts'
import { documentTables, ordersOfQuotations } from '../tables.ts'

/** What is stored of a held price beside its items. */
export type HeldTerms = Omit<HeldPrice, 'id' | 'until' | 'isOrdered' | 'lines'>

const isOver = ({ status }: Pick<OrderView['orders'], 'status'>) => status === 'cancelled'

/** The prices that quotations hold, for the checkout. One is free again once its order is cancelled. */
export const heldPrices: HeldPrices = {
	async find(db, actor, id, key) {
		const row = await documentTables(db)
			.selectFrom('quotations')
			.selectAll()
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row?.held || !maySeeQuotation(actor, row, key)) return null
		const order =
			row.order_id === null
				? undefined
				: await ordersOfQuotations(db)
						.selectFrom('orders')
						.select('status')
						.where('id', '=', row.order_id)
						.executeTakeFirst()
		const terms: HeldTerms = JSON.parse(row.held)
		return {
			...terms,
			id: row.id,
			until: row.valid_until,
			isOrdered: order !== undefined && !isOver(order),
			lines: JSON.parse(row.items),
		}
	},

	async take(tx, id, orderId) {
		const tables = documentTables(tx)
		const row = await tables
			.selectFrom('quotations')
			.select('order_id')
			.where('id', '=', id)
			.executeTakeFirst()
		if (!row) return false
		// The order it had was cancelled, as `find` has seen: of two that take it at once, one wins.
		const taken = await tables
			.updateTable('quotations')
			.set({ order_id: orderId })
			.where('id', '=', id)
			.where('order_id', row.order_id === null ? 'is' : '=', row.order_id)
			.executeTakeFirst()
		return taken.numUpdatedRows === 1n
	},
}
