import { countOf } from '../../../../db/count.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { countOverdue } from '../../../enquiries/overdue.ts'
import { ordersOf, withRefusals } from '../../../orders/queries.ts'
import type { OrderWithMessages } from '../../../orders/schema.ts'
import { needsUndertaking } from '../../../settings/rules.ts'
import { productsWithoutHsn } from '../../../tax/queries.ts'
import { mayReport } from '../../policy.ts'
import { reportTables } from '../../tables.ts'
import {
	ORDER_WORK,
	type OrderWork,
	type OrderWorkQuery,
	type ProductWithoutHsn,
	type Worklist,
} from '../../worklist/worklist-schema.ts'
import { countBroken } from '../balance/balance.ts'
import { receivablesOf } from '../money/receivables.ts'
import { ordersWithWork } from './order-work.ts'

async function latePayments(ctx: AppContext): Promise<number> {
	const late = await receivablesOf(ctx, { late: true })
	return new Set(late.map(({ orderId }) => orderId)).size
}

const pendingFeedback = ({ db }: AppContext) =>
	countOf(reportTables(db).selectFrom('feedback').where('status', '=', 'Pending'))

/** How many orders have each kind of work. Where every installer may take an order, none is unassigned. */
export async function countOrderWork(ctx: AppContext): Promise<Record<OrderWork, number>> {
	const isPool = ctx.policy.routing === 'pool'
	const counted = await Promise.all(
		ORDER_WORK.filter((kind) => !isPool || kind !== 'unassigned').map(
			async (kind) => [kind, await countOf(ordersWithWork(ctx, kind))] as const,
		),
	)
	return { unassigned: 0, ...Object.fromEntries(counted) } as Record<OrderWork, number>
}

/** How much of each kind waits for an admin. */
export async function worklist(ctx: AppContext, actor: Actor): Promise<Result<Worklist>> {
	const allowed = mayReport(actor)
	if (!allowed.ok) return allowed
	const [orders, late, overdue, pending, unbalanced, unnumbered] = await Promise.all([
		countOrderWork(ctx),
		latePayments(ctx),
		countOverdue(ctx),
		pendingFeedback(ctx),
		countBroken(ctx),
		productsWithoutHsn(ctx),
	])
	return ok({
		...orders,
		'payment-late': late,
		'enquiry-overdue': overdue,
		'feedback-pending': pending,
		'month-unbalanced': unbalanced,
		'product-without-hsn': unnumbered.length,
		'undertaking-ending': needsUndertaking(ctx.settings.current(), dayAt(ctx.now())) ? 1 : 0,
	})
}

/** The products on sale that invoices and the return lack an HSN for. */
export const withoutHsn = (ctx: AppContext, actor: Actor): Promise<Result<ProductWithoutHsn[]>> =>
	authorizedRead(mayReport(actor), async () => {
		const products = await productsWithoutHsn(ctx)
		return products.map(({ id, name }) => ({ id, name }))
	})

/** A page of the orders with this kind of work, the oldest first. */
export async function orderWork(
	ctx: AppContext,
	actor: Actor,
	{ kind, limit, offset }: OrderWorkQuery,
): Promise<Result<{ items: OrderWithMessages[]; total: number }>> {
	const allowed = mayReport(actor)
	if (!allowed.ok) return allowed
	const found = ordersWithWork(ctx, kind)
	const rows = await found
		.selectAll('orders')
		.orderBy('orders.created_at')
		.orderBy('orders.id')
		.limit(limit)
		.offset(offset)
		.execute()
	const items = await ordersOf(ctx, actor, await withRefusals(ctx.db, rows))
	return ok({ items, total: await countOf(found) })
}
