import { describe, expect, inject, it } from 'vitest'
import { somebody } from '../people.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
	fetch(`${inject('address')}${path}`, { headers })

const cacheControl = async (path: string, headers?: Record<string, string>) =>
	(await ask(path, headers)).headers.get('cache-control')

describe('what may be kept, and for how long', () => {
	it('a part of the build forever, since its name is another when it is', async () => {
		const html = await (await ask('/')).text()
		const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec(html) ?? []
		expect(await cacheControl(script)).toBe('public, max-age=31536000, immutable')
	})

	it.each(['/pictures/solar-panel-250w.webp', '/favicon.svg', '/src/Data/Products.json'])(
		'%s is asked about again and mostly answered by 304',
		async (path) => {
			const statuses = async () => {
				const first = await ask(path)
				const again = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' })
				return [first.status, again.status, (await again.text()).length]
			}
			// Another journey may take a piece of stock in between.
			await expect.poll(statuses).toEqual([200, 304, 0])
		},
	)

	it.each(['/', '/products', '/planner', '/login', '/api/products', '/api/product-facets'])(
		'%s by a visitor’s browser, which asks whether it is still that',
		async (path) => {
			expect(await cacheControl(path)).toMatch(/^(?:private, )?no-cache$/)
		},
	)

	it('nothing of what is somebody’s own, on pages, their data and calls', async () => {
		const buyer = await somebody()
		const pages = ['/', '/products', '/cart', '/account', '/_.data', '/account.data', '/no/page']
		for (const path of pages)
			expect((await buyer.call(path)).headers.get('cache-control'), path).toBe('no-store')
		for (const call of ['/api/cart', '/api/session', '/api/orders', '/api/notifications'])
			expect((await buyer.call(call)).headers.get('cache-control'), call).toBe('no-store')
		expect(await cacheControl('/cart', { cookie: 'solbazaar.cart=x' })).toBe('no-store')
		const { headers } = await buyer.call('/api/products')
		expect(headers.get('cache-control')).toBe('no-cache')
		expect(headers.get('etag')).toMatch(/"/)
	})

	it.each(['/healthz', '/readyz', '/metrics', '/api/nothing'])('%s not at all', async (path) => {
		expect(await cacheControl(path)).toBe('no-store')
	})
})
