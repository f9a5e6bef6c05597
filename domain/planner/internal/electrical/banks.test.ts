import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import {
	type BatteryFigures,
	type BatterySide,
	bankVoltages,
	seriesCounts,
	seriesFor,
	wholeCounts,
} from './banks.ts'
import { batteryChecks } from './batteries.ts'
import { type Check, errorsOf, passes, type Rule, sentencesOf } from './check.ts'

const tubular = {
	nominalV: 12,
	minV: 10.8,
	maxV: 14.4,
	maxChargeA: 22.5,
	maxDischargeA: 45,
	maxParallel: 4,
	maxSeries: 4,
}
const offGrid = { minV: 40, maxV: 60, maxChargeA: 100, maxDischargeA: 110 }

const of = (checks: Check[], rule: Rule) => inEnglish(checks.find((check) => check.rule === rule))

describe('four batteries of 12 V on an inverter of 48 V', () => {
	const checks = batteryChecks(tubular, offGrid, 4)

	it('fit as a bank in series', () => {
		expect(errorsOf(checks)).toEqual([])
		expect(of(checks, 'battery-series')).toMatchObject({
			ok: true,
			unit: 'batteries',
			sentence: '4 batteries make a bank of 4 in series.',
		})
	})

	it('have four times the voltage, empty and full', () => {
		expect(of(checks, 'battery-voltage')).toMatchObject({
			value: 48,
			sentence: '4 batteries in series have 48 V, and the inverter takes 40 to 60 V.',
			detail: 'nominal voltage, 4 × 12 V = 48 V ≤ 60 V',
		})
		expect(of(checks, 'battery-low-voltage')).toMatchObject({ value: 43.2 })
		expect(of(checks, 'battery-high-voltage')).toMatchObject({
			value: 57.6,
			sentence: 'Full, 4 batteries in series have 57.6 V, and the inverter takes up to 60 V.',
		})
	})

	it('take and give the current of one, and eight that of two', () => {
		expect(of(checks, 'charge-current')).toMatchObject({ limit: 22.5, severity: 'warning' })
		expect(of(checks, 'discharge-current')?.sentence).toContain('the batteries give 45 A')
		const eight = batteryChecks(tubular, offGrid, 8)
		expect(of(eight, 'charge-current')).toMatchObject({ limit: 45 })
		expect(of(eight, 'battery-parallel')).toMatchObject({ value: 2, limit: 4, unit: 'banks' })
		expect(of(eight, 'battery-series')?.sentence).toBe('8 batteries make 2 banks of 4 in series.')
	})
})

describe('what makes no whole bank', () => {
	const errors = (batteries: number, inverters = 1) =>
		inEnglish(sentencesOf(errorsOf(batteryChecks(tubular, offGrid, batteries, inverters))))
	const why = ' Each has 12 V, and the inverter takes 40 to 60 V.'

	it.each([
		[1, '1 battery cannot make banks of 4 in series: add 3.'],
		[3, '3 batteries cannot make banks of 4 in series: add 1.'],
		[5, '5 batteries cannot make banks of 4 in series: add 3, or take 1 away.'],
		[17, '17 batteries cannot make banks of 4 in series: take 1 away.'],
	])('is %d, and what would help is said', (batteries, sentence) => {
		expect(errors(batteries)).toEqual([sentence + why])
	})

	it('is told to an engineer in figures', () => {
		expect(inEnglish(errorsOf(batteryChecks(tubular, offGrid, 3)))[0]?.detail).toBe(
			'batteries, against ⌈3 / 4⌉ × 4 in series = 3 batteries < 4 batteries',
		)
	})

	it('is apart from too many banks side by side', () => {
		expect(errors(20)).toEqual(['5 banks would work side by side, and the maker allows 4.'])
		expect(errors(20, 2)).toEqual([])
	})
})

describe('how many are in series', () => {
	it('is as many as the inverter needs', () => {
		expect(seriesCounts(tubular, { ...offGrid, minV: 20, maxV: 32 })).toEqual([2])
		expect(seriesCounts(tubular, { ...offGrid, minV: 10, maxV: 60 })).toEqual([1, 2, 3, 4])
	})

	it('is one where the sheet allows no more, or says nothing of it', () => {
		const { maxSeries: _none, ...silent } = tubular
		for (const figures of [silent, { ...tubular, maxSeries: 1 }]) {
			expect(batteryChecks(figures, offGrid, 4)).toEqual(batteryChecks(silent, offGrid, 4))
			expect(inEnglish(errorsOf(batteryChecks(figures, offGrid, 4)))[0]?.sentence).toBe(
				'The battery has 12 V, and the inverter takes only 40 to 60 V.',
			)
		}
	})

	it('never more than the maker allows', () => {
		const [first] = inEnglish(errorsOf(batteryChecks({ ...tubular, maxSeries: 3 }, offGrid, 3)))
		expect(first?.sentence).toBe(
			'3 batteries in series have 36 V, and the inverter takes only 40 to 60 V. Their maker allows no more in series.',
		)
	})

	it('follows the number of batteries where the inverter takes several', () => {
		const wide = { ...offGrid, minV: 20 }
		const inSeries = (batteries: number, inverters = 1) =>
			seriesFor({ battery: tubular, side: wide, batteries, inverters }).inSeries
		expect([2, 3, 4, 6, 8].map((batteries) => inSeries(batteries))).toEqual([2, 3, 4, 3, 4])
		expect(inSeries(4, 2)).toBe(2)
	})
})

