import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { DEYE, WAAREE } from '../../../../test/planner/electrical.ts'
import { siteOf } from '../climate/extremes.ts'
import { type Check, errorsOf, passes, type Rule, warningsOf } from './check.ts'
import { findLayouts, layOut, nearestCounts } from './layouts.ts'
import { distribute, powerChecks } from './strings.ts'
import { voltageChecks } from './voltage-checks.ts'
import {
	type InverterFigures,
	type PanelFigures,
	seriesLimits,
	seriesRange,
	vmpAt,
	vocAt,
} from './voltages.ts'

const delhi = siteOf({ lowest: 0.1, highest: 47.1, stations: [], isColdAssumed: false })

const panelOf = (vocV: number, betaVocPctPerC: number): PanelFigures => ({
	...WAAREE,
	vocV,
	betaVocPctPerC,
})

const of = (checks: Check[], rule: Rule) => inEnglish(checks.find((check) => check.rule === rule))

describe('the worked values', () => {
	it('of cold voltage', () => {
		expect(vocAt(panelOf(45, -0.28), 3).toFixed(2)).toBe('47.77')
		expect(vocAt(panelOf(49.5, -0.27), -10).toFixed(1)).toBe('54.2')
	})

	it('of a Waaree panel on a Deye inverter in Delhi', () => {
		expect(vocAt(WAAREE, delhi.tMin).toFixed(2)).toBe('52.89')
		expect(vmpAt(WAAREE, delhi.tCellMax).toFixed(2)).toBe('32.79')
		expect(seriesRange(WAAREE, DEYE, delhi)).toEqual({ min: 5, max: 9 })
		const { checks } = layOut(WAAREE, DEYE, delhi, { inSeries: 6, strings: 2 })
		expect(errorsOf(checks).map(({ rule }) => rule)).toEqual(['short-circuit-current'])
		expect(of(checks, 'short-circuit-current')).toMatchObject({
			ok: false,
			severity: 'error',
			value: 15.57,
			limit: 13,
			unit: 'A',
		})
		expect(of(checks, 'operating-current')).toMatchObject({ ok: true, value: 12.88, limit: 13 })
	})
})

describe('a check', () => {
	it('says what it found to a buyer and to an engineer', () => {
		const checks = voltageChecks(WAAREE, DEYE, delhi, 10)
		expect(of(checks, 'cold-voltage')).toEqual({
			rule: 'cold-voltage',
			ok: false,
			value: 528.9,
			limit: 500,
			unit: 'V',
			severity: 'error',
			sentence:
				'On the coldest morning (0.1 °C) 10 panels in a row reach 528.9 V, more than the 500 V that the inverter takes: it could be damaged.',
			detail: '10 × 49.5 V × (1 + (-0.275 %/°C) × (0.1 − 25) °C) = 528.9 V > 500 V',
		})
	})

	it('only warns of a tracker that is left above its best voltage', () => {
		const checks = voltageChecks(WAAREE, { ...DEYE, mpptMaxV: 300 }, delhi, 9)
		const [check] = checks.filter(({ rule }) => rule === 'tracking-voltage')
		expect(check).toMatchObject({ ok: false, severity: 'warning' })
		expect(check && passes([check])).toBe(true)
	})

	it.each([
		[7, false, 0.8],
		[8, true, 1.35],
		[12, true, 1.35],
		[14, false, 1.35],
	])('of %i panels of 500 W on 5 kW: ratio good is %s', (panels, ok, limit) => {
		const checks = powerChecks({ ...WAAREE, powerW: 500 }, { ...DEYE, maxPvW: 7000 }, panels)
		expect(of(checks, 'dc-ac-ratio')).toMatchObject({ ok, limit, severity: 'warning' })
		expect(of(checks, 'pv-power')?.ok).toBe(true)
	})

	it('says so of one panel, and that a large inverter stays partly unused', () => {
		const checks = powerChecks({ ...WAAREE, powerW: 330 }, { ...DEYE, acW: 800 }, 1)
		expect(of(checks, 'pv-power')?.sentence).toMatch(/^1 panel makes up to 330 W, within/)
		expect(of(checks, 'dc-ac-ratio')?.sentence).toBe(
			'1 panel makes up to 330 W, little for an inverter of 800 W: part of its power stays unused.',
		)
	})

	it('forbids more than the greatest power of panels', () => {
		const checks = powerChecks({ ...WAAREE, powerW: 500 }, DEYE, 14)
		expect(of(checks, 'pv-power')).toMatchObject({ ok: false, severity: 'error', value: 7000 })
	})

	it('counts both strings of a tracker against its currents', () => {
		const one = { ...DEYE, mppts: [{ maxCurrentA: 20, maxShortCircuitA: 40, strings: 2 }] }
		const { checks } = layOut(WAAREE, one, delhi, { inSeries: 6, strings: 2 })
		expect(errorsOf(checks)).toEqual([])
		expect(warningsOf(checks).map(({ rule }) => rule)).toEqual(['operating-current'])
		expect(of(checks, 'operating-current')).toMatchObject({
			severity: 'warning',
			sentence:
				'In full sun one input of the inverter carries 25.8 A, more than the 20 A that it uses: up to 22 % of its power is lost then.',
		})
		const three = layOut(WAAREE, one, delhi, { inSeries: 5, strings: 3 }).checks
		expect(of(three, 'strings-per-input')).toMatchObject({ ok: false, value: 3, limit: 2 })
	})
})

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const panels = fc
	.record({
		powerW: real(100, 700),
		vocV: real(10, 80),
		iscA: real(2, 20),
		betaVocPctPerC: real(-0.5, 0),
		gammaPmpPctPerC: real(-0.6, 0),
		maxSystemV: fc.option(fc.constantFrom(600, 1000, 1500), { nil: undefined }),
	})
	.map((panel): PanelFigures => ({ ...panel, vmpV: panel.vocV * 0.83, impA: panel.iscA * 0.94 }))
