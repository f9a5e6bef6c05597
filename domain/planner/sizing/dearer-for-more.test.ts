import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomCatalogues } from '../../../test/catalogues/random-catalogue.ts'
import { openExhaustiveFinder } from '../../../test/planner/exhaustive-search.ts'
import {
	backups,
	budgets,
	homeExtra,
	mixedRequirements,
	places,
} from '../../../test/planner/plans.ts'
import { planSystems } from '../internal/sizing/plan.ts'
import { standOn } from '../internal/sizing/roof.ts'
import { roofSpaceOn, withinLimit } from '../internal/sizing/roof-space.ts'
import { choose } from '../internal/sizing/search/choice.ts'
import { completer, type PlannedSystem } from '../internal/sizing/search/planned-system.ts'
import { type Finder, openFinder } from '../internal/sizing/search/search.ts'
import { SearchBudget } from '../internal/sizing/search/search-budget.ts'

const RUNS = process.env.SOAK ? 5000 : 100
/** Of a yield: the error of its products. */
const NEARLY = 1e-9

const catalogues = randomCatalogues({ min: 2, max: 9 })
const wishes = fc
	.tuple(mixedRequirements, budgets, backups)
	.map(([required, budget, backup]) => ({ ...required, budget, backup }))

it('a system is dearer than every other that would do as well, with no more parts missing, only for more', {
	timeout: 20 * 60_000,
}, () => {
	let [offered, undercut] = [0, 0]
	fc.assert(
		fc.property(wishes, places, catalogues, (required, place, catalogue) => {
			const { latitude, site, setup } = place
			const { budget, backup, maxKw } = required
			let every: Finder | undefined
			const open: typeof openFinder = (...of) => {
				every ??= openExhaustiveFinder(...of)
				return openFinder(...of)
			}
			const { options } = planSystems(
				required,
				place,
				catalogue,
				homeExtra,
				new SearchBudget(),
				open,
			)
			if (!every) throw new Error('Nothing was searched.')
			const roofSpace = withinLimit(roofSpaceOn(required, standOn(setup, latitude)), maxKw)
			const { complete } = completer(catalogue, site, setup.mounting, homeExtra)
			const choices = { ...every, roofSpace, complete }
			const netOf = ({ whole, subsidy }: PlannedSystem) => whole - subsidy
			for (const { system } of options) {
				const net = netOf(system)
				offered++
				const cheapestFrom = (yearlyKwh: number) =>
					choose(
						choices,
						{ site, budget, backup },
						{
							objective: (whole, subsidy, kwh, missing) =>
								kwh >= yearlyKwh && missing <= system.missing.length ? whole - subsidy : Infinity,
						},
					)?.system
				const other = cheapestFrom(system.yearlyKwh * (1 + NEARLY))
				expect(net).toBeLessThanOrEqual(other ? netOf(other) : Infinity)
				const less = cheapestFrom(0)
				if (less && netOf(less) < net) undercut++
			}
		}),
		{ numRuns: RUNS },
	)
	// Systems that cost less exist, and they cover less.
	expect(offered).toBeGreaterThan(RUNS / 4)
	expect(undercut).toBeGreaterThan(0)
})
