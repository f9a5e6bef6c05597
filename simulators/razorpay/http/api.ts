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
		.get('/orders/:id/payments', (c) =>
			c.json(collection(paymentsOf(world, c.req.param('id')), c.req)),
		)
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
			c.json(collection(refundsOf(world, c.req.param('id')), c.req)),
		)
		.get('/refunds/:id', (c) => c.json(found(refunds, c.req.param('id'))))
		.all('/*', () => {
			throw new Refusal('The requested URL was not found on the server.')
		})
}

interface Asked {
	json(): Promise<unknown>
	query(name: string): string | undefined
}

/** A body may be left out, for a refund of all. */
const bodyOf = (request: Asked & { text(): Promise<string> }): Promise<unknown> =>
	request.text().then((text) => {
		if (text === '') return {}
		try {
			return JSON.parse(text)
		} catch {
			throw new Refusal('The request body is not JSON.')
		}
	})

const MOST = 100

function collection<T>(all: T[], request: Asked) {
	const number = (name: string, otherwise: number) => Number(request.query(name) ?? otherwise)
	const skip = number('skip', 0)
	const items = all.slice(skip, skip + Math.min(number('count', MOST), MOST))
	return { entity: 'collection', count: items.length, items }
}
