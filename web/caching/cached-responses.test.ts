import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, expect, it } from 'vitest'
import { createApi, describedCalls } from '../../api/app.ts'
import type { ApiEnv } from '../../http/router.ts'
import { builtRules } from '../../test/pages.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { until } from '../../test/vitest/until.ts'
import { listenerOf } from '../listener.ts'
import { cacheableBy } from './cacheable.ts'
import { CachedResponses } from './cached-responses.ts'

const MANY = 20_000
let made = 0
/** A text that was never sent before. */
const fresh = (characters: number) => String(made++).padEnd(characters, 'x')

describeOnSqlite('what visitors get', (open) => {
	const closing: (() => void)[] = []
	afterEach(() => {
		for (const close of closing.splice(0)) close()
	})

	const cacheable = async () => cacheableBy(await builtRules(), describedCalls())

	/** A store whose pages show their request; `rendered` has the requests that reached them. */
	async function serve() {
		const callers = await open()
		const { store } = callers
		const rendered: string[] = []
		const app = new Hono<ApiEnv>()
		const api = createApi(store)
		app.all('/api/*', (c) => api.fetch(c.req.raw, c.env))
		app.get('/products/nothing', (c) => c.notFound())
		app.get('/products/noted', (c) => {
			rendered.push(c.req.url)
			return c.html('a subsidy ends', 200, { 'cache-control': 'no-store' })
		})
		app.get('*', (c) => {
			rendered.push(`${c.req.url} ${c.req.header('cookie') ?? ''}`.trim())
			return c.html(rendered.at(-1) ?? '')
		})
		const cache = new CachedResponses(store.catalogue)
		const cacheableOf = await cacheable()
		const server = createServer(listenerOf(app, { cache, cacheableOf }))
		server.listen(0, '127.0.0.1')
		await once(server, 'listening')
		closing.push(() => {
			server.close()
			server.closeAllConnections()
		})
		const { port } = server.address() as AddressInfo
		const ask = async (path: string, headers: Record<string, string> = {}) => {
			const request = get({ host: '127.0.0.1', port, path, headers })
			const [incoming] = (await once(request, 'response')) as [IncomingMessage]
			return { status: incoming.statusCode, headers: incoming.headers, body: await text(incoming) }
		}
		return { ...callers, ask, rendered }
	}

	it('is made anew each time where it says that it must not be stored', async () => {
		const { ask, rendered } = await serve()
		for (let n = 1; n <= 2; n++) {
			expect((await ask('/products/noted')).body).toBe('a subsidy ends')
			expect(rendered).toHaveLength(n)
		}
	})

	it('takes bounded memory, keys and bodies together, whatever is asked for', async () => {
		const { store } = await open()
		const { responses } = store.catalogue
		const cache = new CachedResponses(store.catalogue)
		const cacheableOf = await cacheable()
		const urls = [
			() => `/products?fbclid=${fresh(6000)}`,
			() => `/products?q=${fresh(200)}&page=${fresh(200)}&${fresh(2000)}`,
			() => `/products?${`brand=${fresh(80)}&`.repeat(9)}`,
			() => `/products?q=${fresh(4000)}`,
			() => `/login?next=/${fresh(180)}`,
			() => `/products/${fresh(900)}`,
			() => `/api/products?named=${fresh(200)}&q=${fresh(200)}`,
		]
		let most = 0
		let cached = 0
		for (let n = 0; n < MANY; n++) {
			const headers = { host: `${fresh(200)}.example`, cookie: `_ga=${fresh(1000)}` }
			const url = urls[n % urls.length]?.() ?? ''
			const request = cacheableOf({ method: 'GET', url, headers } as IncomingMessage)
			if (!request) continue
			cached++
			await cache.make(request, async () => new Response(request.path))
			most = Math.max(most, responses.bytes)
		}
		expect(cached).toBeGreaterThan(MANY / 2)
		expect(most).toBeGreaterThan(0.9 * responses.maxBytes)
		expect(most).toBeLessThanOrEqual(responses.maxBytes)
	})

	it('takes bounded memory of the API too, for callers with a session', async () => {
		const { store, as } = await open()
		const buyer = await as('Buyer')
		const before = store.catalogue.responses.bytes
		for (let n = 0; n < 50; n++) await buyer.get(`/api/products?limit=1&fbclid=${fresh(4000)}`)
		const one = store.catalogue.responses.bytes - before
		expect(one).toBeGreaterThan(0)
		expect(one).toBeLessThan(5000)
		for (let n = 0; n < 50; n++)
			await buyer.get(`/api/products?limit=1&${`brand=${fresh(100)}&`.repeat(30)}`)
		expect(store.catalogue.responses.bytes - before).toBe(one)
	})

	it('is rendered once, whatever is added to the address or sent along', async () => {
		const { ask, rendered } = await serve()
		const first = await ask('/products?q=panel&category=Panels')
		for (const [path, headers] of [
			['/products?category=Panels&q=panel', {}],
			['/products?q=panel&fbclid=IwAR0&utm_source=x&category=Panels', {}],
			['/products?q=panel&category=Panels', { cookie: '_ga=GA1.1; _fbp=fb.1' }],
			['/products?q=panel&category=Panels', { host: 'attacker.example' }],
			['/products?q=panel&category=Panels', { host: 'x'.repeat(2000) }],
			['/products?q=panel&category=Panels', { 'x-forwarded-host': 'attacker.example' }],
		] as const)
			expect(await ask(path, headers)).toMatchObject({ status: 200, body: first.body })
		expect(rendered).toEqual(['http://localhost/products?q=panel&category=Panels'])
	})

	it('is rendered for each colour scheme, and for each value that a page reads', async () => {
		const { ask, rendered } = await serve()
		for (const cookie of [
			'theme=dark',
			'_ga=1; theme=dark; x=y',
			'theme=light',
			'theme=odd',
			'xtheme=dark',
		])
			await ask('/', { cookie })
		await ask('/login?next=/cart')
		await ask('/login?next=/account')
		await ask('/login?new-password=yes')
		await ask('/_.data?_routes=root')
		expect(rendered).toEqual([
			'http://localhost/ theme=dark',
			'http://localhost/ theme=light',
			'http://localhost/',
			'http://localhost/login?next=%2Fcart',
			'http://localhost/login?next=%2Faccount',
			'http://localhost/login?new-password=yes',
			'http://localhost/_.data?_routes=root',
		])
	})

	it('is somebody’s own with a session, a cart or a key, and is rendered as it was asked for', async () => {
		const { ask, rendered, store } = await serve()
		for (const cookie of [
			'solbazaar.session_token=a.b',
			'x=y; __Secure-solbazaar.session_token=a.b',
			'x=y;__Host-solbazaar.cart=c',
			'solbazaar.cart=c',
		])
			for (const _twice of [1, 2]) {
				await ask('/about?utm_source=x', { host: 'store.test', cookie })
				expect(rendered.pop()).toBe(`http://store.test/about?utm_source=x ${cookie}`)
			}
		for (const _twice of [1, 2]) {
			await ask('/about', { host: 'store.test', authorization: 'Bearer a' })
			expect(rendered.pop()).toBe('http://store.test/about')
		}
		expect(rendered).toEqual([])
		expect(store.catalogue.responses.bytes).toBe(0)
	})

	it.each([
		`/products?q=${'x'.repeat(201)}`,
		`/login?next=${'/'.repeat(201)}`,
		'/cart',
		'/planner?pin=411038',
	])('is rendered anew where it cannot be cached: %.40s', async (path) => {
		const { ask, rendered, store } = await serve()
		await ask(path, { host: 'store.test' })
		await ask(path, { host: 'store.test' })
		expect(rendered).toEqual(Array(2).fill(`http://store.test${path}`))
		expect(store.catalogue.responses.bytes).toBe(0)
	})

	it('that was not found is not kept', async () => {
		const { ask, store } = await serve()
		for (const _twice of [1, 2]) expect((await ask('/products/nothing')).status).toBe(404)
		expect(store.catalogue.responses.bytes).toBe(0)
	})

	it('is rendered again once the catalogue has changed', async () => {
		const { ask, rendered, as, store } = await serve()
		await ask('/products')
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 3 })
		await until(async () => {
			await store.catalogue.refresh()
			await ask('/products')
			expect(rendered).toHaveLength(2)
		})
	})

	it('is rendered once for many who ask at the same moment', async () => {
		const { ask, rendered } = await serve()
		await Promise.all(Array.from({ length: 20 }, () => ask('/about')))
		expect(rendered).toHaveLength(1)
	})

	it('is not sent again to whoever has it', async () => {
		const { ask } = await serve()
		for (const path of ['/about', '/api/products?limit=40']) {
			const headers = { 'accept-encoding': 'br' }
			const { etag = '' } = (await ask(path, headers)).headers
			for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
				const again = await ask(path, { ...headers, 'if-none-match': known })
				expect([again.status, again.body]).toEqual([304, ''])
			}
			expect((await ask(path, { ...headers, 'if-none-match': '"other"' })).status).toBe(200)
		}
	})
})
