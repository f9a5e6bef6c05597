import { expect, it } from 'vitest'
import { bestOf, PUNE_HOME, plannedBy } from '../../../../test/planner/planned.ts'
import { describeOnSqlite } from '../../../../test/store.ts'
import { powerCut } from '../../power-cut.ts'

const PATH = '/api/planner/plan'

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describeOnSqlite('what a plan tells', (open) => {
	const planned = plannedBy(open)
	const best = bestOf(planned)

	it('names the maker and the warranty of each part', async () => {
		const { items } = await best(PUNE_HOME)
		for (const { brand } of items) expect(brand).not.toBe('')
		const warranties = items.map(({ category, warranty }) => [category, warranty] as const)
		for (const [category, warranty] of warranties)
			if (category === 'Panels') expect(warranty?.performanceYears).toBeGreaterThan(0)
			else expect(warranty?.performanceYears ?? null).toBeNull()
		expect(warranties.find(([category]) => category === 'Inverters')?.[1]?.years).toBeGreaterThan(0)
	})

	it('tells what runs without the grid, and for how long', async () => {
		expect((await best(PUNE_HOME)).backup).toBeNull()
		const { backup, battery, backupHours } = await best({
			...PUNE_HOME,
			backup: { loadW: 1000, hours: 4 },
		})
		expect(backup?.powerW).toBeGreaterThanOrEqual(1000)
		expect(backup?.storedKwh).toBeCloseTo((battery?.usableKwh ?? 0) * (battery?.quantity ?? 0), 2)
		expect(powerCut(backup ?? { storedKwh: 0, powerW: 0 }, 1000).hours).toBeCloseTo(
			backupHours ?? 0,
			2,
		)
	})

	it('has a usual day that adds up to each month, and a use that adds up to a day', async () => {
		const { day, options } = await planned(PUNE_HOME)
		expect(total(day.useShare)).toBeCloseTo(1, 3)
		const june = total(day.production[5] ?? []) * 30
		const [{ kwp = 0, monthlyKwh = [] } = {}] = options
		expect((june * kwp) / (monthlyKwh[5] ?? 0)).toBeCloseTo(1, 1)
	})

	it('stands on the roof that is given, and within it', async () => {
		const roof = { widthM: 6, depthM: 7 }
		const option = await best({ ...PUNE_HOME, roof, roofAreaM2: 1 })
		expect(option.roof).toMatchObject({ ...roof, given: true })
		expect(option.roof.panels).toHaveLength(option.panel.quantity)
		for (const { xM, yM, wM, dM } of option.roof.panels) {
			expect(xM + wM).toBeLessThanOrEqual(roof.widthM)
			expect(yM + dM).toBeLessThanOrEqual(roof.depthM)
		}
		const free = await best(PUNE_HOME)
		expect(free.roof).toMatchObject({ given: false })
		expect(free.roof.widthM * free.roof.depthM).toBeCloseTo(free.areaM2, 0)
	})

	it('says when a roof has the area and not the room', async () => {
		const { options, reasons } = await planned({ ...PUNE_HOME, roof: { widthM: 40, depthM: 1 } })
		expect(options).toEqual([])
		expect(reasons[0]).toMatch(/^Your roof of 40 × 1 m is too small: .* of a better shape\.$/)
	})

	it('goes by the units of each month, and by how the panels stand', async () => {
		const monthlyUse = [100, 100, 200, 400, 600, 600, 500, 400, 300, 200, 100, 100]
		const answer = await planned({ ...PUNE_HOME, monthlyUse })
		expect(answer).toMatchObject({ monthlyUse, monthlyKwh: 300 })
		const north = await best({ ...PUNE_HOME, azimuth: 0, tilt: 40 })
		const south = await best(PUNE_HOME)
		expect(north.yearlyKwh / north.kwp).toBeLessThan(0.8 * (south.yearlyKwh / south.kwp))
		const dirty = await planned({ ...PUNE_HOME, losses: 30 })
		expect(dirty.plane.losses).toBe(30)
		expect(dirty.targetKwp).toBeGreaterThan((await planned(PUNE_HOME)).targetKwp)
	})

	it('refuses a bill that cannot tell the units, at its field', async () => {
		const { visitor } = await open()
		const sentence = 'We cannot tell from this bill how much you use. Enter the units instead.'
		const details = { pin: '411038', monthlyBill: 50_000, rupeesPerKwh: 0.01 }
		const { status, body } = await visitor().post(PATH, details)
		expect([status, body.errors]).toEqual([422, { monthlyBill: sentence }])
		expect((await visitor().post(PATH, { ...details, monthlyKwh: 300 })).status).toBe(200)
	})

	it.each([
		['houses', { customer: 'society' }, 'Give the number of homes in the society.'],
		[
			'houses',
			{ customer: 'society', houses: 1.5 },
			'The number of homes must be a whole number between 1 and 10,000.',
		],
		[
			'monthlyUse',
			{ monthlyUse: [1] },
			'Give the units of twelve months, January first, not all of them 0.',
		],
		[
			'roof.depthM',
			{ roof: { widthM: 5, depthM: 0 } },
			'Each side of the roof must be between 0.5 and 1,000 m.',
		],
		['tilt', { tilt: 61 }, 'Tilt must be between 0 and 60 degrees.'],
		['azimuth', { azimuth: -1 }, 'Azimuth must be between 0 and 360 degrees; 180 is south.'],
		['losses', { losses: 61 }, 'Losses must be between 0 and 60 per cent.'],
		['metering', { metering: 'gross' }, 'Metering must be net or export-only.'],
		[
			'loan.years',
			{ loan: { sharePct: 80, ratePct: 9, years: 0 } },
			'The loan must run for 1 to 20 years.',
		],
		['loan', { loan: true }, 'Give a loan as sharePct, ratePct and years.'],
	])('refuses %s in %j', async (field, wrong, sentence) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, { ...PUNE_HOME, ...wrong })
		expect([status, body.errors]).toEqual([422, { [field]: sentence }])
	})
})
