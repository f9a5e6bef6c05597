import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ApiEnv } from '../../http/router.ts'
import { describeOnSqlite } from '../../test/store.ts'
import { mountSitemap } from './sitemap.ts'
import { sitemapXml } from './sitemap-xml.ts'

const ORIGIN = 'https://shop.example'

const addressesIn = (xml: string | null) =>
	[...(xml ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
		address.replaceAll('&amp;', '&'),
	)

describe('a sitemap', () => {
	it('leads to each address once, by an index where one may not have them all', () => {
		const path = fc.webPath().map((text) => `/${text}`)
		fc.assert(
			fc.property(fc.uniqueArray(path), fc.integer({ min: 1, max: 9 }), (paths, most) => {
				const root = sitemapXml(ORIGIN, paths, null, most)
				const isIndex = paths.length > most
				expect(root?.includes('<sitemapindex')).toBe(isIndex)
				const maps = addressesIn(root)
				const all = isIndex
					? maps.flatMap((map) =>
							addressesIn(sitemapXml(ORIGIN, paths, Number(/(\d+)\.xml$/.exec(map)?.[1]), most)),
						)
					: maps
				expect(all).toEqual(paths.map((each) => ORIGIN + each))
			}),
		)
	})

	it('has no part beyond its last', () => {
		expect(sitemapXml(ORIGIN, ['/a', '/b', '/c'], 2, 2)).toContain(`${ORIGIN}/c`)
		expect([0, 3].map((part) => sitemapXml(ORIGIN, ['/a', '/b', '/c'], part, 2))).toEqual([
			null,
			null,
		])
	})
})

describeOnSqlite('the sitemap of a shop', (open) => {
	const rule = (address: string, isListed: boolean) => ({
		...{ address, isListed },
		...{ path: /^$/, dataPath: /^$/ },
	})

	it('has the pages that are listed, categories with products, texts and products for sale', async () => {
		const { store, as } = await open()
		const app = new Hono<ApiEnv>()
		mountSitemap(app, store, async () => [rule('/about', true), rule('/login', false)])
		const admin = await as('Admin')
		const [{ id: archived }] = (await admin.get('/api/products?limit=1')).body
		await admin.put(`/api/products/${archived}`, { archived: true })
		const answer = await app.request(`${ORIGIN}/sitemap.xml`)
		expect(answer.headers.get('content-type')).toContain('xml')
		const listed = addressesIn(await answer.text())
		const { body: products } = await admin.get('/api/products')
		expect(listed.filter((address) => address.startsWith(`${ORIGIN}/products/`))).toEqual(
			products.map(({ id }: { id: string }) => `${ORIGIN}/products/${id}`),
		)
		expect(listed).not.toContain(`${ORIGIN}/products/${archived}`)
		expect(listed).toContain(`${ORIGIN}/about`)
		expect(listed).not.toContain(`${ORIGIN}/login`)
		expect(listed).toContain(`${ORIGIN}/products?category=Panels`)
		const again = { 'if-none-match': answer.headers.get('etag') ?? '' }
		expect((await app.request(`${ORIGIN}/sitemap.xml`, { headers: again })).status).toBe(304)
		expect((await app.request('/sitemaps/2.xml')).status).toBe(404)
	})

	it('is named by the rules for robots, at the origin of the request', async () => {
		const { store } = await open()
		const app = new Hono<ApiEnv>()
		mountSitemap(app, store, async () => [])
		const text = await (await app.request('http://127.0.0.1:5000/robots.txt')).text()
		expect(text).toContain('Disallow: /admin/')
		expect(text).toContain('Sitemap: http://127.0.0.1:5000/sitemap.xml')
	})
})
