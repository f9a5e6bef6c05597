import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { once, order } from '../test/builders.ts'
import { callersOf } from '../test/callers.ts'
import { PostgresPair } from '../test/databases/postgres-pair.ts'
import { timed } from '../test/failover/shop-with-replica.ts'
import { hashQuickly } from '../test/quick-hashing.ts'
import { deliverForNothing, setUpShop } from '../test/shop-settings.ts'
import { type OpenStore, openStore } from './open.ts'

/** In the place of the 35 seconds after which a statement is given up. */
const GIVEN_UP_MS = 3000

let pair: PostgresPair
beforeAll(async () => {
	pair = await PostgresPair.start('live')
	await pair.primary.run('create database demo')
})
afterAll(() => pair.remove())

async function opened(mode: 'demo' | 'live'): Promise<OpenStore> {
	const dataDir = mkdtempSync(join(tmpdir(), 'solbazaar-standby-'))
	const databaseUrl = `${pair.url(mode)}&query_timeout=${GIVEN_UP_MS}`
	const store = await openStore({
		...{ mode, dataDir, databaseUrl, sampleData: true },
		...{ publicUrl: 'http://store.test', logLevel: 'silent' },
		sessionSecret: 'of the shop with a standby: 0123456789 ABCDEF',
	})
	onTestFinished(async () => {
		await store[Symbol.asyncDispose]()
		rmSync(dataDir, { recursive: true, force: true })
	})
	hashQuickly(store)
	if (mode === 'live') await setUpShop(store)
	await deliverForNothing(store)
	return store
}

const idsIn = async ({ db }: OpenStore): Promise<string[]> =>
	(await db.selectFrom('orders').select('id').execute()).map(({ id }) => id).sort()

const PRODUCT = 'solar-panel-250w'

it.each(['demo', 'live'] as const)(
	'while the synchronous standby of a %s store is away nothing is saved, and the same key finds its order once',
	async (mode) => {
		const store = await opened(mode)
		const buyer = await callersOf(store).as('Buyer')
		const key = once()
		const expectedTotal = store.catalogue.anyById(PRODUCT)?.price
		const agreed = { fulfilment: 'delivery', payment: 'transfer', expectedTotal }
		const wanted = { ...order({ [PRODUCT]: 1 }), ...(mode === 'live' && agreed) }
		const place = () => buyer.post('/api/orders', wanted, key)
		const before = await idsIn(store)
		await pair.standby.end()

		for (const _ of ['the first time', 'repeated while the first still waits']) {
			const [answer, ms] = await timed(place)
			expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
			expect(ms).toBeGreaterThanOrEqual(GIVEN_UP_MS)
			// The end of the transaction is not waited for as well.
			expect(ms).toBeLessThan(2 * GIVEN_UP_MS)
		}
		// Reads go on.
		expect((await buyer.get('/api/products')).status).toBe(200)
		expect(await idsIn(store)).toEqual(before)

		await pair.standby.start()
		const first = await place()
		expect(first.status).toBe(201)
		expect((await place()).body.id).toBe(first.body.id)
		expect(before).not.toContain(first.body.id)
		expect(await idsIn(store)).toEqual([...before, first.body.id].sort())
	},
)