const trackers = fc.array(
	fc.record({
		maxCurrentA: real(8, 60),
		maxShortCircuitA: real(10, 80),
		strings: fc.integer({ min: 1, max: 3 }),
	}),
	{ minLength: 1, maxLength: 4 },
)
const inverters: fc.Arbitrary<InverterFigures> = fc
	.record({
		type: fc.constantFrom('string', 'hybrid', 'micro', undefined),
		acW: real(300, 60_000),
		maxPvW: real(400, 90_000),
		maxDcV: real(50, 1500),
		mpptMinV: real(15, 300),
		mppts: trackers,
	})
	.map((inverter) => ({ ...inverter, mpptMaxV: inverter.maxDcV * 0.85 }))
const sites = fc.record({ tMin: real(-40, 25), tCellMax: real(50, 95) })

describe('the laws', () => {
	it('cold never lowers the voltage', () => {
		fc.assert(
			fc.property(panels, real(-60, 25), real(0, 30), (panel, warmer, colder) => {
				expect(vocAt(panel, warmer - colder)).toBeGreaterThanOrEqual(vocAt(panel, warmer))
				expect(vocAt(panel, warmer)).toBeGreaterThanOrEqual(panel.vocV * (1 - 1e-12))
			}),
		)
	})

	it('a longer string never has less voltage', () => {
		fc.assert(
			fc.property(
				panels,
				inverters,
				sites,
				fc.integer({ min: 1, max: 40 }),
				(p, i, site, count) => {
					const [shorter, longer] = [count, count + 1].map((n) => voltageChecks(p, i, site, n))
					for (const rule of ['cold-voltage', 'hot-voltage', 'tracking-voltage'] as const) {
						const value = (checks: Check[] = []) => of(checks, rule)?.value ?? Number.NaN
						expect(value(longer)).toBeGreaterThanOrEqual(value(shorter))
					}
				},
			),
		)
	})

	it('the range is where the voltages pass, or there is none', () => {
		fc.assert(
			fc.property(panels, inverters, sites, (panel, inverter, site) => {
				const range = seriesRange(panel, inverter, site)
				const { fewest, most } = seriesLimits(panel, inverter, site)
				if (!range) {
					expect(fewest).toBeGreaterThan(most)
					return
				}
				expect(range.min).toBeLessThanOrEqual(range.max)
				const good = (n: number) => passes(voltageChecks(panel, inverter, site, n))
				expect(good(range.min) && good(range.max)).toBe(true)
				expect(good(range.max + 1)).toBe(false)
				if (range.min > 1) expect(good(range.min - 1)).toBe(false)
			}),
		)
	})

	it('whatever layout is offered passes, has every panel and no more strings than inputs', () => {
		const counts = fc.integer({ min: 1, max: 60 })
		const several = fc.integer({ min: 1, max: 4 })
		let offered = 0
		fc.assert(
			fc.property(panels, inverters, sites, counts, several, (panel, inverter, site, n, m) => {
				const { layouts, reasons } = findLayouts(panel, inverter, site, n, m)
				if (!layouts) {
					expect(reasons.length).toBeGreaterThan(0)
					return
				}
				offered++
				for (const { layout, checks } of layouts) {
					expect(errorsOf(checks)).toEqual([])
					const { inverters, lengths } = layout
					const each = lengths.map((one, at) =>
						one.reduce((all, length, input) => all + length * (inverters[at]?.[input] ?? 0), 0),
					)
					expect(each.reduce((a, b) => a + b, 0)).toBe(n)
					const used = lengths.flat().filter((length) => length > 0)
					expect(Math.max(...used)).toBe(layout.inSeries)
					for (const one of lengths) {
						const strings = one.filter((length) => length > 0)
						expect(Math.max(...strings) - Math.min(...strings)).toBeLessThanOrEqual(1)
					}
					expect(layout.inverters).toHaveLength(m)
					expect(layout.inverters.flat().reduce((a, b) => a + b, 0)).toBe(layout.strings)
					for (const perTracker of layout.inverters)
						for (const [index, { strings }] of inverter.mppts.entries())
							expect(perTracker[index]).toBeLessThanOrEqual(strings)
				}
			}),
			{ numRuns: 500 },
		)
		expect(offered).toBeGreaterThan(10)
	})

	it('strings go where they load the trackers least', () => {
		const mppts = [
			{ maxCurrentA: 26, maxShortCircuitA: 39, strings: 2 },
			{ maxCurrentA: 14, maxShortCircuitA: 20, strings: 1 },
		]
		expect(distribute(WAAREE, { ...DEYE, mppts }, 2, delhi)).toEqual([1, 1])
		expect(distribute(WAAREE, { ...DEYE, mppts }, 3, delhi)).toEqual([2, 1])
	})
})

