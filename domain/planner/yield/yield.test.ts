import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviations, PHOENIX, rms } from '../../../test/planner/yield-reference.ts'
import { diffuseShare } from '../internal/yield/sky.ts'
import { STEPS } from '../internal/yield/sun.ts'
import { type Climate, monthlyYield, type Plant, typicalDay, USUAL_PLANT, yearOf } from './yield.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the yield of a year', () => {
	it.each(deviations)(
		'$site at $tilt° towards $azimuth°: as simulated by the hour',
		({ azimuth, yearly }) => {
			expect(Math.abs(yearly)).toBeLessThanOrEqual(azimuth === 180 ? 3 : 8)
		},
	)

	it('is within 2 % over all of them', () => {
		expect(deviations).toHaveLength(60)
		expect(rms(deviations.map(({ yearly }) => yearly))).toBeLessThanOrEqual(2)
		expect(rms(deviations.map(({ monthly }) => monthly))).toBeLessThanOrEqual(3)
	})

	it('is PVWatts’ own in Phoenix within 1 %', () => {
		const { plant, latitude, climate, year } = PHOENIX
		const computed = sum(monthlyYield(plant, latitude, climate))
		expect(Math.abs(computed / year - 1)).toBeLessThanOrEqual(0.01)
	})
})

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const twelve = (min: number, max: number) =>
	fc.array(figure(min, max), { minLength: 12, maxLength: 12 })

/** Anything the API lets in. */
const anyPlant: fc.Arbitrary<Plant> = fc.record({
	kwp: figure(0.01, 100_000),
	tilt: figure(0, 90),
	azimuth: figure(0, 360),
	losses: figure(0, 99),
	dcAcRatio: figure(0.3, 3),
	inverterEfficiency: figure(0.5, 1),
	temperatureCoefficient: figure(-1, 0),
	mounting: fc.constantFrom('rack', 'roof'),
})
const anyClimate: fc.Arbitrary<Climate> = fc.record({
	ghi: twelve(0, 15),
	tmin: twelve(-90, 60),
	tmax: twelve(-90, 60),
	tmean: twelve(-90, 60),
})
const anyLatitude = fc.oneof(figure(-90, 90), fc.constantFrom(-90, -66.55, 0, 66.55, 90))
const RUNS = { numRuns: 200 }

describe('whatever comes in', () => {
	it('yields something, never less than nothing and never more than the inverter gives', () => {
		fc.assert(
			fc.property(anyPlant, anyLatitude, anyClimate, (plant, latitude, climate) => {
				const most = (plant.kwp / plant.dcAcRatio) * 24 * 31 * (1 + 1e-9)
				for (const kwh of monthlyYield(plant, latitude, climate)) {
					expect(kwh).toBeGreaterThanOrEqual(0)
					expect(kwh).toBeLessThanOrEqual(most)
				}
			}),
			RUNS,
		)
	})

	it('yields no more when more is lost', () => {
		fc.assert(
			fc.property(
				anyPlant,
				anyLatitude,
				anyClimate,
				figure(0, 99),
				(plant, latitude, climate, losses) => {
					const [less, more] = [plant.losses, losses].toSorted((a, b) => a - b)
					const yields = [less, more].map((loss) =>
						sum(monthlyYield({ ...plant, losses: loss ?? 0 }, latitude, climate)),
					)
					expect(yields[1]).toBeLessThanOrEqual((yields[0] ?? 0) * (1 + 1e-9))
				},
			),
			RUNS,
		)
	})

	it('yields in proportion to the power of the panels', () => {
		fc.assert(
			fc.property(anyPlant, anyLatitude, anyClimate, (plant, latitude, climate) => {
				const one = monthlyYield({ ...plant, kwp: 1 }, latitude, climate)
				for (const [month, kwh] of monthlyYield(plant, latitude, climate).entries())
					expect(kwh).toBeCloseTo((one[month] ?? 0) * plant.kwp, 3)
			}),
			RUNS,
		)
	})

	it('yields the same whichever way panels face that lie flat', () => {
		fc.assert(
			fc.property(
				anyPlant,
				anyLatitude,
				anyClimate,
				figure(0, 360),
				(plant, latitude, climate, azimuth) => {
					const flat = { ...plant, tilt: 0 }
					expect(monthlyYield({ ...flat, azimuth }, latitude, climate)).toEqual(
						monthlyYield(flat, latitude, climate),
					)
				},
			),
			RUNS,
		)
	})
})

describe('the southern half of the earth', () => {
	const halfAYearOn = (values: readonly number[]) => [...values.slice(6), ...values.slice(0, 6)]
	const { climate } = PHOENIX
	const mirrored: Climate = {
		ghi: halfAYearOn(climate.ghi),
		tmin: halfAYearOn(climate.tmin),
		tmax: halfAYearOn(climate.tmax),
		tmean: halfAYearOn(climate.tmean),
	}

	it('yields about the same half a year later', () => {
		fc.assert(
			fc.property(figure(0, 40), figure(0, 40), figure(0, 180), (latitude, tilt, azimuth) => {
				const plant = { ...USUAL_PLANT, kwp: 1, tilt, azimuth }
				const north = sum(monthlyYield(plant, latitude, climate))
				const south = sum(monthlyYield({ ...plant, azimuth: 180 - azimuth }, -latitude, mirrored))
				expect(Math.abs(south / north - 1)).toBeLessThan(0.02)
			}),
			RUNS,
		)
	})

	it('has the sun in the north', () => {
		const facing = (azimuth: number) =>
			sum(monthlyYield({ ...USUAL_PLANT, kwp: 1, tilt: 30, azimuth }, -33.45, mirrored))
		expect(facing(0)).toBeGreaterThan(1.3 * facing(180))
	})
})

describe('the diffuse share', () => {
	const clearness = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000)
	const sunset = fc.integer({ min: 1, max: 179 }).map((degrees) => (degrees * Math.PI) / 180)

	it('never rises with clearness, and is a share', () => {
		fc.assert(
			fc.property(clearness, clearness, sunset, (one, other, when) => {
				const dull = diffuseShare(Math.min(one, other), when)
				const clear = diffuseShare(Math.max(one, other), when)
				expect(clear).toBeLessThanOrEqual(dull + 1e-12)
				expect(dull).toBeLessThanOrEqual(1)
				expect(clear).toBeGreaterThan(0)
			}),
		)
	})
})

describe('a typical day', () => {
	const { plant, latitude, climate } = PHOENIX
	const dayOf = (plant: Plant, latitude: number, climate: Climate, month: number) =>
		typicalDay(yearOf(plant, latitude, climate), plant, month)

	it('adds up to its month', () => {
		const power = dayOf(plant, latitude, climate, 5)
		expect(power).toHaveLength(STEPS)
		expect((sum(power) / 2) * 30).toBeCloseTo(monthlyYield(plant, latitude, climate)[5] ?? 0, 6)
	})

	it('is dark at night and brightest about noon', () => {
		const power = dayOf(plant, latitude, climate, 5)
		expect(power[0]).toBe(0)
		expect(power[47]).toBe(0)
		expect([23, 24]).toContain(power.indexOf(Math.max(...power)))
	})

	it('has no light in the polar night and no darkness in the polar day', () => {
		const bright = { ...climate, ghi: climate.ghi.map(() => 5) }
		expect(sum(dayOf(plant, 80, bright, 11))).toBe(0)
		expect(Math.min(...dayOf({ ...plant, tilt: 0 }, 80, bright, 5))).toBeGreaterThan(0)
	})
})
