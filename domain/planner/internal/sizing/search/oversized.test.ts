import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openExhaustiveFinder } from '../../../../../test/planner/exhaustive-search.ts'
import { homeExtra, PUNE, places, reasonsOf } from '../../../../../test/planner/plans.ts'
import { sampleItems } from '../../../../../test/planner/sample-items.ts'
import { planSystems } from '../plan.ts'
import type { Finder, openFinder } from './search.ts'
import { SearchBudget } from './search-budget.ts'

const isSaid = (reason: string) => reason.startsWith('Even the smallest system')

it('says of a very small use how many times as much the smallest system makes', () => {
	const plan = planSystems({ monthlyKwh: 6 }, PUNE, sampleItems, homeExtra)
	const reasons = reasonsOf(plan)
	const least = Math.min(...plan.options.map(({ system }) => system.yearlyKwh))
	const times = Number(/makes ([\d.]+) times what you use/.exec(reasons.join(' '))?.[1])
	expect(times).toBeGreaterThan(2)
	expect(times).toBeLessThanOrEqual(least / 72 + 0.05)
	expect(plan.options.map(({ role }) => role)).not.toContain('bigger')
	expect(reasons.at(-1)).toMatch(/: it pays back late or never\.$/)
})

it('leaves what back-up is worth to the buyer', () => {
	const required = { monthlyKwh: 6, backup: { loadW: 300, hours: 3 } }
	expect(reasonsOf(planSystems(required, PUNE, sampleItems, homeExtra)).at(-1)).toMatch(
		/with this back-up makes [\d.]+ times .*: by its energy alone it pays back late or never\.$/,
	)
})

it('says so only where nothing smaller is offered', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 200 }), places, (monthlyKwh, place) => {
			const plan = planSystems({ monthlyKwh }, place, sampleItems, homeExtra)
			const isSmall = plan.options.some(({ system }) => system.yearlyKwh <= 2 * 12 * monthlyKwh)
			if (isSmall) expect(reasonsOf(plan).filter(isSaid)).toEqual([])
		}),
		{ numRuns: 40 },
	)
})

it('says so just where nothing smaller exists in the store’s own catalogue', () => {
	const said = { yes: 0, no: 0 }
	for (const monthlyKwh of [4, 9, 14, 19, 24, 40]) {
		let finder: Finder | undefined
		const exhaustive: typeof openFinder = (...search) => {
			finder ??= openExhaustiveFinder(...search)
			return finder
		}
		const plan = planSystems(
			{ monthlyKwh },
			PUNE,
			sampleItems,
			homeExtra,
			new SearchBudget(),
			exhaustive,
		)
		const smallest = finder?.lowest({
			objective: (_price, _extra, yearlyKwh) => yearlyKwh,
			roofSpace: { has: () => true },
		})
		const isTooMuch = (smallest?.objective ?? 0) > 2 * 12 * monthlyKwh
		expect([monthlyKwh, reasonsOf(plan).some(isSaid)]).toEqual([monthlyKwh, isTooMuch])
		const searched = planSystems({ monthlyKwh }, PUNE, sampleItems, homeExtra)
		expect(reasonsOf(searched)).toEqual(reasonsOf(plan))
		said[isTooMuch ? 'yes' : 'no']++
	}
	expect(Math.min(said.yes, said.no)).toBeGreaterThan(0)
})
