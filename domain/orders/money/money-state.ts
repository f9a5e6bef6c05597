import type { Selectable } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { type Paise, paise, toRupees } from '../../../shared/money.ts'
import { type MoneyRows, moneyOf, paymentFacts } from '../../payments/queries.ts'
import { dueNow, moneyState, owedToBuyer, refundable, sumsOf } from '../../payments/rules.ts'
import type { OrderMoney } from '../../payments/schema.ts'
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

/**
 * The amount that the buyer of an order is owed and that no refund has begun to send back: the payments beyond its total;
 * for an order that is over all its payments less the cancellation fee, as after a refund that failed.
 */
export function owedOf(
	order: Pick<
		Selectable<OrderTables['orders']>,
		'status' | 'fulfilment' | 'released_at' | 'kept_paise'
	>,
	rows: MoneyRows,
): Paise {
	if (order.status !== 'cancelled' && order.status !== 'declined')
		return owedToBuyer(moneyOf(rows, stageOf(order)))
	return paise(Math.max(0, refundable(rows.payments.map(paymentFacts)) - order.kept_paise))
}

/**
 * Derives how far an order is paid and what its buyer is owed, and writes both, within the transaction that changed the
 * order or its money.
 * @param order locked, and read with its money since either was changed
 */
export async function writeMoneyState(
	tx: Tx,
	order: Selectable<OrderTables['orders']>,
	rows: MoneyRows,
): Promise<void> {
	const state = moneyState(moneyOf(rows, stageOf(order)))
	const owed = owedOf(order, rows)
	if (state === order.money_state && owed === order.owed_paise) return
	await orderTables(tx)
		.updateTable('orders')
		.set({ money_state: state, owed_paise: owed })
		.where('id', '=', order.id)
		.execute()
}
