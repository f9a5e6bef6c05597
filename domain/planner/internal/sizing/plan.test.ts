import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	backups,
	budgets,
	homeExtra,
	PUNE,
	partsOf,
	places,
	reasonsOf,
	requirements,
	rupees,
	units,
} from '../../../../test/planner/plans.ts'
import { sampleItems } from '../../../../test/planner/sample-items.ts'
import type { Item } from '../../electrical/items.ts'
import { monthlyYield, USUAL_PLANT } from '../../yield/yield.ts'
import { errorsOf } from '../electrical/check.ts'
import { checkParts } from '../electrical/system.ts'
import { type Option, planSystems } from './plan.ts'
import type { Requirements } from './requirements.ts'
import type { Extras } from './search/candidates.ts'
import { rearGain } from './use/rear.ts'

const some = { numRuns: 40 }

describe('for any requirements', () => {
	it('every system that is offered fits, is in stock and keeps to the requirements', () => {
		fc.assert(
			fc.property(requirements, places, (required, place) => {
				for (const option of planSystems(required, place, sampleItems).options) {
					const { system, areaM2, layout, checks } = option
					const parts = partsOf(option)
					const loadW = required.backup?.loadW
					expect(errorsOf(checks)).toEqual([])
					expect(checkParts(parts, { site: place.site, loadW }).verdict).toBe('fits')
					expect(layout.inSeries * layout.strings).toBe(system.panels)
					for (const { item, quantity } of parts) expect(quantity).toBeLessThanOrEqual(item.stock)
					const price = parts.reduce((sum, part) => sum + part.item.price * part.quantity, 0)
					expect(system.price).toBe(Math.round(price * 100))
					expect(system.price).toBeLessThanOrEqual(required.budget ?? Infinity)
					expect(areaM2).toBeLessThanOrEqual(required.roofAreaM2 ?? Infinity)
					if (!required.backup) continue
					const { battery } = system
					const stored = (battery?.quantity ?? 0) * (battery?.figures.usableKwh ?? 0) * 1000
					expect(stored).toBeGreaterThanOrEqual(required.backup.loadW * required.backup.hours)
				}
			}),
			some,
		)
	})

	it('a larger budget never yields less', () => {
		fc.assert(
			fc.property(
				requirements,
				fc.integer({ min: 10_000, max: 2_000_000 }),
				fc.integer({ min: 0, max: 1_000_000 }),
				(required, budget, more) => {
					const yearly = (amount: number) =>
						planSystems({ ...required, budget: rupees(amount) }, PUNE, sampleItems).options[0]
							?.system.yearlyKwh ?? 0
					expect(yearly(budget + more)).toBeGreaterThanOrEqual(yearly(budget))
				},
			),
			some,
		)
	})

	it('a roof of 12 m² never gets panels of more', () => {
		fc.assert(
			fc.property(units, budgets, backups, (monthlyKwh, budget, backup) => {
				const required = { monthlyKwh, budget, backup, roofAreaM2: 12 }
				for (const { system } of planSystems(required, PUNE, sampleItems).options) {
					const { lengthMm, widthMm } = system.panel.figures
					expect((system.panels * lengthMm * widthMm) / 1e6).toBeLessThanOrEqual(12 / 1.15)
				}
			}),
			some,
		)
	})

	it('what costs less costs at most 85 % of the best in the end', () => {
		const cost = ({ system }: Option) => system.whole - system.subsidy
		fc.assert(
			fc.property(requirements, places, (required, place) => {
				const [best, ...others] = planSystems(required, place, sampleItems, homeExtra).options
				for (const other of others)
					if (best && other.role === 'cheaper')
						expect(cost(other)).toBeLessThanOrEqual(0.85 * cost(best))
			}),
			some,
		)
	})

	it('there are systems, or reasons and no energy', () => {
		fc.assert(
			fc.property(requirements, places, (required, place) => {
				const { options, limitations } = planSystems(required, place, sampleItems)
				if (options.length === 0) expect(limitations.length).toBeGreaterThan(0)
				const roles = options.map(({ role }) => role)
				expect(roles).toEqual(
					['best', 'cheaper', 'bigger'].filter((r) => roles.includes(r as never)),
				)
				const [best, ...others] = options
				for (const { role, system } of others) {
					if (role === 'cheaper') expect(system.price).toBeLessThan(best?.system.price ?? 0)
					else expect(system.yearlyKwh).toBeGreaterThan(best?.system.yearlyKwh ?? Infinity)
				}
			}),
			some,
		)
	})
})

