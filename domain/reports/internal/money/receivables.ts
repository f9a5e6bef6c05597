import type { Selectable } from 'kysely'
import { chunks } from '../../../../db/chunks.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { fromRupees, sum, toRupees, zero } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { stageOf } from '../../../orders/money/money-state-rules.ts'
import { type MoneyRows, moneyOf, moneyRowsOf } from '../../../payments/queries.ts'
import { coverage } from '../../../payments/rules.ts'
import { MONEY_STATES } from '../../../payments/schema.ts'
import type {
	Receivable,
	ReceivableFilter,
	ReceivableQuery,
	Receivables,
} from '../../money/money-schema.ts'
import { type ReportTables, reportTables } from '../../tables.ts'
import { daysLate, dueDay, dueSince } from './receivable-rules.ts'

type Order = Pick<
	Selectable<ReportTables['orders']>,
	| ('id' | 'status' | 'fulfilment' | 'full_name' | 'created_at')
	| ('payment_way' | 'released_at' | 'reserved_until')
>

const OPEN_MONEY = MONEY_STATES.filter((state) => state !== 'paid' && state !== 'refunded')

/** Orders that may have something due, in chunks. */
async function* candidates({ db }: AppContext, { way }: ReceivableFilter): AsyncGenerator<Order[]> {
	const tables = reportTables(db)
	let open = tables
		.selectFrom('orders')
		.select('id')
		.where('payment_way', 'is not', null)
		.where('money_state', 'in', OPEN_MONEY)
		.where('status', 'not in', ['cancelled', 'declined'])
	if (way) open = open.where('payment_way', '=', way)
	for (const some of chunks(await open.execute()))
		yield await tables
			.selectFrom('orders')
			.select(['id', 'status', 'fulfilment', 'full_name', 'created_at'])
			.select(['payment_way', 'released_at', 'reserved_until'])
			.where(
				'id',
				'in',
				some.map(({ id }) => id),
			)
			.execute()
}

async function historiesOf({ db }: AppContext, ids: OrderId[]) {
	const events = await reportTables(db)
		.selectFrom('order_events')
		.select(['order_id', 'status', 'created_at as at'])
		.where('order_id', 'in', ids)
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return Map.groupBy(events, ({ order_id: id }) => id)
}

/** When admins last reminded the buyers of these orders, epoch milliseconds. */
async function remindersOf({ db }: AppContext, ids: OrderId[]): Promise<Map<string, number>> {
	const rows = await reportTables(db)
		.selectFrom('payment_reminders')
		.selectAll()
		.where('order_id', 'in', ids)
		.execute()
	return new Map(rows.map(({ order_id, reminded_at }) => [order_id, reminded_at]))
}

const iso = (at: number) => new Date(at).toISOString()

/** The rows of an order's schedule that are due and not paid. */
function dueOf(
	order: Order,
	rows: MoneyRows,
	history: Parameters<typeof dueSince>[3],
	remindedAt: number | undefined,
	now: number,
): Receivable[] {
	const { payment_way: way, reserved_until: until } = order
	if (way === null) return []
	return coverage(moneyOf(rows, stageOf(order)))
		.filter(({ isDue, open }) => isDue && open > 0)
		.map(({ n, due, open }) => {
			const since = dueSince(due, order.fulfilment, order.created_at, history)
			return {
				orderId: order.id,
				buyer: order.full_name,
				way,
				n,
				due,
				amount: toRupees(open),
				since: iso(since),
				reservedUntil: until === null ? null : iso(until),
				daysLate: daysLate(dueDay(since, until), now),
				remindedAt: remindedAt === undefined ? null : iso(remindedAt),
			}
		})
}

const paiseOf = (rows: readonly Receivable[]) =>
	toRupees(sum(rows.map(({ amount }) => fromRupees(amount) ?? zero)))

/** All due and unpaid amounts, the latest first; among the equally late, the one that fell due first. */
export async function receivablesOf(
	ctx: AppContext,
	filter: ReceivableFilter,
): Promise<Receivable[]> {
	const now = ctx.now()
	const found: Receivable[] = []
	for await (const orders of candidates(ctx, filter)) {
		const ids = orders.map(({ id }) => id)
		const [money, histories] = [await moneyRowsOf(ctx.db, ids), await historiesOf(ctx, ids)]
		const reminders = await remindersOf(ctx, ids)
		for (const order of orders) {
			const rows = money.get(order.id)
			if (!rows) continue
			const history = histories.get(order.id) ?? []
			found.push(...dueOf(order, rows, history, reminders.get(order.id), now))
		}
	}
	const words = filter.q?.toLowerCase()
	return found
		.filter(({ daysLate }) => !filter.late || daysLate > 0)
		.filter(({ orderId, buyer }) => !words || `${orderId}\n${buyer}`.toLowerCase().includes(words))
		.toSorted(
			(one, other) =>
				other.daysLate - one.daysLate ||
				one.since.localeCompare(other.since) ||
				one.orderId.localeCompare(other.orderId) ||
				one.n - other.n,
		)
}

/** A page of the due and late amounts, with the sums of all rows that the filter finds. */
export async function receivablesPage(
	ctx: AppContext,
	{ limit, offset, ...filter }: ReceivableQuery,
): Promise<{ list: Receivables; total: number }> {
	const all = await receivablesOf(ctx, filter)
	const totals = { due: paiseOf(all), late: paiseOf(all.filter(({ daysLate }) => daysLate > 0)) }
	return { list: { totals, rows: all.slice(offset, offset + limit) }, total: all.length }
}
