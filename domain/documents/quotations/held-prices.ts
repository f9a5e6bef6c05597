import type { HeldPrice, HeldPrices } from '../../checkout/held-prices.ts'
import type { OrderView } from '../../orders/views.ts'
import { maySeeQuotation } from '../internal/quotations/quotation-rules.ts'
import { documentTables, ordersOfQuotations } from '../tables.ts'

/** What is stored of a held price beside its items. */
export type HeldTerms = Omit<HeldPrice, 'id' | 'until' | 'orderId' | 'isOrdered' | 'lines'>

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
			orderId: row.order_id,
			isOrdered: order !== undefined && !isOver(order),
			lines: JSON.parse(row.items),
		}
	},

	async take(tx, held, orderId) {
		// Of two that found it free at once, one changes the row.
		const taken = await documentTables(tx)
			.updateTable('quotations')
			.set({ order_id: orderId })
			.where('id', '=', held.id)
			.where('order_id', held.orderId === null ? 'is' : '=', held.orderId)
			.executeTakeFirst()
		return taken.numUpdatedRows === 1n
	},
}
