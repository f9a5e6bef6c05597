import { expect, it } from 'vitest'
import { EVERYDAY_SEARCHES } from '../../../test/catalogues/everyday-searches.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const ALL = Object.values(EVERYDAY_SEARCHES).flat()

const OFF_GRID = /off-grid/i

it('everyday searches are at least 120, ten or more of each kind', () => {
	expect(new Set(ALL.map(([typed]) => typed)).size).toBe(ALL.length)
	expect(ALL.length).toBeGreaterThanOrEqual(120)
	for (const [kind, searches] of Object.entries(EVERYDAY_SEARCHES))
		expect(searches.length, kind).toBeGreaterThanOrEqual(10)
})

describeOnAllEngines('everyday searches', (open) => {
	it('have the right products among the first three, in the list and in suggestions', async () => {
		const visitor = (await open()).visitor()
		const missed: string[] = []
		for (const [typed, ...expected] of ALL) {
			const q = encodeURIComponent(typed)
			const { body: listed } = await visitor.get(`/api/products?q=${q}&limit=3`)
			const { body: suggested } = await visitor.get(`/api/products/suggestions?q=${q}&limit=3`)
			const [names, offered] = [listed, suggested.products].map((products) =>
				products.map(({ name }: { name: string }) => name),
			)
			expect(offered, typed).toEqual(names)
			if (!expected.every((name) => names.includes(name)))
				missed.push(`${typed}: ${names.join(' · ') || 'nothing'}`)
		}
		expect(missed).toEqual([])
	})

	it('show no opposite first', async () => {
		const visitor = (await open()).visitor()
		const first = async (typed: string) => {
			const { body } = await visitor.get(`/api/products?q=${encodeURIComponent(typed)}&limit=3`)
			return (body as { name: string }[]).map(({ name }) => name)
		}
		for (const typed of ['on grid', 'on-grid inverter', 'ongrid 5kw', 'hybrid', 'hybrid kit'])
			for (const name of await first(typed)) expect(name, typed).not.toMatch(OFF_GRID)
		for (const typed of ['off grid', 'offgrid inverter', 'off-grid 5 kw'])
			expect((await first(typed))[0], typed).toMatch(OFF_GRID)
		for (const name of await first('non dcr')) expect(name).not.toMatch(/DCR/)
	})
})
