import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { toRupees } from '../../../shared/money.ts'
import { type MoneyRows, moneyOf, moneyRowsOfOne } from '../../payments/queries.ts'
import { dueNow, moneyState, sumsOf } from '../../payments/rules.ts'
import type { OrderMoney } from '../../payments/schema.ts'
import { lockOrder } from '../order-rows.ts'
import { type OrderTables, orderTables } from '../tables.ts'
import { stageOf } from './money-state-rules.ts'

/** How far an order is paid, in rupees; null of one that was placed where no money is taken. */
export function orderMoneyView(
	order: Pick<
		Selectable<OrderTables['orders']>,
		'payment_way' | 'status' | 'fulfilment' | 'released_at'
	>,
	rows: MoneyRows | undefined,
): OrderMoney | null {
	if (order.payment_way === null || !rows) return null
	const money = moneyOf(rows, stageOf(order))
	const { paid, refunded } = sumsOf(money)
	return {
		state: moneyState(money),
		paid: toRupees(paid),
		refunded: toRupees(refunded),
		due: toRupees(dueNow(money)),
	}
}

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
