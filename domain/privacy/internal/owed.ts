import type { Database } from '../../../db/database.ts'
import type { OrderId, UserId } from '../../../shared/ids.ts'
import { paise, sum, toRupees } from '../../../shared/money.ts'
import { byHand, withDestination } from '../../payments/destinations/refund-destinations.ts'
import { type MoneyRows, moneyRowsOf } from '../../payments/queries.ts'
import { isOfBankOffer } from '../../payments/refunds.ts'
import type { OwedMoney } from '../schema.ts'
import { privacyTables } from '../tables.ts'

/** The sum of the refunds that are on their way. */
const onTheirWay = ({ refunds }: MoneyRows) =>
	sum(
		refunds
			.filter(
				(each) => (each.state === 'requested' || each.state === 'sent') && !isOfBankOffer(each),
			)
			.map(({ amount_paise }) => amount_paise),
	)

/** The money of each order of an account that goes back to its owner: amounts owed, and refunds on their way. */
export async function owedToAccount(db: Database, id: UserId): Promise<OwedMoney[]> {
	const orders = await privacyTables(db)
		.selectFrom('orders')
		.select(['id', 'owed_paise'])
		.where('user_id', '=', id)
		.where('payment_way', 'is not', null)
		.orderBy('created_at')
		.execute()
	const ids: OrderId[] = orders.map((order) => order.id)
	const money = await moneyRowsOf(db, ids)
	const known = await withDestination(db, ids)
	return orders.flatMap((order) => {
		const rows = money.get(order.id)
		if (!rows) return []
		const amount = paise(order.owed_paise + onTheirWay(rows))
		if (amount === 0) return []
		const { open, left } = byHand(rows)
		const asksDestination = open + Math.min(left, order.owed_paise) > 0 && !known.has(order.id)
		return [{ orderId: order.id, amount: toRupees(amount), asksDestination }]
	})
}
