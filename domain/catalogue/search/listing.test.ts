import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../../../store/samples/catalogue/index.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

const idsOf = (body: { id: string }[]) => body.map(({ id }) => id)
const builtIn = sampleCatalogue.map(({ id }) => id)

describe('the built-in catalogue', () => {
	it('has the five products that everything starts from, and home’s eight first', () => {
		const names = sampleCatalogue.map(({ name }) => name)
		for (const name of [
			'Solar Panel 250W',
			'Solar Battery 5kWh',
			'Solar Inverter 3kW',
			'Solar Panel 500W',
			'Portable Solar Generator',
		])
			expect(names.slice(0, 8)).toContain(name)
		expect(new Set(builtIn).size).toBe(builtIn.length)
	})
})

describeOnAllEngines('the product list', (open) => {
	it('is a plain array of whole products in the shop’s order', async () => {
		const { headers, body } = await (await open()).visitor().get('/api/products')
		expect(idsOf(body)).toEqual(builtIn)
		expect(headers.get('x-total-count')).toBe(String(builtIn.length))
		expect(headers.get('link')).toBeNull()
		expect(body[0]).toMatchObject({
			id: 'solar-panel-250w',
			name: 'Solar Panel 250W',
			category: 'Panels',
			wattage: 250,
			price: 6490,
			stock: 64,
			productSource: 'built-in',
			image: '/pictures/solar-panel-250w.webp',
			sheet: { kind: 'panel', powerW: 250 },
		})
	})

	it('comes in pages that link to the next and miss nothing', async () => {
		const visitor = (await open()).visitor()
		const seen: string[] = []
		let path: string | undefined = '/api/products?limit=7&sort=price-asc'
		while (path) {
			const { headers, body } = await visitor.get(path)
			expect(headers.get('x-total-count')).toBe(String(builtIn.length))
			expect(body.length).toBeLessThanOrEqual(7)
			seen.push(...idsOf(body))
			path = /^<(\/[^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
		}
		expect(seen).toHaveLength(builtIn.length)
		expect(seen.toSorted()).toEqual(builtIn.toSorted())
	})

	it('keeps what was asked in the link to the next page', async () => {
		const visitor = (await open()).visitor()
		const { headers } = await visitor.get(
			'/api/products?category=Panels&category=Kits&q=kit&limit=1',
		)
		const next = new URL(/<(.+)>/.exec(headers.get('link') ?? '')?.[1] ?? '', 'http://x')
		expect(next.searchParams.getAll('category')).toEqual(['Panels', 'Kits'])
		expect(next.searchParams.get('q')).toBe('kit')
		expect(next.searchParams.get('offset')).toBe('1')
	})

	it('is filtered by category, brand, price and stock together', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		await admin.put('/api/products/solar-panel-500w', { stock: 0 })
		const { body } = await admin.get(
			'/api/products?category=Panels&category=Batteries&minPrice=6490&maxPrice=15200&inStock=true',
		)
		const expected = sampleCatalogue.filter(
			({ id, category, priceRupees, stock }) =>
				['Panels', 'Batteries'].includes(category) &&
				priceRupees >= 6490 &&
				priceRupees <= 15200 &&
				stock > 0 &&
				id !== 'solar-panel-500w',
		)
		expect(expected.length).toBeGreaterThan(2)
		expect(idsOf(body)).toEqual(expected.map(({ id }) => id))
		const brand = (await admin.get('/api/products?brand=Arunvi')).body
		expect(idsOf(brand)).toEqual(
			sampleCatalogue.filter((each) => each.brand === 'Arunvi').map(({ id }) => id),
		)
	})

	it('finds by name or category, in any case', async () => {
		const visitor = (await open()).visitor()
		const { body } = await visitor.get('/api/products?q=SOLAR%20PANEL%20250W')
		expect(idsOf(body)[0]).toBe('solar-panel-250w')
		expect((await visitor.get('/api/products?q=zzzz')).body).toEqual([])
	})

	it('is not sent again to whoever has it, until something changes', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		for (const path of ['/api/products?limit=3', '/api/products/solar-panel-250w']) {
			const etag = (await admin.get(path)).headers.get('etag') ?? ''
			expect(etag).toMatch(/^"[\w-]+"$/)
			for (const knownTags of [etag, `W/${etag}`, `"other", ${etag}`]) {
				const same = await admin.get(path, { 'if-none-match': knownTags })
				expect([same.status, same.body, same.headers.get('etag')]).toEqual([304, '', etag])
			}
			await admin.put('/api/products/solar-panel-250w', { name: `Renamed ${path.length}` })
			const changed = await admin.get(path, { 'if-none-match': etag })
			expect(changed.status).toBe(200)
			expect(changed.headers.get('etag')).not.toBe(etag)
			expect(JSON.stringify(changed.body)).toContain(`Renamed ${path.length}`)
		}
	})

	it('has facets whose counts are what choosing them gives', async () => {
		const visitor = (await open()).visitor()
		const { body } = await visitor.get('/api/product-facets?q=solar&maxPrice=50000')
		const count = async (more: string) => {
			const { headers } = await visitor.get(`/api/products?q=solar&maxPrice=50000&${more}&limit=1`)
			return Number(headers.get('x-total-count'))
		}
		expect(body.total).toBe(await count(''))
		expect(body.categories.length).toBeGreaterThan(2)
		for (const facet of body.categories)
			expect(facet.count).toBe(await count(`category=${facet.value}`))
		for (const facet of body.brands)
			expect(facet.count).toBe(await count(`brand=${encodeURIComponent(facet.value)}`))
	})
})

describeOnSqlite('a query that is not right', (open) => {
	it.each([
		['limit=0', 'limit'],
		['limit=-1', 'limit'],
		['limit=100000', 'limit'],
		['limit=abc', 'limit'],
		['limit=1.5', 'limit'],
		['limit=1&limit=2', 'limit'],
		['offset=-1', 'offset'],
		['offset=1e308', 'offset'],
		['minPrice=abc', 'minPrice'],
		['maxPrice=-1', 'maxPrice'],
		['category=Windmills', 'category'],
		['sort=random', 'sort'],
		['inStock=maybe', 'inStock'],
		[`q=${'x'.repeat(201)}`, 'q'],
	])('is refused: %s', async (query, field) => {
		const visitor = (await open()).visitor()
		for (const path of ['/api/products', '/api/product-facets']) {
			const { status, body } = await visitor.get(`${path}?${query}`)
			expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
		}
	})
})
