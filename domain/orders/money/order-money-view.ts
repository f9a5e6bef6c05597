import type { Selectable } from 'kysely'
import { toRupees } from '../../../shared/money.ts'
import { type MoneyRows, moneyOf } from '../../payments/queries.ts'
import { dueNow, moneyState, sumsOf } from '../../payments/rules.ts'
import type { OrderMoney } from '../../payments/schema.ts'
import type { OrderTables } from '../tables.ts'
import { stageOf } from './stage-rules.ts'

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
