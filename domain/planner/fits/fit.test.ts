import { describe, expect, it } from 'vitest'
import { product } from '../../../test/builders.ts'
import { stopInForce } from '../../../test/clock.ts'
import { DEYE, WAAREE } from '../../../test/planner/electrical.ts'
import { checkedBy } from '../../../test/planner/planned.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../../test/store.ts'

const deye = { ...DEYE, mppts: [{ maxCurrentA: 13 }, { maxCurrentA: 13 }] }
const delhi = { tMin: 0.1, tCellMax: 82.1 }
const products = { panelId: 'solar-panel-500w', inverterId: 'hybrid-inverter-5kw' }

interface Check {
	rule: string
	ok: boolean
	severity: string
}

const ruleOf = (rule: string) => (check: Check) => check.rule === rule

describeOnAllEngines('POST /api/planner/string', (open, itOnSqlite) => {
	it('finds the strings of the worked example', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/string', {
			panel: WAAREE,
			inverter: deye,
			...delhi,
			inSeries: 6,
			strings: 2,
		})
		expect(status).toBe(200)
		expect(body).toMatchObject({ min: 5, max: 9, fits: false, inSeries: 6, strings: 2 })
		expect(body.checks.find(ruleOf('operating-current'))).toMatchObject({ ok: true })
		expect(body.checks.find(ruleOf('short-circuit-current'))).toMatchObject({
			ok: false,
			value: 15.57,
			limit: 13,
			severity: 'error',
		})
		expect(body.checks.find(ruleOf('cold-voltage'))).toMatchObject({ value: 317.34, limit: 500 })
	})

	itOnSqlite(
		'takes products for figures, a PIN code for temperatures, and divides panels',
		async () => {
			const { visitor } = await open()
			const request = { ...products, pin: '110001', panels: 12 }
			const { status, body } = await visitor().post('/api/planner/string', request)
			expect(status).toBe(200)
			expect(body).toMatchObject({ fits: true, inSeries: 6, strings: 2, reasons: [] })
			expect(body.tMin).toBeLessThan(10)
			expect(body.tCellMax).toBeGreaterThan(70)
			expect(body.layouts[0]).toEqual({
				inSeries: 6,
				strings: 2,
				inverters: [[1, 1]],
				lengths: [[6, 6]],
			})
		},
	)

	itOnSqlite('says why so many panels cannot be divided', async () => {
		const { visitor } = await open()
		const request = { ...products, tMin: 0, tCellMax: 82, panels: 11 }
		const { body } = await visitor().post('/api/planner/string', request)
		expect(body).toMatchObject({ fits: false, layouts: [] })
		expect(body.reasons).toHaveLength(1)
	})

	itOnSqlite('has no range where no length will do', async () => {
		const { visitor } = await open()
		const request = { panel: WAAREE, inverter: { ...deye, maxDcV: 200 }, ...delhi }
		const { body } = await visitor().post('/api/planner/string', request)
		expect(body).toMatchObject({ min: null, max: null, fits: false })
	})

	itOnSqlite('wants figures that can be, and says of each what is wrong', async () => {
		const { visitor } = await open()
		const post = (input: unknown) => visitor().post('/api/planner/string', input)
		const errors = async (input: unknown) => {
			const { status, body } = await post(input)
			expect(status).toBe(422)
			return Object.keys(body.errors)
		}
		expect(await errors({})).toEqual(['tMin', 'tCellMax', 'panel', 'inverter'])
		expect(await errors({ ...products, tMin: 5 })).toEqual(['tCellMax'])
		expect(await errors({ ...products, tMin: 30, tCellMax: 20 })).toEqual(['tCellMax'])
		expect(await errors({ ...products, pin: '000000' })).toEqual(['pin'])
		expect(await errors({ ...products, ...delhi, inSeries: 0, strings: 1.5 })).toEqual([
			'inSeries',
			'strings',
		])
		expect(
			await errors({ ...products, panel: { ...WAAREE, vocV: -1, impA: 'x' }, ...delhi }),
		).toEqual(['panel.vocV', 'panel.impA'])
		expect((await post('no object')).status).toBe(422)
	})

	itOnSqlite(
		'knows no product by an unknown id, and takes no figures from one that has none',
		async () => {
			const { visitor, as } = await open()
			const post = (ids: object) =>
				visitor().post('/api/planner/string', { ...products, ...delhi, ...ids })
			const unknown = await post({ panelId: 'none' })
			expect(unknown.status).toBe(404)
			expect(unknown.body.errors).toHaveProperty('panelId')

			const admin = await as('Admin')
			await admin.post('/api/products', product({ id: 'plain-panel', name: 'Plain Panel' }))
			const cases: [object, string, string][] = [
				[{ panelId: 'plain-panel' }, 'panelId', 'it has no technical figures'],
				[{ panelId: 'bifacial-module-550w-pallet-31' }, 'panelId', 'those of one panel'],
				[{ inverterId: 'solar-battery-5kwh' }, 'inverterId', 'is not an inverter'],
			]
			for (const [ids, field, words] of cases) {
				const { status, body } = await post(ids)
				expect(status).toBe(422)
				expect(body.errors[field]).toContain(words)
			}
		},
	)
})

