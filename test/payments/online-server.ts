import { once } from 'node:events'
import { expect } from 'vitest'
import type { OrderId } from '../../shared/ids.ts'
import { setOrder } from '../orders.ts'
import { startStore } from '../spawned-store.ts'
import type { Open } from '../store.ts'
import { razorpay } from './razorpay.ts'

const PUBLIC_URL = 'https://shop.example'
const SECRET = 'of all processes: 0123456789 ABCDEF'
const JOBS = [
	'payment-check',
	'payment-expiry',
	'online-expiry',
	'refund',
	'refunds-check',
	'provider-check',
] as const
/** The longest wait for an answer, once the store and Razorpay are both there. */
const PATIENCE_MS = 60_000

/** Of each product, so that no order is refused for want of it. */
export const PLENTY = 10_000

interface Answer {
	status: number
	// biome-ignore lint/suspicious/noExplicitAny: a test itself states the answer it expects
	body: any
}

/** The built store as a process of its own, which takes payments from a simulator and can be killed. */
export async function onlineServer(open: Open) {
	const simulator = await razorpay({ now: Date.now, webhookRetryMs: 200 })
	const { control, keys, url } = simulator
	const { config, store } = await open({
		mode: 'live',
		sampleData: true,
		publicUrl: PUBLIC_URL,
		onDisk: true,
	})
	const setStock = (stock: number) => store.db.updateTable('products').set({ stock }).execute()
	await setStock(PLENTY)
	const start = async () => {
		const started = await startStore({
			STORE_MODE: 'live',
			PUBLIC_URL,
			TRUSTED_PROXIES: '1',
			DATA_DIR: config.dataDir,
			DATABASE_URL: config.databaseUrl ?? '',
			SESSION_SECRET: SECRET,
			RAZORPAY_URL: url,
			RAZORPAY_KEY_ID: keys.keyId,
			RAZORPAY_KEY_SECRET: keys.keySecret,
			RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
		})
		const address = `http://127.0.0.1:${started.port}`
		control.webhooks.to({ url: `${address}/api/payments/razorpay/webhook` })
		return { process: started.store, address }
	}
	let running = await start()
	let callers = 0

	/** As if a minute had passed: a killed process's jobs are free for others, and waiting ones are due. */
	const minutePasses = async (isKilled: boolean) => {
		await store.db.deleteFrom('job_pauses').execute()
		await store.db
			.updateTable('jobs')
			.set({ run_at: 0, ...(isKilled && { leased_until: null, leased_by: null }) })
			.where('kind', 'in', JOBS)
			.where('done_at', 'is', null)
			.where('run_at', '<', Date.now() + 9 * 3_600_000)
			.where((eb) => (isKilled ? eb.lit(true) : eb('leased_until', 'is', null)))
			.execute()
	}

	async function send(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
		// Each from a network of its own, as buyers are: none is one too many.
		const from = `198.51.${Math.floor(++callers / 200) % 200}.${callers % 200}`
		const answer = await fetch(`${running.address}${path}`, {
			redirect: 'manual',
			...init,
			method,
			headers: { 'x-forwarded-for': from, ...init.headers },
		})
		const text = await answer.text()
		return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
	}

	return {
		control,
		isOnPostgres: Boolean(config.databaseUrl),
		get: (path: string) => send('GET', path),
		post: (path: string, body?: object, headers: Record<string, string> = {}) =>
			send('POST', path, {
				headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
				...(body && { body: JSON.stringify(body) }),
			}),
		/** A form of another site. */
		form: (path: string, fields: Record<string, string>) =>
			send('POST', path, {
				headers: { origin: url },
				body: new URLSearchParams(fields),
			}),
		/** Kills the store and starts it again. */
		restart: async () => {
			const ended = once(running.process, 'exit')
			running.process.kill('SIGKILL')
			await ended
			await minutePasses(true)
			running = await start()
		},
		/** Asks until it is so, with time passing. */
		until: async (ask: () => Promise<Answer>, isSo: (answer: Answer) => boolean) => {
			let last: Answer = { status: 0, body: null }
			await expect
				.poll(
					async () => {
						await minutePasses(false)
						last = await ask()
						return isSo(last)
					},
					{ timeout: PATIENCE_MS, interval: 50 },
				)
				.toBe(true)
			return last
		},
		/** Has an order expire as soon as its job is run, as if its goods had been reserved for long enough. */
		expire: async (id: string) => {
			const orderId = id as OrderId
			await setOrder(store, orderId, { reserved_until: 1 })
			const makeDue = () =>
				store.db
					.updateTable('jobs')
					.set({ run_at: 0, done_at: null, failed_at: null })
					.where('key', '=', `expiry ${id}`)
					// One under way has seen the order before, and would be marked as done afterwards.
					.where('leased_until', 'is', null)
					.executeTakeFirstOrThrow()
			await expect
				.poll(async () => (await makeDue()).numUpdatedRows, { timeout: PATIENCE_MS, interval: 50 })
				.toBe(1n)
		},
		/** Has the store compare with the provider now. */
		compare: async () => {
			const makeDue = () =>
				store.db
					.updateTable('jobs')
					.set({ run_at: 0, attempts: 0 })
					.where('key', '=', 'provider-check')
					.where('leased_until', 'is', null)
					.executeTakeFirstOrThrow()
			await expect
				.poll(async () => (await makeDue()).numUpdatedRows, { timeout: PATIENCE_MS, interval: 50 })
				.toBe(1n)
		},
		/** Nothing of a single payment is asked for any more. */
		forgetChecks: () =>
			store.db.deleteFrom('jobs').where('kind', 'in', ['payment-check', 'refunds-check']).execute(),
		/** What the provider has paid out as the store has it, the earliest first; paise. */
		settlements: async () => {
			const rows = await store.db
				.selectFrom('settlements')
				.selectAll()
				.orderBy('settled_at')
				.orderBy('amount_paise')
				.execute()
			return rows.map(({ ref, amount_paise: amount }) => ({ ref, amount }))
		},
		/** So many of each product are in stock from now on. */
		stock: setStock,
		/** The provider's sums, and the store's, in paise. */
		sums: async () => {
			const { payments, refunds } = control.state()
			const standing = refunds.filter(({ status }) => status !== 'failed')
			const atProvider = {
				captured: total(payments.flatMap((one) => (one.captured ? [one.amount] : []))),
				refunded: total(standing.map(({ amount }) => amount)),
			}
			const kept = await store.db.selectFrom('payments').selectAll().execute()
			const back = await store.db.selectFrom('refunds').selectAll().execute()
			const captured = kept.filter(({ state }) => state === 'captured')
			const orders = await store.db.selectFrom('orders').selectAll().execute()
			return {
				atProvider,
				ledger: {
					captured: total(captured.map(({ amount_paise }) => amount_paise)),
					refunded: total(
						back.flatMap((one) => (one.state === 'failed' ? [] : [one.amount_paise])),
					),
				},
				orders: orders.map(({ id, status, money_state: money }) => {
					const refundsOf = standing.filter(({ payment_id }) =>
						captured.some((one) => one.order_id === id && one.provider_ref === payment_id),
					)
					return {
						id,
						status,
						money,
						paid: total(captured.flatMap((one) => (one.order_id === id ? [one.amount_paise] : []))),
						refunded: total(refundsOf.map(({ amount }) => amount)),
						refunds: refundsOf.length,
					}
				}),
			}
		},
	}
}

export type OnlineServer = Awaited<ReturnType<typeof onlineServer>>

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
