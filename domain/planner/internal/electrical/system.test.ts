import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../test/in-english.ts'
import { item, linesOf, sampleItems } from '../../../../test/planner/sample-items.ts'
import type { SheetOf } from '../../../catalogue/sheet.ts'
import { type Item, whyUnchecked } from '../../electrical/items.ts'
import { batteryChecks } from './batteries.ts'
import { type Check, errorsOf, PLAINS, passes, warningsOf } from './check.ts'
import { checkParts, partsOfKit } from './system.ts'

const check = (counts: Record<string, number>, loadW?: number) =>
	checkParts(linesOf(counts), { site: PLAINS, loadW })

const failing = (checks: Check[]) => errorsOf(checks).map(({ rule }) => rule)

function battery(id: string): SheetOf<'battery'> {
	const { sheet } = item(id)
	if (sheet?.kind !== 'battery') throw new Error(`${id} is no battery.`)
	return sheet
}

const lithium = battery('solar-battery-5kwh')
const side = { minV: 40, maxV: 60, maxChargeA: 90, maxDischargeA: 90 }

describe('the built-in kits', () => {
	const kits = sampleItems.filter(({ sheet }) => sheet?.kind === 'kit')

	it('are six at least', () => expect(kits.length).toBeGreaterThanOrEqual(6))

	it.each(kits)('$id fits in the plains of India, with nothing to warn of', ({ sheet }) => {
		const own = partsOfKit(sheet as SheetOf<'kit'>, item)
		const { verdict, checks, layout, reasons } = checkParts(own ?? [], { site: PLAINS })
		expect(reasons).toEqual([])
		expect(verdict).toBe('fits')
		expect(layout).not.toBeNull()
		expect(warningsOf(checks)).toEqual([])
	})
})

describe('a battery on an inverter', () => {
	it('passes where voltages, currents and number do', () => {
		expect(batteryChecks(lithium, side).every(({ ok }) => ok)).toBe(true)
	})

	it.each([
		['of another voltage', battery('high-voltage-battery-20kwh'), 1, 'battery-voltage'],
		['of too low a voltage', battery('lithium-battery-12v-100ah'), 1, 'battery-voltage'],
		['that makes no whole bank', battery('tubular-battery-150ah'), 3, 'battery-series'],
		['that falls too low', { ...lithium, minV: 39 }, 1, 'battery-low-voltage'],
		['that rises too high', { ...lithium, maxV: 61 }, 1, 'battery-high-voltage'],
		['with too many beside it', lithium, 17, 'battery-parallel'],
	])('%s does not', (_what, figures, count, rule) => {
		expect(failing(batteryChecks(figures, side, count))).toContain(rule)
	})

	it('is warned of where the inverter does more than it takes or gives', () => {
		const checks = batteryChecks({ ...lithium, maxChargeA: 50, maxDischargeA: 50 }, side)
		expect(warningsOf(checks).map(({ rule }) => rule)).toEqual([
			'charge-current',
			'discharge-current',
		])
		expect(passes(checks)).toBe(true)
		expect(warningsOf(batteryChecks({ ...lithium, maxChargeA: 50 }, side, 2))).toEqual([])
	})

	it('does not where the inverter takes none', () => {
		expect(failing(batteryChecks(lithium, undefined))).toEqual(['battery-input'])
	})

	it('is shared among inverters, and never more than the maker allows on one', () => {
		const count = fc.integer({ min: 1, max: 200 })
		fc.assert(
			fc.property(count, fc.integer({ min: 1, max: 8 }), (batteries, inverters) => {
				const checks = batteryChecks(lithium, side, batteries, inverters)
				expect(passes(checks)).toBe(Math.ceil(batteries / inverters) <= lithium.maxParallel)
			}),
		)
	})
})

