import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { acceptanceOf } from './internal/acceptance.ts'
import { breakdownOf } from './internal/breakdown.ts'
import { cartsOf } from './internal/carts.ts'
import { salesOf } from './internal/sales.ts'
import { stockOf } from './internal/stock.ts'
import { mayReport } from './policy.ts'
import { type Range, rangeOf } from './rules.ts'
import type {
	AcceptanceReport,
	BreakdownQuery,
	BreakdownReport,
	CartsReport,
	RangeQuery,
	SalesQuery,
	SalesReport,
	StockReport,
} from './schema.ts'

async function report<T>(
	ctx: AppContext,
	actor: Actor,
	asked: RangeQuery,
	make: (range: Range) => Promise<T>,
): Promise<Result<T>> {
	const allowed = mayReport(actor)
	if (!allowed.ok) return allowed
	const range = rangeOf(asked, dayAt(ctx.now()))
	return range.ok ? ok(await make(range.value)) : range
}

type Report<Query, T> = (ctx: AppContext, actor: Actor, query: Query) => Promise<Result<T>>

/** Orders and their value by day, week or month. */
export const salesReport: Report<SalesQuery, SalesReport> = (ctx, actor, query) =>
	report(ctx, actor, query, (range) => salesOf(ctx, range, query.by))

/** Where the value came from: category, product, installer or state, the most valuable first. */
export const breakdownReport: Report<BreakdownQuery, BreakdownReport> = (ctx, actor, query) =>
	report(ctx, actor, query, (range) => breakdownOf(ctx, range, query.by))

/** How installers answered the orders placed in the range, and how soon. */
export const acceptanceReport: Report<RangeQuery, AcceptanceReport> = (ctx, actor, query) =>
	report(ctx, actor, query, (range) => acceptanceOf(ctx, range))

/** The outcome of the carts filled in the range. */
export const cartsReport: Report<SalesQuery, CartsReport> = (ctx, actor, query) =>
	report(ctx, actor, query, (range) => cartsOf(ctx, range, query.by))

/** The present stock, and the products that run out first at the present rate. */
export const stockReport = (ctx: AppContext, actor: Actor): Promise<Result<StockReport>> =>
	report(ctx, actor, {}, () => stockOf(ctx))

export {
	type OperatingFigures,
	operatingFigures,
	type Waiting,
} from './internal/operation/shop-state.ts'
