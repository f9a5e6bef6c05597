import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { createApi } from '../../api/app.ts'
import { inTransaction } from '../../db/transaction.ts'
import { scheduleAgain } from '../../domain/jobs/commands.ts'
import { JobRunner } from '../../domain/jobs/runner.ts'
import { onlineExpiry, paymentExpiry } from '../../domain/orders/money/expire.ts'
import { paymentCheck } from '../../domain/settlement/payment-check.ts'
import { providerCheck, refundsCheck } from '../../domain/settlement/provider-check.ts'
import { refundJob } from '../../domain/settlement/refund-job.ts'
import { installationOf, once, order, shipping } from '../builders.ts'
import { movableClock } from '../clock.ts'
import type { Caller, Open } from '../store.ts'
import { razorpay } from './razorpay.ts'

export const PANEL = 'solar-panel-250w'
/** Of one panel, and of installing it. */
export const PRICE = 6490 + installationOf(250)
export const AMOUNT = PRICE * 100

/** A live shop that takes payments online from a simulator, with its jobs about money and a clock that is put forward. */
export async function onlineShop(open: Open) {
	const simulator = await razorpay()
	const { keyId, keySecret, webhookSecret } = simulator.keys
	const shop = await open({
		mode: 'live',
		sampleData: true,
		secrets: {
			razorpayKeyId: keyId,
			razorpayKeySecret: keySecret,
			razorpayWebhookSecret: webhookSecret,
		},
		razorpayUrl: simulator.url,
	})
	const { store } = shop
	const forward = movableClock(store)
	const runner = new JobRunner(
		() => store,
		[paymentExpiry, onlineExpiry, paymentCheck, refundJob, refundsCheck, providerCheck],
	)
	const api = createApi(store)
	/** Takes webhooks as the store does behind its server. */
	const server = createServer(async (request, response) => {
		const { method = 'POST', url = '/', headers } = request
		const body = new Uint8Array(await buffer(request))
		const answer = await api.fetch(
			new Request(`http://store.test${url}`, {
				method,
				headers: Object.entries(headers).map(([name, value]): [string, string] => [
					name,
					String(value),
				]),
				body,
			}),
			{ address: '192.0.2.9', inProcess: false },
		)
		response.writeHead(answer.status).end(await answer.text())
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const { port } = server.address() as AddressInfo
	/** A visitor with an order of one panel, and their actions and views of the order. */
	async function buys() {
		const caller = shop.visitor()
		const placed = await orderOnline(caller)
		const [path, query] = [`/api/orders/${placed.id}`, `?key=${placed.key}`]
		return {
			...placed,
			caller,
			path,
			page: `/orders/${placed.id}`,
			begin: () => beginToPay(caller, placed),
			order: async () => (await caller.get(`${path}${query}`)).body,
			money: async () => (await caller.get(`${path}/payments${query}`)).body,
		}
	}
	/** Pays by the form of a payment that has begun. @returns the form that brings the buyer's browser back */
	function pay(form: { fields: { order_id: string }; returnPath: string }) {
		const { fields } = simulator.control.pay(form.fields.order_id)
		return () => comeBack(shop.visitor(), form.returnPath, fields ?? {})
	}
	return {
		...shop,
		buys,
		pay,
		simulator,
		control: simulator.control,
		/** Webhooks come from now on; without it they never do. */
		takeWebhooks: () =>
			simulator.control.webhooks.to({
				url: `http://127.0.0.1:${port}/api/payments/razorpay/webhook`,
			}),
		/** Puts the clocks of the store and of Razorpay forward. */
		forward: (ms: number) => {
			forward(ms)
			simulator.control.advance(ms)
		},
		runJobs: () => runner.runDue(),
		/** The comparison with Razorpay of once a day. */
		checkProvider: async () => {
			const job = { kind: 'provider-check', key: 'provider-check', runAt: store.now() } as const
			await inTransaction(store.db, (tx) => scheduleAgain(store, tx, job))
			await store.db.deleteFrom('job_pauses').execute()
			await runner.runDue()
		},
		webhooksSent: () => simulator.control.webhooks.idle(),
	}
}

export type OnlineShop = Awaited<ReturnType<typeof onlineShop>>

/** Orders one panel, to be paid online. */
async function orderOnline(caller: Caller): Promise<Placed> {
	const { status, body } = await caller.post(
		'/api/orders',
		{
			...order({ [PANEL]: 1 }),
			shipping: shipping({ email: 'asha@example.com' }),
			fulfilment: 'installation',
			expectedTotal: PRICE,
			payment: 'razorpay',
		},
		once(),
	)
	expect(body).toMatchObject({ status: 'unpaid' })
	expect(status).toBe(201)
	return { id: body.id, key: body.trackingKey, payment: body.payment }
}

interface Placed {
	id: string
	key: string
	/** The next step to pay it. */
	payment: unknown
}

export const beginToPay = (caller: Caller, { id, key }: Pick<Placed, 'id' | 'key'>) =>
	caller.post(`/api/orders/${id}/payments/online?key=${key}`)

/** A buyer's browser comes back from Razorpay, as another site's form does. */
export const comeBack = (caller: Caller, path: string, fields: Record<string, string>) =>
	caller.raw('POST', path, new URLSearchParams(fields).toString(), {
		'content-type': 'application/x-www-form-urlencoded',
		origin: 'https://api.razorpay.com',
		'sec-fetch-site': 'cross-site',
	})