describe('a plan', () => {
	it('yields what the engine says of its parts', () => {
		const [best] = planSystems({ monthlyKwh: 571 }, PUNE, sampleItems).options
		if (!best) throw new Error('There is no system.')
		const { kwp, panel, inverter, inverters, yearlyKwh } = best.system
		const months = monthlyYield(
			{
				...USUAL_PLANT,
				kwp,
				tilt: PUNE.latitude,
				azimuth: 180,
				dcAcRatio: (kwp * 1000) / (inverter.figures.acW * inverters),
				inverterEfficiency: inverter.figures.efficiencyPct / 100,
				temperatureCoefficient: panel.figures.gammaPmpPctPerC,
				mounting: 'roof',
			},
			PUNE.latitude,
			PUNE.climate,
		)
		const year = months.reduce((sum, kwh) => sum + kwh, 0)
		const withRear = year * (1 + rearGain(panel.figures, PUNE.setup.mounting))
		expect(Math.abs(yearlyKwh / withRear - 1)).toBeLessThan(0.005)
		expect(best.monthlyKwh.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(yearlyKwh, 6)
	})

	it('takes the panel with the subsidy where that costs less in the end', () => {
		const required = { monthlyKwh: 350 }
		const cost: Extras = {
			installationOf: () => 0,
			subsidyOf: ({ panel }) => (panel.figures.madeInIndia ? 78_000_00 : 0),
		}
		const [best] = planSystems(required, PUNE, sampleItems, cost).options
		expect(best?.system.panel.figures.madeInIndia).toBe(true)
		expect(
			planSystems(required, PUNE, sampleItems).options[0]?.system.panel.figures.madeInIndia,
		).toBe(false)
	})

	it('does not offer as cheaper what loses the subsidy', () => {
		const required = { monthlyKwh: 500, backup: { loadW: 800, hours: 4 } }
		const [best, ...others] = planSystems(required, PUNE, sampleItems, homeExtra).options
		if (!best) throw new Error('There is no system.')
		expect(best.system.panel.figures.madeInIndia).toBe(true)
		const cost = best.system.whole - best.system.subsidy
		for (const { role, system } of others)
			if (role === 'cheaper') expect(system.whole - system.subsidy).toBeLessThan(0.851 * cost)
	})

	it.each<[Requirements, Item[], RegExp]>([
		[
			{ monthlyKwh: 300, budget: rupees(1000) },
			sampleItems,
			/^Your budget of ₹1,000 is too small: the least that works costs ₹[\d,]+ in all/,
		],
		[
			{ monthlyKwh: 300, roofAreaM2: 1 },
			sampleItems,
			/^Your roof of 1 m² is too small: .* takes [\d.]+ m²\.$/,
		],
		[{ monthlyKwh: 300 }, [], /^No panels and inverter that fit together are in stock\./],
		[
			{ monthlyKwh: 300, backup: { loadW: 900_000, hours: 1 } },
			sampleItems,
			/^Nothing in stock carries 9,00,000 W/,
		],
		[
			{ monthlyKwh: 300, backup: { loadW: 9000, hours: 160 } },
			sampleItems,
			/^Nothing in stock runs 9,000 W for 160 h/,
		],
		[
			{ monthlyKwh: 300, backup: { loadW: 500, hours: 4 } },
			sampleItems.filter(({ category }) => category !== 'Batteries'),
			/^No battery is in stock\.$/,
		],
		[
			{ monthlyKwh: 300, backup: { loadW: 500, hours: 4 }, budget: rupees(50_000) },
			sampleItems,
			/with this back-up costs ₹/,
		],
	])('says what stands in the way of %j', (required, among, sentence) => {
		const plan = planSystems(required, PUNE, among)
		expect(plan.options).toEqual([])
		expect(reasonsOf(plan)[0]).toMatch(sentence)
	})

	it.each<[Requirements, RegExp]>([
		[
			{ monthlyKwh: 571, roofAreaM2: 12 },
			/^Your roof of 12 m² .* about \d+ % .*: .* choose a system that takes [\d.]+ m², for about \d+ %\.$/,
		],
		[
			{ monthlyKwh: 20_000, roofAreaM2: 12 },
			/^Your roof of 12 m² .* about 1 % .*: .* choose a system that takes/,
		],
		[
			{ monthlyKwh: 571, budget: rupees(90_000) },
			/^Your budget .*: .* choose a system for ₹[\d,.]+ before any subsidy, for about \d+ %\.$/,
		],
		[{ monthlyKwh: 20_000 }, /^What is in stock covers about \d+ % of what you use\./],
	])('says what keeps it from covering all of %j', (required, sentence) => {
		const plan = planSystems(required, PUNE, sampleItems)
		expect(plan.options).not.toEqual([])
		expect(reasonsOf(plan)).toEqual([expect.stringMatching(sentence)])
	})

	it('names the area and the price that would be enough, and they are', () => {
		const numberIn = (text: string | undefined, pattern: RegExp) =>
			Number(pattern.exec(text ?? '')?.[1]?.replaceAll(',', ''))
		const small = planSystems({ monthlyKwh: 300, roofAreaM2: 1 }, PUNE, sampleItems)
		const roofAreaM2 = numberIn(reasonsOf(small)[0], /takes ([\d.]+) m²/)
		expect(planSystems({ monthlyKwh: 300, roofAreaM2 }, PUNE, sampleItems).options).not.toEqual([])
		const poor = planSystems({ monthlyKwh: 300, budget: rupees(1000) }, PUNE, sampleItems)
		const budget = rupees(numberIn(reasonsOf(poor)[0], /costs ₹([\d,]+) in all/))
		expect(planSystems({ monthlyKwh: 300, budget }, PUNE, sampleItems).options).not.toEqual([])
	})
})
