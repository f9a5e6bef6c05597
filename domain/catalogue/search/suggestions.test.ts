import { expect, it } from 'vitest'
import { describeOnAllEngines } from '../../../test/store.ts'

type Found = { name: string; category: string }

/** A text that was taken as it is. */
const PLAIN = {
	categories: [],
	words: [],
	unknown: [],
	ignored: [],
	searched: [],
	limits: {},
	isNearest: false,
}

describeOnAllEngines('suggestions', (open) => {
	const suggest = async (q: string, more = '') => {
		const { body } = await (await open())
			.visitor()
			.get(`/api/products/suggestions?q=${encodeURIComponent(q)}${more}`)
		return body
	}

	it.each([
		['perc', /Mono|Module|Panel/, 'Panels'],
		['550w', /550 W/, 'Panels'],
		['पैनल', /Panel|Module/, 'Panels'],
		['बैटरी', /Battery/, 'Batteries'],
		['invertor', /Inverter/, 'Inverters'],
		['48v battery', /Battery/, 'Batteries'],
		['lithium', /Battery|Generator/, undefined],
	])('find %s by name, sheet or another word for it', async (q, name, category) => {
		const { products, total } = await suggest(q)
		expect(total).toBeGreaterThan(0)
		for (const product of products as Found[]) {
			expect(product.name).toMatch(name)
			if (category) expect(product.category).toBe(category)
		}
	})

	it('find a hybrid of 5 kW, as an inverter and in a kit', async () => {
		const names = (await suggest('5kw hybrid')).products.map(({ name }: Found) => name)
		expect(names).toContain('Hybrid Inverter 5kW')
		expect(names).toContain('Home Kit 5kW with 10kWh Storage')
		expect(names).not.toContain('Solar Inverter 3kW')
	})

	it('say what was understood', async () => {
		const { understood, categories } = await suggest('inverters and batteries')
		expect(understood).toEqual({
			...PLAIN,
			categories: ['Inverters', 'Batteries'],
			searched: ['inverters', 'batteries'],
		})
		expect(categories.map(({ category }: { category: string }) => category).sort()).toEqual([
			'Batteries',
			'Inverters',
		])
		expect((await suggest('पैनल')).understood).toEqual({
			...PLAIN,
			categories: ['Panels'],
			searched: ['panels'],
			words: [{ typed: 'पैनल', meant: 'panels' }],
		})
	})

	it('say the words that they went without, the limits, and where nothing has it all', async () => {
		expect((await suggest('best waaree panel')).understood).toEqual({
			...PLAIN,
			categories: ['Panels'],
			unknown: ['waaree'],
			ignored: ['best'],
			searched: ['panels'],
		})
		expect((await suggest('battery under 20,000')).understood).toMatchObject({
			limits: { maxPrice: 20_000 },
			isNearest: false,
		})
		const { products, understood } = await suggest('battery under 10k')
		expect(understood).toMatchObject({ limits: { maxPrice: 10_000 }, isNearest: true })
		expect(products[0].name).toBe('Tall Tubular Battery 150Ah')
	})

	it.each([
		['waaree 540w panel', ['waaree'], ['540 W', 'panels']],
		['growatt 5000 watt on grid', ['growatt'], ['5 kW', 'on-grid']],
		['polycab 4 sqmm wire', ['polycab'], ['4 mm²', 'cable']],
		['exide solar panel kit', ['exide'], ['solar', 'kits']],
	])('say what is shown instead: %s', async (q, unknown, searched) => {
		expect((await suggest(q)).understood).toMatchObject({ unknown, searched })
	})

	it.each([
		['best price', ['best', 'price']],
		['99 kW', ['99kw']],
		['((((', ['((((']],
	])('say what a search did not know that finds nothing: %s', async (q, unknown) => {
		const { total, understood } = await suggest(q)
		expect([total, understood]).toEqual([0, { ...PLAIN, unknown }])
		const { body } = await (await open())
			.visitor()
			.get(`/api/product-facets?q=${encodeURIComponent(q)}`)
		expect([body.total, body.understood]).toEqual([0, { ...PLAIN, unknown }])
	})

	it.each([
		['251 W', ['251w'], 'Solar Panel 250W'],
		['adani 545 wp', ['adani', '545w'], 'DCR Mono Solar Panel 540W'],
	])('show what has about the power that nothing has: %s', async (q, unknown, name) => {
		const { products, understood } = await suggest(q)
		expect([products[0].name, understood]).toMatchObject([name, { unknown, isNearest: true }])
	})

	it.each([
		['geyser', [], 'geyser'],
		['गीजर', [], 'गीजर'],
		['fridge', [], 'fridge'],
		['1.5 ton AC', [], '1.5 ton ac'],
		['2 fans and 4 lights', [], '2 fans 4 lights'],
		['zzzzzz geyser', ['zzzzzz'], 'geyser'],
	])('show what runs a thing that is not sold: %s', async (q, unknown, typed) => {
		const { products, understood } = await suggest(q)
		const words = [{ typed, meant: 'inverters' }]
		expect(understood).toMatchObject({ unknown, words, categories: ['Inverters'] })
		expect(products[0].name).toContain('Inverter')
	})

	it('say the same beside the list', async () => {
		const visitor = (await open()).visitor()
		const { body } = await visitor.get('/api/product-facets?q=invertor')
		expect(body.understood.words).toEqual([{ typed: 'invertor', meant: 'inverters' }])
		expect((await visitor.get('/api/product-facets')).body.understood).toEqual(PLAIN)
	})

	it('are as many as were asked for, of a search that finds more', async () => {
		const { products, total, categories } = await suggest('solar', '&limit=3')
		expect(products).toHaveLength(3)
		expect(total).toBeGreaterThan(3)
		const counts = categories.map(({ count }: { count: number }) => count)
		expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(total)
	})

	it('are none for nothing', async () => {
		expect(await suggest('  ')).toMatchObject({ total: 0, products: [], categories: [] })
	})

	it.each(['limit=0', 'limit=11', 'limit=x', `q=${'x'.repeat(201)}`])(
		'refuse %s',
		async (query) => {
			const answer = await (await open()).visitor().get(`/api/products/suggestions?${query}`)
			expect(answer.status).toBe(422)
		},
	)

	it('find a product by a sheet that was changed', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const path = '/api/products/solar-panel-250w'
		const { sheet } = (await admin.get(path)).body
		await admin.put(path, { sheet: { ...sheet, technology: 'Perovskite tandem' } })
		const found = await admin.get('/api/products/suggestions?q=perovskite')
		expect(found.body.products).toMatchObject([{ id: 'solar-panel-250w' }])
	})

	it('have an address that no product can take', async () => {
		const { as } = await open()
		const { product } = await import('../../../test/builders.ts')
		const answer = await (await as('Admin')).post('/api/products', {
			...product(),
			id: 'suggestions',
		})
		expect(answer.status).toBe(422)
		expect(answer.body.errors).toHaveProperty('id')
	})
})
