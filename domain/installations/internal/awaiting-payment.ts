import type { OrderId } from '../../../shared/ids.ts'
import type { AppContext } from '../../app-context.ts'
import { orderMoneyView } from '../../orders/money/money-state.ts'
import type { OrderRow } from '../../orders/queries.ts'
import { moneyRowsOf } from '../../payments/queries.ts'
import { isUnderWay } from '../rules.ts'

type Paid = Pick<OrderRow, 'id' | 'status' | 'payment_way' | 'fulfilment' | 'released_at'>

/** Those of these orders whose buyers still owe a payment that is due before the work. */
export async function awaitingPayment(
	{ db, policy }: AppContext,
	orders: readonly Paid[],
): Promise<Set<OrderId>> {
	const open = policy.takesPayment ? orders.filter(({ status }) => isUnderWay(status)) : []
	const rows = await moneyRowsOf(
		db,
		open.map(({ id }) => id),
	)
	const owing = open.filter((order) => (orderMoneyView(order, rows.get(order.id))?.due ?? 0) > 0)
	return new Set(owing.map(({ id }) => id))
}
