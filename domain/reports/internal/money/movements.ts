import { sql } from 'kysely'
import { dayAfter, startOfDay } from '../../../../shared/calendar.ts'
import { type Paise, toRupees } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { ordersWith, type SoughtTerm, soughtTerms } from '../../../orders/listing/found-orders.ts'
import { BATCH_SIZE } from '../../limits.ts'
import type {
	Movement,
	MovementFilter,
	MovementList,
	MovementQuery,
} from '../../money/money-schema.ts'
import { reportTables } from '../../tables.ts'
import { amount } from '../columns.ts'

/** Payments and refunds as rows of one kind, each at the moment at which the day book has it. */
function movements({ db }: AppContext) {
	return reportTables(db)
		.selectFrom((eb) =>
			eb
				.selectFrom('payments')
				.select([
					sql<Movement['kind']>`'payment'`.as('kind'),
					'payments.id',
					'payments.order_id',
					'payments.provider',
					sql<Movement['state']>`payments.state`.as('state'),
					'payments.amount_paise',
					'payments.provider_ref',
					'payments.fee_paise',
					'payments.fee_tax_paise',
					sql<number>`coalesce(payments.captured_at, payments.created_at)`.as('at'),
				])
				.unionAll(
					eb
						.selectFrom('refunds')
						.innerJoin('payments as paid', 'paid.id', 'refunds.payment_id')
						.select([
							sql<Movement['kind']>`'refund'`.as('kind'),
							'refunds.id',
							'refunds.order_id',
							'paid.provider',
							sql<Movement['state']>`refunds.state`.as('state'),
							'refunds.amount_paise',
							'refunds.provider_ref',
							sql<Paise | null>`cast(null as bigint)`.as('fee_paise'),
							sql<Paise | null>`cast(null as bigint)`.as('fee_tax_paise'),
							sql<number>`coalesce(refunds.done_at, refunds.created_at)`.as('at'),
						]),
				)
				.as('moved'),
		)
		.innerJoin('orders', 'orders.id', 'moved.order_id')
		.leftJoin('settlement_items as settled', (join) =>
			join
				.onRef('settled.ref', '=', 'moved.provider_ref')
				.onRef('settled.provider', '=', 'moved.provider'),
		)
		.leftJoin('settlements', (join) =>
			join
				.onRef('settlements.ref', '=', 'settled.settlement_ref')
				.onRef('settlements.provider', '=', 'settled.provider'),
		)
}

function matching(
	ctx: AppContext,
	{ kind, way, state, from, to }: MovementFilter,
	terms: readonly SoughtTerm[],
) {
	let query = movements(ctx)
	if (kind) query = query.where('moved.kind', '=', kind)
	if (way) query = query.where('moved.provider', '=', way)
	if (state) query = query.where('moved.state', '=', state)
	if (from) query = query.where('moved.at', '>=', startOfDay(from))
	if (to) query = query.where('moved.at', '<', startOfDay(dayAfter(to)))
	for (const term of terms) query = query.where('moved.order_id', 'in', ordersWith(ctx.db, term))
	return query
}

const sumWhere = (condition: ReturnType<typeof sql<boolean>>) =>
	sql<string | null>`cast(sum(case when ${condition} then moved.amount_paise else 0 end) as text)`

const page = (found: ReturnType<typeof matching>, limit: number, offset: number) =>
	found
		.selectAll('moved')
		.select(['orders.full_name', 'settlements.ref as settlement', 'settlements.utr'])
		.orderBy('moved.at', 'desc')
		.orderBy('moved.id', 'desc')
		.limit(limit)
		.offset(offset)
		.execute()

type Row = Awaited<ReturnType<typeof page>>[number]

const movementOf = (row: Row): Movement => ({
	kind: row.kind,
	id: row.id,
	orderId: row.order_id,
	buyer: row.full_name,
	way: row.provider,
	state: row.state,
	amount: toRupees(row.amount_paise),
	reference: row.provider_ref,
	fee: row.fee_paise === null ? null : toRupees(row.fee_paise),
	feeTax: row.fee_tax_paise === null ? null : toRupees(row.fee_tax_paise),
	settlement: row.settlement,
	utr: row.utr,
	at: new Date(row.at).toISOString(),
})

/** A page of payments and refunds, newest first, with the sums of all rows that the filter finds. */
export async function movementsOf(
	ctx: AppContext,
	{ limit, offset, ...filter }: MovementQuery,
): Promise<{ list: MovementList; total: number }> {
	const found = matching(ctx, filter, await soughtTerms(ctx.db, filter.q))
	const sums = await found
		.select([
			sql<number>`count(*)`.as('total'),
			sumWhere(sql`moved.kind = 'payment' and moved.state = 'captured'`).as('received'),
			sumWhere(sql`moved.kind = 'refund' and moved.state = 'done'`).as('refunded'),
			sumWhere(sql`moved.kind = 'refund' and moved.state in ('requested', 'sent')`).as('refunding'),
		])
		.executeTakeFirstOrThrow()
	const rows = await page(found, limit, offset)
	const totals = {
		received: toRupees(amount(sums.received)),
		refunded: toRupees(amount(sums.refunded)),
		refunding: toRupees(amount(sums.refunding)),
	}
	return { list: { totals, rows: rows.map(movementOf) }, total: sums.total }
}

/** All rows that the filter finds, newest first, in chunks. */
export async function* streamMovements(
	ctx: AppContext,
	filter: MovementFilter,
): AsyncGenerator<Movement[]> {
	const found = matching(ctx, filter, await soughtTerms(ctx.db, filter.q))
	for (let offset = 0; ; offset += BATCH_SIZE) {
		const rows = await page(found, BATCH_SIZE, offset)
		if (rows.length > 0) yield rows.map(movementOf)
		if (rows.length < BATCH_SIZE) return
	}
}
