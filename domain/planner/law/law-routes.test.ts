import { expect, it } from 'vitest'
import { sampleCatalogue } from '../../../store/samples/catalogue/index.ts'
import { product } from '../../../test/builders.ts'
import type { Caller } from '../../../test/callers.ts'
import { stopInForce } from '../../../test/clock.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const PATH = '/api/planner/plan'
const HOME = { pin: '411038', monthlyKwh: 400 }
interface Parts {
	items: { productId: string }[]
}
const idsOf = (options: Parts[]) =>
	options.flatMap(({ items }) => items.map(({ productId }) => productId))

const UNTIL = '2030-12-31'
const record = (kind: string, more: object = {}) => ({ kind, validFrom: '2024-04-01', ...more })

/** A panel much like one of the catalogue, but far cheaper than any: every plan would choose it. */
async function addBargain(admin: Caller, compliance: object[]) {
	const { id: _, ...like } = (await admin.get('/api/products/solar-panel-500w')).body
	const own = { id: 'bargain-panel', name: 'Bargain Panel', price: 3000, compliance }
	const bargain = { ...like, ...own, sheet: { ...like.sheet, madeInIndia: true } }
	expect((await admin.post('/api/products', bargain)).status).toBe(201)
}

describeOnSqlite('a plan on the grid', (open) => {
	it('offers what is listed on the day it is to be connected, and says why nothing else', async () => {
		const { store, as, visitor } = await open()
		stopInForce(store)
		const ends = { validTo: UNTIL }
		await addBargain(await as('Admin'), [
			record('almm-modules', ends),
			record('almm-cells'),
			record('bis'),
		])
		const plan = async (commissioning: string) =>
			(await visitor().post(PATH, { ...HOME, commissioning })).body
		expect(idsOf((await plan(UNTIL)).options)).toContain('bargain-panel')
		const late = await plan('2031-01-01')
		expect(idsOf(late.options)).not.toContain('bargain-panel')
		expect(late.reasons).toContainEqual(
			'Bargain Panel would suit you better, but may not be connected to the grid on 1 January 2031. Bargain Panel: its place on ALMM List-I ended on 31 December 2030.',
		)
	})

	it('follows an admin’s row of what is asked for', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		await addBargain(admin, [record('almm-modules'), record('bis')])
		expect(idsOf((await visitor().post(PATH, HOME)).body.options)).not.toContain('bargain-panel')
		const row = {
			kind: 'almm-cells',
			state: null,
			validFrom: '2026-01-01',
			figures: { since: '2026-06-01', connections: 'none' },
			source: 'An order that takes it back',
			asOf: '2026-01-01',
			confidence: 'high',
		}
		expect((await admin.post('/api/facts', row)).status).toBe(201)
		expect(idsOf((await visitor().post(PATH, HOME)).body.options)).toContain('bargain-panel')
	})

	it('says in a demo what nobody has checked', async () => {
		const { as, visitor } = await open()
		await addBargain(await as('Admin'), [])
		const { body } = await visitor().post(PATH, HOME)
		expect(idsOf(body.options)).toContain('bargain-panel')
		const offered = body.options.filter((option: Parts) =>
			idsOf([option]).includes('bargain-panel'),
		)
		for (const { notes } of offered)
			expect(notes[0]).toMatch(/^Not checked: whether Bargain Panel may be connected/)
	})

	it('offers in a live store only what is proven, and anything abroad', async () => {
		const { as, visitor } = await open({ mode: 'live' })
		const admin = await as('Admin')
		for (const { id, name, category, priceRupees, description, sheet } of sampleCatalogue)
			if (['solar-panel-500w', 'solar-inverter-3kw', 'string-inverter-5kw'].includes(id)) {
				const made = sheet.kind === 'panel' ? { ...sheet, madeInIndia: true } : sheet
				const own = { id, name, category, price: priceRupees, description, sheet: made }
				await admin.post('/api/products', product({ ...own, stock: 50, wattage: 0 }))
			}
		const withheld = (await visitor().post(PATH, HOME)).body
		expect(withheld.options).toEqual([])
		expect(withheld.reasons.join(' ')).toMatch(
			/Solar Panel 500W: its listings have not been checked\./,
		)
		const abroad = { city: 'Cairo', monthlyKwh: 400, rupeesPerKwh: 9 }
		expect(idsOf((await visitor().post(PATH, abroad)).body.options)).toContain('solar-panel-500w')
		const proven = {
			compliance: ['almm-modules', 'almm-cells', 'bis', 'm2m'].map((kind) => record(kind)),
		}
		for (const { id } of (await admin.get('/api/products')).body)
			await admin.put(`/api/products/${id}`, proven)
		expect(idsOf((await visitor().post(PATH, HOME)).body.options)).toContain('solar-panel-500w')
	})

	it('has no subsidy without proof of the cells, or without the inverter’s M2M connection', async () => {
		const { store, as, visitor } = await open()
		stopInForce(store)
		const admin = await as('Admin')
		const best = (await visitor().post(PATH, HOME)).body.options[0]
		expect(best.money.subsidy.amount).toBeGreaterThan(0)
		const { body: products } = await admin.get('/api/products?category=Inverters&limit=100')
		for (const { id, compliance } of products) {
			const rest = compliance.filter(({ kind }: { kind: string }) => kind !== 'm2m')
			await admin.put(`/api/products/${id}`, { compliance: rest })
		}
		const { subsidy } = (await visitor().post(PATH, HOME)).body.options[0].money
		expect(subsidy.amount).toBe(0)
		expect(subsidy.reasons.join(' ')).toMatch(/M2M|DCR/)
	})

	it('that has nothing to offer says which law stands in the way', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const { body: products } = await admin.get('/api/products?category=Panels&limit=100')
		for (const { id } of products)
			await admin.put(`/api/products/${id}`, {
				compliance: [record('almm-modules'), record('bis')],
			})
		const { body } = await visitor().post(PATH, HOME)
		expect(body.options).toEqual([])
		expect(body.reasons.join(' ')).toMatch(
			/^Nothing in stock that would make a system may be connected .* its cells are not on ALMM List-II, which has been required since 1 June 2026/,
		)
	})
})
