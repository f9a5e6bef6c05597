import type { Context } from 'hono'
import { routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { csv, ok } from '../../../http/responses.ts'
import { type ApiEnv, newRouter, type Services } from '../../../http/router.ts'
import { type Cell, csvFile } from '../../../shared/csv.ts'
import { bankOffersOf, bankOffersPage } from '../internal/money/bank-offers.ts'
import {
	BANK_OFFER_COLUMNS,
	bankOfferRow,
	MOVEMENT_COLUMNS,
	movementRow,
	PAYABLE_COLUMNS,
	payableRow,
	RECEIVABLE_COLUMNS,
	receivableRow,
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
			async (c) => {
				const { ctx, actor } = c.var
				unwrap(mayReport(actor))
				const chunks = streamPayables(ctx, c.req.valid('query'))
				return csvFile('payables', PAYABLE_COLUMNS, rowsOf(chunks, payableRow)) as never
			},
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
			async (c) => {
				const { ctx, actor } = c.var
				unwrap(mayReport(actor))
				const all = await bankOffersOf(ctx, c.req.valid('query'))
				return csvFile('bank-offers', BANK_OFFER_COLUMNS, rowsOf([all], bankOfferRow)) as never
			},
		)
		.openapi(
			call('GET /exports/payments.csv', mayReport, {
				summary: 'Payments and refunds as CSV (admin)',
				readsMuch: true,
				query: MovementFilter,
				responses: csv('Newest first; the columns of amounts have what came and what went back'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				unwrap(mayReport(actor))
				const chunks = streamMovements(ctx, c.req.valid('query'))
				return csvFile('payments', MOVEMENT_COLUMNS, rowsOf(chunks, movementRow)) as never
			},
		)
		.openapi(
			call('GET /exports/receivables.csv', mayReport, {
				summary: 'What is due and late as CSV (admin)',
				readsMuch: true,
				query: ReceivableFilter,
				responses: csv('The latest first'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				unwrap(mayReport(actor))
				const all = await receivablesOf(ctx, c.req.valid('query'))
				return csvFile('receivables', RECEIVABLE_COLUMNS, rowsOf([all], receivableRow)) as never
			},
		)
}
