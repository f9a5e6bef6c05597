import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import type { ProductId } from '../../shared/ids.ts'
import { faultsIn } from '../../store/backup/checks.ts'
import { openStore } from '../../store/open.ts'
import type { Simulator } from '../../tools/simulators/razorpay/simulator.ts'
import { PostgresPair } from '../databases/postgres-pair.ts'
import { PostgresProxy } from '../databases/postgres-proxy.ts'
import { AMOUNT, PANEL } from '../payments/online-shop.ts'
import { razorpay } from '../payments/razorpay.ts'
import { setUpShop } from '../shop-settings.ts'
import { startStore } from '../spawned-store.ts'

export const DATABASE = 'shop'
const PUBLIC_URL = 'https://shop.example'
const SECRET = 'of all processes: 0123456789 ABCDEF'
/** So that no order is refused for want of it. */
const PLENTY = 1_000_000

/** A live shop of several processes that takes payments online, on a primary with a synchronous standby. */
export async function shopOnPair(count: number, disk: { diskMb?: number } = {}) {
	const pair = await PostgresPair.start(DATABASE, disk)
	onTestFinished(() => pair.remove())
	const url = pair.url(DATABASE)
	const simulator = await razorpay({ now: Date.now, webhookRetryMs: 500 })
	await fill(url)
	const start = async (databaseUrl = url) => {
		const started = await startStore(environment(databaseUrl, simulator))
		return { process: started.store, address: `http://127.0.0.1:${started.port}` }
	}
	const processes = await Promise.all(Array.from({ length: count }, () => start()))
	return {
		pair,
		simulator,
		processes,
		/** One more process. */
		start: () => start(),
		/** One more process, between which and the database the network can be cut. */
		async startBehindProxies() {
			const proxies = [pair.primary, pair.standby].map(
				(server) => new PostgresProxy(server.url(DATABASE)),
			)
			onTestFinished(() => {
				for (const proxy of proxies) proxy.close()
			})
			const hosts = proxies.map(({ host }) => host)
			return { ...(await start(pair.url(DATABASE, hosts))), proxies }
		},
		/**
		 * Every acknowledged order is there once, is paid and has one receipt voucher; all sums agree, and no number of a
		 * document is missing or given twice. Counted where the primary is.
		 */
		expectWhole: (acknowledged: readonly string[]) =>
			vi.waitFor(() => expectWhole(pair, simulator, acknowledged), {
				timeout: 90_000,
				interval: 500,
			}),
	}
}

const environment = (databaseUrl: string, { keys, url }: Simulator) => ({
	STORE_MODE: 'live',
	PUBLIC_URL,
	TRUSTED_PROXIES: '1',
	DATABASE_URL: databaseUrl,
	SESSION_SECRET: SECRET,
	RAZORPAY_URL: url,
	RAZORPAY_KEY_ID: keys.keyId,
	RAZORPAY_KEY_SECRET: keys.keySecret,
	RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
})

/** The built-in catalogue in a shop that is open, with enough of everything. */
async function fill(databaseUrl: string) {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-pair-'))
	onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
	const mode = 'live' as const
	const common = { publicUrl: PUBLIC_URL, sessionSecret: SECRET, logLevel: 'silent' } as const
	const store = await openStore({ mode, dataDir, databaseUrl, sampleData: true, ...common })
	try {
		await setUpShop(store)
		// Each product has been brought in once so far.
		await store.db
			.updateTable('stock_movements')
			.set((eb) => ({ change: eb('change', '+', PLENTY) }))
			.where('product_id', '=', PANEL as ProductId)
			.execute()
		await store.db
			.updateTable('products')
			.set((eb) => ({ stock: eb('stock', '+', PLENTY) }))
			.where('id', '=', PANEL as ProductId)
			.execute()
	} finally {
		await store[Symbol.asyncDispose]()
	}
}

async function expectWhole(
	pair: PostgresPair,
	{ control }: Simulator,
	acknowledged: readonly string[],
) {
	const db = await openDatabase<Tables>({
		dataDir: ':memory:',
		databaseUrl: pair.primary.url(DATABASE),
	})
	try {
		expect(await faultsIn(db)).toEqual([])
		const orders = await db.selectFrom('orders').select(['id', 'money_state']).execute()
		expect(orders.filter(({ money_state }) => money_state !== 'paid')).toEqual([])
		expect(orders.map(({ id }) => String(id)).sort()).toEqual([...acknowledged].sort())
		const kept = await db.selectFrom('payments').select(['state', 'amount_paise']).execute()
		const captured = kept.flatMap((one) => (one.state === 'captured' ? [one.amount_paise] : []))
		const provider = control.state().payments.flatMap((one) => (one.captured ? [one.amount] : []))
		const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
		expect(sum(captured)).toBe(sum(provider))
		expect(sum(captured)).toBe(acknowledged.length * AMOUNT)
		const vouchers = await db
			.selectFrom('documents')
			.select(['order_id', 'series', 'fy', 'number'])
			.where('kind', '=', 'receipt-voucher')
			.execute()
		expect(vouchers.map(({ order_id }) => String(order_id)).sort()).toEqual(
			[...acknowledged].sort(),
		)
		expect(new Set(vouchers.map(({ number }) => number)).size).toBe(vouchers.length)
	} finally {
		await db.destroy()
	}
}
