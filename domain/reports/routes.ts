import { z } from '@hono/zod-openapi'
import { answer } from '../../http/answer.ts'
import { callsUnder } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { json, newRouter } from '../../http/router.ts'
import { sortRows } from '../../shared/sort.ts'
import {
	acceptanceSheet,
	breakdownSheet,
	cartsSheet,
	csvOf,
	salesSheet,
	stockSheet,
} from './csv.ts'
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

const call = callsUnder('Reports')

const report = <const P extends string, Q extends z.ZodObject, A extends z.ZodType>(
	path: P,
	summary: string,
	query: Q,
	answer: A,
) =>
	call(`GET /reports/${path}`, mayReport, {
		summary,
		query,
		responses: { 200: json(answer, 'The report') },
	})

const file = <const P extends string, Q extends z.ZodObject>(path: P, summary: string, query: Q) =>
	call(`GET /reports/${path}.csv`, mayReport, {
		summary,
		query,
		responses: {
			200: { description: 'The whole report', content: { 'text/csv': { schema: z.string() } } },
		},
	})

const getSales = report('sales', 'Orders and value by time (admin)', SalesQuery, SalesReport)
const getBreakdown = report(
	'breakdown',
	'Value by category, product, installer or state (admin); X-Total-Count has how many rows',
	BreakdownListQuery,
	BreakdownReport,
)
const getAcceptance = report(
	'acceptance',
	'How installers answer orders, and how soon (admin)',
	RangeQuery,
	AcceptanceReport,
)
const getCarts = report('carts', 'What becomes of filled carts (admin)', SalesQuery, CartsReport)
const getStock = report(
	'stock',
	'Stock, its value and when it runs out (admin); X-Total-Count has how many rows',
	StockListQuery,
	StockReport,
)

const salesFile = file('sales', 'Orders and value by time as CSV (admin)', SalesQuery)
const breakdownFile = file('breakdown', 'Value by its parts as CSV (admin)', BreakdownQuery)
const acceptanceFile = file('acceptance', 'Answers of installers as CSV (admin)', RangeQuery)
const cartsFile = file('carts', 'What becomes of filled carts as CSV (admin)', SalesQuery)
const stockFile = file('stock', 'Stock and its value as CSV (admin)', z.object({}))

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
		.openapi(getSales, (c) => answer(c, salesReport, c.req.valid('query')))
		.openapi(getBreakdown, async (c) => {
			const { store, actor } = c.var
			const query = c.req.valid('query')
			const [rows, headers] = part(
				unwrap(await breakdownReport(store, actor, query)),
				query,
				BREAKDOWN_COLUMNS,
			)
			return c.json(rows, 200, headers)
		})
		.openapi(getAcceptance, (c) => answer(c, acceptanceReport, c.req.valid('query')))
		.openapi(getCarts, (c) => answer(c, cartsReport, c.req.valid('query')))
		.openapi(getStock, async (c) => {
			const { store, actor } = c.var
			const report = unwrap(await stockReport(store, actor))
			const [rows, headers] = part(report, c.req.valid('query'), STOCK_COLUMNS)
			return c.json(rows, 200, headers)
		})
		.openapi(salesFile, async (c) => {
			const { store, actor } = c.var
			return csvOf(salesSheet(unwrap(await salesReport(store, actor, c.req.valid('query')))))
		})
		.openapi(breakdownFile, async (c) => {
			const { store, actor } = c.var
			const report = unwrap(await breakdownReport(store, actor, c.req.valid('query')))
			return csvOf(breakdownSheet(report))
		})
		.openapi(acceptanceFile, async (c) => {
			const { store, actor } = c.var
			const report = unwrap(await acceptanceReport(store, actor, c.req.valid('query')))
			return csvOf(acceptanceSheet(report))
		})
		.openapi(cartsFile, async (c) => {
			const { store, actor } = c.var
			return csvOf(cartsSheet(unwrap(await cartsReport(store, actor, c.req.valid('query')))))
		})
		.openapi(stockFile, async (c) => {
			const { store, actor } = c.var
			return csvOf(stockSheet(unwrap(await stockReport(store, actor))))
		})
}
