import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond } from '../../http/respond.ts'
import { csv, ok } from '../../http/responses.ts'
import { newRouter } from '../../http/router.ts'
import { sortRows } from '../../shared/lists/sort.ts'
import {
	acceptanceSheet,
	breakdownSheet,
	cartsSheet,
	csvOf,
	salesSheet,
	stockSheet,
} from './internal/csv.ts'
import { mayReport } from './policy.ts'
import {
	acceptanceReport,
	breakdownReport,
	cartsReport,
	salesReport,
	stockReport,
} from './queries.ts'
import {
	AcceptanceReport,
	BreakdownListQuery,
	BreakdownQuery,
	BreakdownReport,
	type BreakdownRow,
	CartsReport,
	RangeQuery,
	SalesQuery,
	SalesReport,
	StockListQuery,
	StockReport,
	type StockRow,
} from './schema.ts'

const call = routesTagged('Reports')

const report = <const P extends string, Q extends z.ZodObject, A extends z.ZodType>(
	path: P,
	summary: string,
	query: Q,
	answer: A,
) =>
	call(`GET /reports/${path}`, mayReport, {
		summary,
		readsMuch: true,
		query,
		responses: ok(answer, 'The report'),
	})

const file = <const P extends string, Q extends z.ZodObject>(path: P, summary: string, query: Q) =>
	call(`GET /reports/${path}.csv`, mayReport, {
		summary,
		readsMuch: true,
		query,
		responses: csv('The whole report'),
	})

type By<Row> = Record<string, (row: Row) => string | number | null>

/** A part of a report's rows in the order asked for, with how many there are in all. */
function part<Row, T extends { rows: Row[] }>(
	report: T & { rows: Row[] },
	{ sort, limit, offset }: { sort: string; limit: number; offset: number },
	by: By<Row>,
) {
	const headers = { 'x-total-count': String(report.rows.length) }
	const rows = sortRows(report.rows, sort, by).slice(offset, offset + limit)
	return [{ ...report, rows } as T, headers] as const
}

const BREAKDOWN_COLUMNS: By<BreakdownRow> = {
	name: ({ name }) => name,
	orders: ({ orders }) => orders,
	pieces: ({ pieces }) => pieces,
	value: ({ value }) => value,
}

const STOCK_COLUMNS: By<StockRow> = {
	name: ({ name }) => name,
	stock: ({ stock }) => stock,
	value: ({ value }) => value,
	sold: ({ sold }) => sold,
	end: ({ stock, runsOutOn }) => (stock === 0 ? '' : runsOutOn),
}

export function reportRoutes() {
	return newRouter()
		.openapi(report('sales', 'Orders and value by time (admin)', SalesQuery, SalesReport), (c) =>
			respond(c, salesReport, c.req.valid('query')),
		)
		.openapi(
			report(
				'breakdown',
				'Value by category, product, installer or state (admin); X-Total-Count has how many rows',
				BreakdownListQuery,
				BreakdownReport,
			),
			async (c) => {
				const { ctx, actor } = c.var
				const query = c.req.valid('query')
				const [rows, headers] = part(
					unwrap(await breakdownReport(ctx, actor, query)),
					query,
					BREAKDOWN_COLUMNS,
				)
				return c.json(rows, 200, headers)
			},
		)
		.openapi(
			report(
				'acceptance',
				'How installers answer orders, and how soon (admin)',
				RangeQuery,
				AcceptanceReport,
			),
			(c) => respond(c, acceptanceReport, c.req.valid('query')),
		)
		.openapi(
			report('carts', 'What becomes of filled carts (admin)', SalesQuery, CartsReport),
			(c) => respond(c, cartsReport, c.req.valid('query')),
		)
		.openapi(
			report(
				'stock',
				'Stock, its value and when it runs out (admin); X-Total-Count has how many rows',
				StockListQuery,
				StockReport,
			),
			async (c) => {
				const { ctx, actor } = c.var
				const report = unwrap(await stockReport(ctx, actor))
				const [rows, headers] = part(report, c.req.valid('query'), STOCK_COLUMNS)
				return c.json(rows, 200, headers)
			},
		)
		.openapi(file('sales', 'Orders and value by time as CSV (admin)', SalesQuery), async (c) => {
			const { ctx, actor } = c.var
			return csvOf(salesSheet(unwrap(await salesReport(ctx, actor, c.req.valid('query')))))
		})
		.openapi(file('breakdown', 'Value by its parts as CSV (admin)', BreakdownQuery), async (c) => {
			const { ctx, actor } = c.var
			const report = unwrap(await breakdownReport(ctx, actor, c.req.valid('query')))
			return csvOf(breakdownSheet(report))
		})
		.openapi(file('acceptance', 'Answers of installers as CSV (admin)', RangeQuery), async (c) => {
			const { ctx, actor } = c.var
			const report = unwrap(await acceptanceReport(ctx, actor, c.req.valid('query')))
			return csvOf(acceptanceSheet(report))
		})
		.openapi(
			file('carts', 'What becomes of filled carts as CSV (admin)', SalesQuery),
			async (c) => {
				const { ctx, actor } = c.var
				return csvOf(cartsSheet(unwrap(await cartsReport(ctx, actor, c.req.valid('query')))))
			},
		)
		.openapi(file('stock', 'Stock and its value as CSV (admin)', z.object({})), async (c) => {
			const { ctx, actor } = c.var
			return csvOf(stockSheet(unwrap(await stockReport(ctx, actor))))
		})
}