describeOnSqlite('POST /api/planner/check', (open) => {
	it('tells what does not fit, and what would help', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post('/api/planner/check', {
			items: [
				{ productId: 'solar-panel-500w', quantity: 8 },
				{ productId: 'hybrid-inverter-5kw' },
				{ productId: 'high-voltage-battery-20kwh' },
			],
		})
		expect(status).toBe(200)
		expect(body.verdict).toBe('misfits')
		expect(body.problems[0]).toMatchObject({ rule: 'battery-voltage', severity: 'error' })
		expect(body.problems[0].fixes[0].productId).toBe('rack-battery-4-8kwh')
	})

	it('puts batteries in series where their maker allows it, and says how many are missing', async () => {
		const { visitor, as } = await open()
		const check = async (productId: string, quantity: number) => {
			const items = [{ productId: 'off-grid-inverter-5kw' }, { productId, quantity }]
			return (await visitor().post('/api/planner/check', { items })).body
		}
		const three = await check('tubular-battery-150ah', 3)
		expect(three).toMatchObject({
			verdict: 'misfits',
			problems: [
				{
					rule: 'battery-series',
					sentence: expect.stringMatching(/^3 batteries cannot make banks of 4 in series: add 1\./),
					details: expect.arrayContaining([expect.stringContaining('⌈3 / 4⌉ × 4')]),
				},
			],
		})
		expect(three.problems[0].fixes[0]).toMatchObject({
			productId: 'tubular-battery-150ah',
			quantity: 4,
			insteadOf: null,
		})
		expect((await check('tubular-battery-150ah', 4)).verdict).toBe('fits')

		const admin = await as('Admin')
		const { body: sold } = await admin.get('/api/products/tubular-battery-150ah')
		const { maxSeries: _allowed, ...silent } = sold.sheet
		const battery = product({ id: 'silent-battery', category: 'Batteries', wattage: 0 })
		const made = await admin.post('/api/products', { ...battery, sheet: silent })
		expect(made.status).toBe(201)
		expect(made.body.sheet).toEqual(silent)
		expect((await check('silent-battery', 4)).problems[0].rule).toBe('battery-voltage')
		const put = (maxSeries: unknown) =>
			admin.put('/api/products/silent-battery', { sheet: { ...silent, maxSeries } })
		expect((await put(0)).status).toBe(422)
		expect((await put(4)).body.sheet.maxSeries).toBe(4)
		expect((await check('silent-battery', 4)).verdict).toBe('fits')
	})

	it('goes by the temperatures of a place', async () => {
		const counts = { 'dcr-mono-panel-540w': 10, 'solar-inverter-3kw': 1 }
		const at = async (place: object) => (await checkedBy(open)(counts, place)).problems
		expect(await at({ tMin: 22, tCellMax: 75 })).not.toEqual(await at({ tMin: -30, tCellMax: 75 }))
	})

	it('refuses what is no list of products it knows', async () => {
		const { visitor } = await open()
		const post = (input: unknown) => visitor().post('/api/planner/check', input)
		const unknown = await post({ items: [{ productId: 'none' }] })
		expect(unknown.status).toBe(404)
		expect(unknown.body.errors).toHaveProperty(['items.0.productId'])
		expect((await post({ items: [] })).status).toBe(422)
		expect((await post({ items: [{ productId: 'solar-panel-500w', quantity: 0 }] })).status).toBe(
			422,
		)
		expect(
			(await post({ items: [{ productId: 'solar-panel-500w' }], tMin: 3 })).body.errors,
		).toEqual({ tCellMax: 'Give the hottest cell temperature, or a PIN code or a city.' })
	})
})

describeOnSqlite('GET /api/products/{id}/fits-with', (open) => {
	it('lists what fits, with the reason', async () => {
		const { visitor } = await open()
		const { status, body, headers } = await visitor().get(
			'/api/products/hybrid-inverter-5kw/fits-with?limit=2',
		)
		expect(status).toBe(200)
		expect(body).toHaveLength(2)
		expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2)
		for (const one of body) {
			expect(one.reason).toMatch(/\.$/)
			expect((await visitor().get(`/api/products/${one.productId}`)).status).toBe(200)
		}
	})

	it('proposes no panel that may not be connected beside an inverter on the grid', async () => {
		const opened = await open()
		stopInForce(opened.store)
		const panelsFor = async (id: string) => {
			const { body } = await opened.visitor().get(`/api/products/${id}/fits-with?limit=100`)
			return body.map((one: { productId: string }) => one.productId)
		}
		const [hybrid, offGrid] = [
			await panelsFor('hybrid-inverter-5kw'),
			await panelsFor('off-grid-inverter-5kw'),
		]
		expect(hybrid).toContain('dcr-mono-panel-540w')
		expect(hybrid).not.toContain('solar-panel-500w')
		expect(offGrid).toContain('solar-panel-500w')
	})

	describe('refuses', () => {
		it.each([
			['an unknown product', 'none/fits-with', 404],
			['a pallet', 'bifacial-module-550w-pallet-31/fits-with', 422],
			['no limit', 'solar-panel-500w/fits-with?limit=0', 422],
			['a PIN that nobody knows', 'solar-panel-500w/fits-with?pin=000000', 422],
		])('%s', async (_what, path, expected) => {
			const { visitor } = await open()
			const { status, body } = await visitor().get(`/api/products/${path}`)
			expect(status).toBe(expected)
			expect(body.detail).toMatch(/\.$/)
		})
	})
})