describe('a whole system', () => {
	it('of micro-inverters has one panel on each input', () => {
		const four = check({ 'hjt-glass-panel-430w': 4, 'micro-inverter-800w': 2 })
		expect(four).toMatchObject({
			verdict: 'fits',
			layout: {
				inSeries: 1,
				strings: 4,
				inverters: [
					[1, 1],
					[1, 1],
				],
			},
		})
		const five = check({ 'hjt-glass-panel-430w': 5, 'micro-inverter-800w': 2 })
		expect(five.verdict).toBe('misfits')
		expect(inEnglish(five.reasons)[0]).toContain('5 panels are too many')
	})

	it('is shared by two inverters of a kind', () => {
		const { verdict, layout } = check({ 'dcr-mono-panel-540w': 24, 'string-inverter-5kw': 2 })
		expect(verdict).toBe('fits')
		expect(layout?.inverters).toHaveLength(2)
	})

	it('tells why it does not fit', () => {
		const { verdict, reasons } = check({
			'solar-panel-500w': 8,
			'hybrid-inverter-3-6kw': 1,
			'high-voltage-battery-20kwh': 1,
		})
		expect(verdict).toBe('misfits')
		expect(inEnglish(reasons)[0]).toBe(
			'The battery has 204.8 V, and the inverter takes only 40 to 60 V.',
		)
	})

	it('carries a load, or does not', () => {
		const home = { 'solar-panel-500w': 8, 'hybrid-inverter-3-6kw': 1 }
		expect(check(home, 3600).verdict).toBe('fits')
		expect(failing(check(home, 3700).checks)).toEqual(['output-power'])
		expect(failing(check({ 'portable-solar-generator': 1 }, 1500).checks)).toEqual(['output-power'])
		expect(check({ 'portable-solar-generator': 1, 'solar-panel-175w-12v': 2 }, 900).verdict).toBe(
			'fits',
		)
	})

	it('lets a generator cut off power that its socket does not take', () => {
		const { verdict, checks } = check({
			'portable-solar-generator': 1,
			'solar-panel-175w-12v': 3,
		})
		expect(verdict).toBe('fits')
		const [warning] = inEnglish(warningsOf(checks).filter(({ rule }) => rule === 'pv-power'))
		expect(warning?.sentence).toMatch(
			/^3 panels make up to 525 W, more than .+: the rest is lost\.$/,
		)
	})

	it('has lead batteries in banks', () => {
		const farm = { 'solar-panel-500w': 8, 'off-grid-inverter-5kw': 1 }
		const { verdict, checks } = check({ ...farm, 'tubular-battery-150ah': 8 })
		expect(verdict).toBe('fits')
		expect(inEnglish(checks.find(({ rule }) => rule === 'battery-series'))?.sentence).toBe(
			'8 batteries make 2 banks of 4 in series.',
		)
		const six = check({ ...farm, 'tubular-battery-150ah': 6 })
		expect(six.verdict).toBe('misfits')
		expect(inEnglish(six.reasons)[0]).toContain('6 batteries cannot make banks of 4 in series')
	})

	it('passes over accessories', () => {
		const { verdict } = check({
			'dcr-mono-panel-540w': 6,
			'solar-inverter-3kw': 1,
			'solar-cable-4mm2-100m': 1,
		})
		expect(verdict).toBe('fits')
	})
})

describe('what cannot be checked', () => {
	const blank: Item = { ...item('solar-inverter-3kw'), id: 'blank', name: 'Blank', sheet: null }

	it('is a product without a sheet, and a pallet, whose sheet is of one panel', () => {
		const pallet = item('bifacial-module-550w-pallet-31')
		expect(inEnglish(whyUnchecked(pallet))).toContain('cannot be checked')
		expect(inEnglish(whyUnchecked(blank))).toBe(
			'Blank cannot be checked: it has no technical figures.',
		)
		expect(whyUnchecked(item('solar-panel-500w'))).toBeNull()
		for (const part of [pallet, blank]) {
			const lines = [...linesOf({ 'dcr-mono-panel-540w': 6 }), { item: part, quantity: 1 }]
			expect(checkParts(lines, { site: PLAINS }).verdict).toBe('unknown')
		}
	})

	it('is a mixture of kinds, and what is no system', () => {
		const mixed = { 'solar-panel-500w': 6, 'solar-panel-250w': 6, 'string-inverter-5kw': 1 }
		expect(check(mixed).verdict).toBe('unknown')
		expect(check({ 'solar-panel-500w': 6 }).verdict).toBe('unknown')
		expect(check({}).verdict).toBe('unknown')
	})
})