describe('a number of panels', () => {
	const roomy = { ...DEYE, mppts: DEYE.mppts.map((each) => ({ ...each, maxShortCircuitA: 20 })) }

	it('is divided evenly, with a string on each input before a second', () => {
		const { layouts } = findLayouts(WAAREE, roomy, delhi, 12)
		expect(layouts?.map(({ layout }) => layout)).toEqual([
			{ inSeries: 6, strings: 2, inverters: [[1, 1]], lengths: [[6, 6]] },
		])
	})

	it('is divided into two lengths, an input for each, where it cannot be divided evenly', () => {
		const { layouts } = findLayouts(WAAREE, roomy, delhi, 11)
		expect(layouts?.map(({ layout }) => layout)).toEqual([
			{ inSeries: 6, strings: 2, inverters: [[1, 1]], lengths: [[6, 5]] },
		])
		const [{ checks } = { checks: [] }] = layouts ?? []
		expect(of(checks, 'cold-voltage')?.detail).toMatch(/^6 × /)
		expect(of(checks, 'hot-voltage')?.detail).toMatch(/^5 × /)
	})

	it('is shared among inverters, one panel more on some of them', () => {
		const { layouts } = findLayouts(WAAREE, roomy, delhi, 23, 2)
		expect(layouts?.[0]?.layout).toMatchObject({
			inverters: [
				[1, 1],
				[1, 1],
			],
			lengths: [
				[6, 6],
				[6, 5],
			],
		})
	})

	it('is refused with the reason, and the next ones that would do are known', () => {
		// From 294 V to its most only nine in a row keep this one working.
		const choosy = { ...roomy, mpptMinV: 280 }
		expect(inEnglish(findLayouts(WAAREE, choosy, delhi, 11))).toEqual({
			layouts: null,
			rule: 'layout',
			reasons: ['11 panels cannot be divided into strings of 9 for 2 inputs.'],
			details: [expect.stringMatching(/^8 × .+ < /), expect.stringMatching(/^10 × .+ > /)],
		})
		expect(nearestCounts(WAAREE, choosy, delhi, 11)).toEqual([9])
		expect(inEnglish(findLayouts(WAAREE, roomy, delhi, 3).reasons)).toEqual([
			'3 panels are too few: the inverter needs at least 5 in a row.',
		])
		expect(inEnglish(findLayouts(WAAREE, roomy, delhi, 19).reasons)).toEqual([
			'19 panels are too many: there are inputs for 2 strings of at most 9.',
		])
		expect(findLayouts(WAAREE, DEYE, delhi, 12).rule).toBe('short-circuit-current')
	})
})