/** Volts to one decimal, as sheets have them. */
const volts = (min: number, max: number) =>
	fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10)
const current = fc.integer({ min: 5, max: 300 })
const battery: fc.Arbitrary<BatteryFigures> = fc
	.record({
		nominalV: volts(2, 60),
		below: volts(0, 2),
		above: volts(0, 10),
		maxChargeA: current,
		maxDischargeA: current,
		maxParallel: fc.integer({ min: 1, max: 6 }),
		maxSeries: fc.integer({ min: 1, max: 30 }),
	})
	.map(({ below, above, ...figures }) => ({
		...figures,
		minV: Math.max(0.1, figures.nominalV - below),
		maxV: figures.nominalV + above,
	}))
const side: fc.Arbitrary<BatterySide> = fc
	.record({
		minV: volts(10, 300),
		span: volts(1, 400),
		maxChargeA: current,
		maxDischargeA: current,
	})
	.map(({ span, ...rest }) => ({ ...rest, maxV: rest.minV + span }))
const connection = fc.record({
	battery,
	side,
	batteries: fc.integer({ min: 1, max: 120 }),
	inverters: fc.integer({ min: 1, max: 4 }),
})

describe('for any batteries', () => {
	it('so many times in series is so many times the voltage', () => {
		fc.assert(
			fc.property(
				battery,
				fc.integer({ min: 1, max: 30 }),
				fc.integer({ min: 1, max: 4 }),
				(figures, inSeries, times) => {
					const [one, more] = [inSeries, inSeries * times].map((count) =>
						bankVoltages(figures, count),
					)
					for (const name of ['nominalV', 'minV', 'maxV'] as const)
						expect(more?.[name]).toBeCloseTo((one?.[name] ?? 0) * times, 3)
				},
			),
		)
	})

	it('a bank that fits is never outside of what the inverter takes, nor broken, nor too many', () => {
		fc.assert(
			fc.property(connection, ({ battery, side, batteries, inverters }) => {
				fc.pre(passes(batteryChecks(battery, side, batteries, inverters)))
				const { inSeries } = seriesFor({ battery, side, batteries, inverters })
				expect(inSeries).toBeLessThanOrEqual(battery.maxSeries ?? 1)
				expect(batteries % inSeries).toBe(0)
				expect(Math.ceil(batteries / inSeries / inverters)).toBeLessThanOrEqual(battery.maxParallel)
				expect(inSeries * battery.minV).toBeGreaterThanOrEqual(side.minV - 1e-4)
				expect(inSeries * battery.maxV).toBeLessThanOrEqual(side.maxV + 1e-4)
			}),
			{ numRuns: 400 },
		)
	})

	it('fits whenever there is a way to connect them', () => {
		fc.assert(
			fc.property(connection, ({ battery, side, batteries, inverters }) => {
				const ways = seriesCounts(battery, side).filter(
					(inSeries) =>
						batteries % inSeries === 0 &&
						Math.ceil(batteries / inSeries / inverters) <= battery.maxParallel,
				)
				expect(passes(batteryChecks(battery, side, batteries, inverters))).toBe(ways.length > 0)
			}),
			{ numRuns: 1000 },
		)
	})

	it('every other number that is offered passes, and none nearer would', () => {
		fc.assert(
			fc.property(connection, ({ battery, side, batteries, inverters }) => {
				const fits = (count: number) => passes(batteryChecks(battery, side, count, inverters))
				const offered = wholeCounts({ battery, side, batteries, inverters })
				for (const count of offered) expect(fits(count)).toBe(true)
				const above = offered.find((count) => count > batteries) ?? batteries + 60
				const below = offered.find((count) => count < batteries) ?? 0
				for (let count = below + 1; count < above; count++)
					if (count !== batteries) expect(fits(count), `${count}`).toBe(false)
			}),
			{ numRuns: 400 },
		)
	})

	it('has with one in series what it had before there were banks', () => {
		fc.assert(
			fc.property(connection, ({ battery, side, batteries, inverters }) => {
				const checks = batteryChecks({ ...battery, maxSeries: 1 }, side, batteries, inverters)
				expect(checks.map(({ rule }) => rule)).toEqual([
					'battery-voltage',
					'battery-low-voltage',
					'battery-high-voltage',
					'battery-parallel',
					'charge-current',
					'discharge-current',
				])
				const least = Math.max(1, Math.floor(batteries / inverters))
				expect(of(checks, 'battery-parallel')?.value).toBe(Math.ceil(batteries / inverters))
				expect(of(checks, 'charge-current')?.limit).toBe(least * battery.maxChargeA)
				expect(of(checks, 'battery-parallel')?.unit).toBe('batteries')
			}),
		)
	})
})
