import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll } from 'vitest'
import type { Config } from '../../config.ts'
import { openStore } from '../../store/open.ts'
import { createWeb } from '../../web/app.ts'
import { listenerOf } from '../../web/listener.ts'
import { openMetrics } from '../../web/metrics/metrics.ts'
import type { Engine } from '../databases/engines.ts'
import { freshDatabase } from '../databases/fresh-postgres.ts'
import { TEMPLATES } from '../databases/postgres.ts'
import { imageOf } from '../databases/sqlite.ts'
import { hashQuickly } from '../quick-hashing.ts'
import { setUpShop } from '../shop-settings.ts'

const BUILT = '../../build/pages/server/index.js'

/**
 * A store of its own in this process, for tests that change its settings or break it on purpose.
 * @param isSetUp whether a live shop's details are set, so that it is open
 * @param online the provider of its payments
 * @param limitsOpenOrders as a live shop does; without it any number of orders may be open
 * @param databaseUrl of PostgreSQL, filled with the samples; SQLite in memory without it
 */
export async function openAnother(
	mode: Config['mode'] = 'demo',
	isSetUp = true,
	online: Partial<Pick<Config, 'secrets' | 'razorpayUrl'>> = {},
	limitsOpenOrders = false,
	databaseUrl?: string,
) {
	const store = await openStore(
		{
			mode,
			dataDir: ':memory:',
			databaseUrl,
			sampleData: true,
			publicUrl: mode === 'live' ? 'http://shop.example' : undefined,
			sessionSecret: 'a secret of no store that anybody uses',
			logLevel: 'silent',
			...online,
		},
		{ image: databaseUrl ? undefined : await imageOf('stocked') },
	)
	// The sample people of a demo have their passwords hashed already.
	if (mode === 'live') hashQuickly(store)
	// Journeys order many times as one person.
	if (!limitsOpenOrders) store.policy = { ...store.policy, openOrders: null }
	if (mode === 'live' && isSetUp) await setUpShop(store)
	const build = (await import(/* @vite-ignore */ BUILT)) as ServerBuild
	const app = createWeb(store, { loadBuild: async () => build, metrics: openMetrics(), dev: false })
	const edge = { publicUrl: undefined, trustedProxies: 0 }
	const server = createServer(listenerOf(app, null, edge)).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const { port } = server.address() as AddressInfo
	return {
		store,
		address: `http://127.0.0.1:${port}`,
		close: async () => {
			server.closeAllConnections()
			server.close()
			await store[Symbol.asyncDispose]()
		},
	}
}

export type Shop = Awaited<ReturnType<typeof openAnother>>

/** As `openAnother`, from the first to the last test of the suite that asks for it. */
export function anotherStore(...how: Parameters<typeof openAnother>): Shop {
	const shop = {} as Shop
	beforeAll(async () => {
		Object.assign(shop, await openAnother(...how))
	})
	afterAll(() => shop.close())
	return shop
}

/** A live shop on either database, from the first to the last test of the suite that asks for it. */
export function liveShopOn(engine: Engine): Shop {
	const shop = {} as Shop
	let drop = async () => {}
	beforeAll(async () => {
		const database = engine === 'PostgreSQL' ? await freshDatabase(TEMPLATES.stocked) : null
		if (database) drop = async () => void (await database.drop())
		Object.assign(shop, await openAnother('live', true, {}, false, database?.url))
	})
	afterAll(async () => {
		await shop.close()
		await drop()
	})
	return shop
}
