import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { checkoutRoutes } from './checkout/routes.ts'
import { openClock } from './clock.ts'
import { openControl } from './control.ts'
import { apiRoutes } from './http/api.ts'
import { controlRoutes } from './http/control-routes.ts'
import { openFaults } from './http/faults.ts'
import { overviewPage } from './http/overview.ts'
import { Refusal } from './ledger/refusal.ts'
import { type Emit, openWorld } from './ledger/world.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

export interface SimulatorKeys {
	keyId: string
	keySecret: string
	webhookSecret: string
}

const KEYS: SimulatorKeys = {
	keyId: 'rzp_test_Simulator00000',
	keySecret: 'key-secret-of-the-simulator',
	webhookSecret: 'webhook-secret-of-the-simulator',
}

interface Options {
	/** 0: any that is free. */
	port?: number
	keys?: Partial<SimulatorKeys>
	/** Where the shop takes webhooks; `control.webhooks.to` says so later. */
	webhookUrl?: string
	/** Epoch milliseconds. */
	now?: () => number
	/** An answer to a webhook after this long counts as none. */
	webhookTimeoutMs?: number
	/** Until a webhook is tried again; doubled each time. */
	webhookRetryMs?: number
	/** The seed of chance. */
	seed?: number
}

/** The time Razorpay allows for an answer. */
const WEBHOOK_TIMEOUT_MS = 5000
const WEBHOOK_RETRY_MS = 1000

/** Razorpay as it is documented, on loopback and in memory. It ends with `close`, or with the process. */
export async function startSimulator(options: Options = {}) {
	const keys = { ...KEYS, ...options.keys }
	const clock = openClock(options.now)
	const webhooks = openWebhooks(clock, {
		url: options.webhookUrl ?? null,
		secret: keys.webhookSecret,
		timeoutMs: options.webhookTimeoutMs ?? WEBHOOK_TIMEOUT_MS,
		retryMs: options.webhookRetryMs ?? WEBHOOK_RETRY_MS,
		seed: options.seed ?? 1,
	})
	const emit: Emit = (event, about) => webhooks.emit(event, about)
	const world = openWorld(clock, emit)
	const faults = openFaults()
	const control = openControl(world, keys, { clock, webhooks, faults })

	const app = new Hono()
		.get('/', (c) => c.html(overviewPage(control)))
		.route('/simulator', controlRoutes(control))
		.route('/v1', checkoutRoutes(world, keys))
		.route('/v1', apiRoutes(world, keys, faults))
		.onError((error, c) => {
			if (error instanceof Refusal) return c.json({ error: error.error }, error.status)
			throw error
		})

	const server = createAdaptorServer({ fetch: app.fetch })
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(options.port ?? 0, '127.0.0.1', resolve)
	})
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		keys,
		control,
		close: async () => {
			clock.close()
			await webhooks.idle()
			await new Promise<void>((resolve) => {
				server.close(() => resolve())
				if ('closeAllConnections' in server) server.closeAllConnections()
			})
		},
	}
}

export type Simulator = Awaited<ReturnType<typeof startSimulator>>
