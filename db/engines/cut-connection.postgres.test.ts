import { afterEach, expect, it, vi } from 'vitest'
import { openStore } from '../../store/open.ts'
import { account, once, order } from '../../test/builders.ts'
import { callersOf } from '../../test/callers.ts'
import { PostgresProxy } from '../../test/databases/postgres-proxy.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnPostgres, type TestStore } from '../../test/store.ts'

const SOON = { timeout: 20_000, interval: 50 }

const closing: (() => unknown)[] = []
afterEach(async () => {
	for (const close of closing.splice(0).reverse()) await close()
})

/** The store of a test, opened once more through a proxy. */
async function behindProxy({ config }: TestStore, more: Record<string, string> = {}) {
	const proxy = new PostgresProxy(config.databaseUrl as string)
	closing.push(() => proxy.close())
	const store = await openStore({ ...config, databaseUrl: proxy.url(more) })
	closing.push(() => store[Symbol.asyncDispose]())
	return { proxy, ...callersOf(store) }
}

describeOnPostgres('a connection that is cut', (open) => {
	it('while a commit is under way: 503, and the same request again is the same order', async () => {
		const opened = await open()
		const { proxy, visitor } = await behindProxy(opened)
		const before = await stockOf(opened.store, 'solar-panel-250w')
		const key = once()
		proxy.cutAfter = 'commit'
		const cut = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), key)
		expect(cut).toMatchObject({ status: 503, body: { code: 'unavailable' } })
		expect(cut.headers.get('retry-after')).toBe('2')
		expect(await stockOf(opened.store, 'solar-panel-250w')).toBe(before - 1)
		const again = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), key)
		expect(again.status).toBe(201)
		expect(await stockOf(opened.store, 'solar-panel-250w')).toBe(before - 1)
		expect(await opened.store.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
	})

	it('for as long as the network is cut: every call gets a 503 soon, and all goes on once it is not', {
		timeout: 60_000,
	}, async () => {
		const opened = await open()
		const { proxy, visitor } = await behindProxy(opened)
		const place = () => visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		// More than there are connections.
		const placeMany = () => Promise.all(Array.from({ length: 16 }, place))
		expect((await placeMany()).map(({ status }) => status)).toEqual(Array(16).fill(201))
		proxy.part()
		const cut = performance.now()
		expect((await placeMany()).map(({ status }) => status)).toEqual(Array(16).fill(503))
		expect(performance.now() - cut).toBeLessThan(20_000)
		proxy.join()
		await vi.waitFor(async () => expect((await place()).status).toBe(201), SOON)
		expect((await placeMany()).map(({ status }) => status)).toEqual(Array(16).fill(201))
	})

	it('while an account is made: 503, and not that the address is taken', async () => {
		const opened = await open()
		const { proxy, visitor } = await behindProxy(opened)
		proxy.cutAfter = 'insert into "users"'
		const input = account()
		expect(await visitor().post('/api/users', input)).toMatchObject({
			status: 503,
			body: { code: 'unavailable' },
		})
		expect((await visitor().post('/api/users', input)).status).toBe(201)
	})

	it('without a word, as by a machine that is gone: one call fails, no later one', async () => {
		const opened = await open()
		const { proxy, visitor } = await behindProxy(opened, { query_timeout: '300' })
		const place = () => visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		expect((await Promise.all([place(), place(), place()])).map(({ status }) => status)).toEqual([
			201, 201, 201,
		])
		proxy.freeze()
		expect((await place()).status).toBe(503)
		expect((await Promise.all([place(), place(), place()])).map(({ status }) => status)).toEqual([
			201, 201, 201,
		])
	})
})
