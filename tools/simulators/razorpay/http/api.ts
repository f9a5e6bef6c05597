import { Hono } from 'hono'
import { createOrder, paymentsOf } from '../ledger/orders.ts'
import { capture } from '../ledger/payments.ts'
import { refundOnce, refundsOf } from '../ledger/refunds.ts'
import { Refusal } from '../ledger/refusal.ts'
import {
	CaptureRequest,
	OrderRequest,
	RefundRequest,
	readRequest,
} from '../ledger/request-schema.ts'
import { settledIn } from '../ledger/settlements.ts'
import { found, type World } from '../ledger/world.ts'
import type { Faults } from './faults.ts'

export interface Keys {
	keyId: string
	keySecret: string
}

/** The calls of Razorpay's API that a shop makes, under `/v1`. */
export function apiRoutes(world: World, { keyId, keySecret }: Keys, faults: Faults) {
	const { orders, payments, refunds } = world
	return new Hono()
		.use(async (c, proceed) => {
			if (c.req.header('authorization') !== `Basic ${btoa(`${keyId}:${keySecret}`)}`)
				throw new Refusal('Authentication failed', { status: 401, reason: 'NA', step: 'NA' })
			await proceed()
		})
		.use(faults.middleware)
		.post('/orders', async (c) =>
			c.json(createOrder(world, readRequest(OrderRequest, await bodyOf(c.req)))),
		)
		.get('/orders/:id', (c) => c.json(found(orders, c.req.param('id'))))
		.get('/orders/:id/payments', (c) => c.json(collection(paymentsOf(world, c.req.param('id')))))
		.get('/payments', (c) => c.json(page(within(payments, query(c.req)), query(c.req))))
		.get('/payments/:id', (c) => c.json(found(payments, c.req.param('id'))))
		.post('/payments/:id/capture', async (c) => {
			const { amount } = readRequest(CaptureRequest, await bodyOf(c.req))
			return c.json(capture(world, found(payments, c.req.param('id')), amount))
		})
		.post('/payments/:id/refund', async (c) => {
			const request = readRequest(RefundRequest, await bodyOf(c.req))
			const key = c.req.header('x-refund-idempotency') ?? null
			return c.json(await refundOnce(world, found(payments, c.req.param('id')), request, key))
		})
		.get('/payments/:id/refunds', (c) =>
			c.json(page(refundsOf(world, c.req.param('id')), query(c.req))),
		)
		.get('/refunds', (c) => c.json(page(within(refunds, query(c.req)), query(c.req))))
		.get('/settlements/recon/combined', (c) => {
			const [year, month] = [Number(c.req.query('year')), Number(c.req.query('month'))]
			return c.json(page(settledIn(world, year, month), query(c.req)))
		})
		.get('/refunds/:id', (c) => c.json(found(refunds, c.req.param('id'))))
		.all('/*', () => {
			throw new Refusal('The requested URL was not found on the server.')
		})
}

/** A body may be left out, for a refund of all. */
const bodyOf = (request: { text(): Promise<string> }): Promise<unknown> =>
	request.text().then((text) => {
		if (text === '') return {}
		try {
			return JSON.parse(text)
		} catch {
			throw new Refusal('The request body is not JSON.')
		}
	})

type Query = (name: string) => string | undefined

const query =
	(request: { query(name: string): string | undefined }): Query =>
	(name) =>
		request.query(name)

/** The entities made within a time, newest first; `from` and `to` are seconds, both included. */
const within = <T extends { created_at: number }>(all: Map<string, T>, query: Query): T[] =>
	[...all.values()]
		.filter(
			({ created_at: at }) =>
				at >= Number(query('from') ?? 0) && at <= Number(query('to') ?? Number.MAX_SAFE_INTEGER),
		)
		.reverse()

const DEFAULT_PAGE_SIZE = 10
const MAX_PAGE_SIZE = 100

const collection = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items })

/** A part of a list, so long as is asked for. */
function page<T>(all: T[], query: Query) {
	const skip = Number(query('skip') ?? 0)
	return collection(
		all.slice(skip, skip + Math.min(Number(query('count') ?? DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE)),
	)
}
