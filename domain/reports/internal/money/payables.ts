import { countOf } from '../../../../db/count.ts'
import { sum, toRupees, zero } from '../../../../shared/money.ts'
import type { AppContext } from '../../../app-context.ts'
import { ordersWith, type SoughtTerm, soughtTerms } from '../../../orders/listing/found-orders.ts'
import { moneyRowsOf } from '../../../payments/queries.ts'
import { BATCH_SIZE } from '../../limits.ts'
import type { Payable, PayableFilter, PayableQuery, Payables } from '../../money/money-schema.ts'
import { reportTables } from '../../tables.ts'
import { amount } from '../columns.ts'

function matching({ db }: AppContext, terms: readonly SoughtTerm[]) {
	let owed = reportTables(db).selectFrom('orders').where('owed_paise', '>', zero)
	for (const term of terms) owed = owed.where('id', 'in', ordersWith(db, term))
	return owed
}

async function page(
	ctx: AppContext,
	found: ReturnType<typeof matching>,
	limit: number,
	offset: number,
) {
	const orders = await found
		.select(['id', 'full_name', 'status', 'total_paise', 'owed_paise', 'created_at'])
		.orderBy('created_at')
		.orderBy('id')
		.limit(limit)
		.offset(offset)
		.execute()
	const money = await moneyRowsOf(
		ctx.db,
		orders.map(({ id }) => id),
	)
	return orders.map((order): Payable => {
		const { payments = [], refunds = [] } = money.get(order.id) ?? {}
		const received = payments.flatMap(({ state, amount_paise: amount, captured_at: at }) =>
			state === 'captured' ? [{ amount, at: at ?? 0 }] : [],
		)
		const back = refunds.flatMap(({ state, amount_paise }) =>
			state === 'failed' ? [] : [amount_paise],
		)
		return {
			orderId: order.id,
			buyer: order.full_name,
			status: order.status,
			total: toRupees(order.total_paise),
			paid: toRupees(sum(received.map((each) => each.amount))),
			refunded: toRupees(sum(back)),
			owed: toRupees(order.owed_paise),
			paidAt: new Date(Math.max(order.created_at, ...received.map(({ at }) => at))).toISOString(),
		}
	})
}

/** A page of the orders whose buyers are owed money, the oldest first, with the sum of all rows found. */
export async function payablesPage(
	ctx: AppContext,
	{ limit, offset, q }: PayableQuery,
): Promise<{ list: Payables; total: number }> {
	const found = matching(ctx, await soughtTerms(ctx.db, q))
	const { owed } = await found
		.select((eb) => eb.cast<string | null>(eb.fn.sum('owed_paise'), 'text').as('owed'))
		.executeTakeFirstOrThrow()
	const rows = await page(ctx, found, limit, offset)
	return { list: { totals: { owed: toRupees(amount(owed)) }, rows }, total: await countOf(found) }
}

/** All orders that the filter finds whose buyers are owed money, in chunks. */
export async function* streamPayables(
	ctx: AppContext,
	{ q }: PayableFilter,
): AsyncGenerator<Payable[]> {
	const found = matching(ctx, await soughtTerms(ctx.db, q))
	for (let offset = 0; ; offset += BATCH_SIZE) {
		const rows = await page(ctx, found, BATCH_SIZE, offset)
		if (rows.length > 0) yield rows
		if (rows.length < BATCH_SIZE) return
	}
}
