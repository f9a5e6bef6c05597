import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { moneyOf, moneyRowsOfOne } from '../../payments/queries.ts'
import { moneyState } from '../../payments/rules.ts'
import { orderTables } from '../tables.ts'
import { lockOrder } from './lock-order.ts'
import { stageOf } from './stage-rules.ts'

/** Derives how far an order is paid and writes it, within the transaction that changed the order or its money. */
export async function writeMoneyState(tx: Tx, orderId: OrderId): Promise<void> {
	const order = await lockOrder(tx, orderId)
	if (!order || order.payment_way === null) return
	const state = moneyState(moneyOf(await moneyRowsOfOne(tx, orderId), stageOf(order)))
	if (state === order.money_state) return
	await orderTables(tx)
		.updateTable('orders')
		.set({ money_state: state })
		.where('id', '=', orderId)
		.execute()
}
