import type { Context } from 'hono'
import { routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { csv, ok } from '../../../http/responses.ts'
import { type ApiEnv, newRouter, type Services } from '../../../http/router.ts'
import { type Cell, csvFile } from '../../../shared/csv.ts'
import { bankOffersOf, bankOffersPage } from '../internal/money/bank-offers.ts'
import {
	BANK_OFFER_FILE,
	MOVEMENT_FILE,
	type MoneyFile,
	PAYABLE_FILE,
	RECEIVABLE_FILE,
} from '../internal/money/money-csv.ts'
import { movementsOf, streamMovements } from '../internal/money/movements.ts'
import { payablesPage, streamPayables } from '../internal/money/payables.ts'
import { receivablesOf, receivablesPage } from '../internal/money/receivables.ts'
import { mayReport } from '../policy.ts'
import {
	BankOfferFilter,
	BankOfferQuery,
	BankOffers,
	MovementFilter,
	MovementList,
	MovementQuery,
	PayableFilter,
	PayableQuery,
	Payables,
	ReceivableFilter,
	ReceivableQuery,
	Receivables,
} from './money-schema.ts'

const call = routesTagged('Reports')

async function* rowsOf<T>(chunks: AsyncIterable<T[]> | T[][], row: (each: T) => Cell[]) {
	for await (const chunk of chunks) yield chunk.map(row)
}

/** Answers with a page of a list, and in `X-Total-Count` with the number of all its items. */
async function answerList<Query, T extends object>(
	c: Context<ApiEnv>,
	list: (ctx: Services, query: Query) => Promise<{ list: T; total: number }>,
	query: Query,
) {
	const { ctx, actor } = c.var
	unwrap(mayReport(actor))
	const found = await list(ctx, query)
	return c.json(found.list, 200, { 'x-total-count': String(found.total) })
}

/** Answers with all rows that a filter finds, as a file. @param find all at once, or in parts */
async function answerFile<Query, T>(
	c: Context<ApiEnv>,
	{ name, columns, row }: MoneyFile<T>,
	find: (ctx: Services, query: Query) => Promise<T[]> | AsyncIterable<T[]>,
	query: Query,
) {
	const { ctx, actor } = c.var
	unwrap(mayReport(actor))
	const found = find(ctx, query)
	const chunks = found instanceof Promise ? [await found] : found
	return csvFile(name, columns, rowsOf(chunks, row)) as never
}

/** The money of all orders: payments, refunds, and amounts still to come. */
export function moneyRoutes() {
	return newRouter()
		.openapi(
			call('GET /payments', mayReport, {
				summary: 'All payments and refunds (admin); X-Total-Count has how many',
				readsMuch: true,
				query: MovementQuery,
				responses: ok(MovementList, 'Newest first'),
			}),
			(c) => answerList(c, movementsOf, c.req.valid('query')),
		)
		.openapi(
			call('GET /receivables', mayReport, {
				summary: 'What is due and late of all orders (admin); X-Total-Count has how many',
				readsMuch: true,
				query: ReceivableQuery,
				responses: ok(Receivables, 'The latest first'),
			}),
			(c) => answerList(c, receivablesPage, c.req.valid('query')),
		)
		.openapi(
			call('GET /payables', mayReport, {
				summary: 'What the shop owes to buyers (admin); X-Total-Count has for how many orders',
				readsMuch: true,
				description:
					'Paid beyond the total of an order, or for one that is over, less the cancellation fee and refunds.',
				query: PayableQuery,
				responses: ok(Payables, 'The oldest order first'),
			}),
			(c) => answerList(c, payablesPage, c.req.valid('query')),
		)
		.openapi(
			call('GET /exports/payables.csv', mayReport, {
				summary: 'What the shop owes to buyers as CSV (admin)',
				readsMuch: true,
				query: PayableFilter,
				responses: csv('The oldest order first'),
			}),
			(c) => answerFile(c, PAYABLE_FILE, streamPayables, c.req.valid('query')),
		)
		.openapi(
			call('GET /bank-offers', mayReport, {
				summary: 'What banks bear of payments, and still owe (admin); X-Total-Count has how many',
				readsMuch: true,
				description:
					'The discount of an offer at Razorpay that the settings say the bank bears. It is paid by a settlement, or recorded by `PUT /payments/{id}/bank-offer`.',
				query: BankOfferQuery,
				responses: ok(BankOffers, 'The earliest first'),
			}),
			(c) => answerList(c, bankOffersPage, c.req.valid('query')),
		)
		.openapi(
			call('GET /exports/bank-offers.csv', mayReport, {
				summary: 'What banks bear of payments, and still owe, as CSV (admin)',
				readsMuch: true,
				query: BankOfferFilter,
				responses: csv('The earliest first'),
			}),
			(c) => answerFile(c, BANK_OFFER_FILE, bankOffersOf, c.req.valid('query')),
		)
		.openapi(
			call('GET /exports/payments.csv', mayReport, {
				summary: 'Payments and refunds as CSV (admin)',
				readsMuch: true,
				query: MovementFilter,
				responses: csv('Newest first; the columns of amounts have what came and what went back'),
			}),
			(c) => answerFile(c, MOVEMENT_FILE, streamMovements, c.req.valid('query')),
		)
		.openapi(
			call('GET /exports/receivables.csv', mayReport, {
				summary: 'What is due and late as CSV (admin)',
				readsMuch: true,
				query: ReceivableFilter,
				responses: csv('The latest first'),
			}),
			(c) => answerFile(c, RECEIVABLE_FILE, receivablesOf, c.req.valid('query')),
		)
}
