import { chunks } from '../../../db/chunks.ts'
import type { Database } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { type MoneyRows, moneyOf, moneyRowsOf, type PaymentRow } from '../../payments/queries.ts'
import type { Money } from '../../payments/rules.ts'
import type { OrderColumns } from '../queries.ts'
import { orderTables } from '../tables.ts'
import { stageOf } from './money-state-rules.ts'

/** An order that takes money, with the rows that its money follows from. */
export interface OrderWithMoney {
	id: OrderId
	buyer: string
	/** Whether it was cancelled or declined. */
	isFinal: boolean
	money: Money
	transfers: PaymentRow[]
}

const COLUMNS = ['id', 'full_name', 'status', 'fulfilment', 'released_at', 'payment_way'] as const
type Columns = Pick<OrderColumns, (typeof COLUMNS)[number]>

const NOTHING: MoneyRows = { schedule: [], payments: [], refunds: [] }

async function withMoney(db: Database, rows: readonly Columns[]): Promise<OrderWithMoney[]> {
	const all: OrderWithMoney[] = []
	for (const some of chunks(rows)) {
		const money = await moneyRowsOf(
			db,
			some.map(({ id }) => id),
		)
		for (const row of some)
			all.push({
				id: row.id,
				buyer: row.full_name,
				isFinal: row.status === 'cancelled' || row.status === 'declined',
				money: moneyOf(money.get(row.id) ?? NOTHING, stageOf(row)),
				transfers: (money.get(row.id) ?? NOTHING).payments.filter(
					({ provider }) => provider === 'transfer',
				),
			})
	}
	return all
}

/** Those of these orders that there are and that take money. */
export async function ordersWithMoney(
	db: Database,
	ids: readonly OrderId[],
): Promise<OrderWithMoney[]> {
	const rows: Columns[] = []
	for (const some of chunks([...new Set(ids)]))
		rows.push(
			...(await orderTables(db)
				.selectFrom('orders')
				.select(COLUMNS)
				.where('id', 'in', some)
				.where('payment_way', 'is not', null)
				.execute()),
		)
	return withMoney(db, rows)
}

/** All orders that are not fully paid, due or not, the oldest first. */
export async function ordersToPay(db: Database): Promise<OrderWithMoney[]> {
	const rows = await orderTables(db)
		.selectFrom('orders')
		.select(COLUMNS)
		.where('payment_way', 'is not', null)
		.where('money_state', 'in', ['unpaid', 'due', 'authorised', 'part-paid'])
		.where('status', 'not in', ['cancelled', 'declined'])
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return withMoney(db, rows)
}
