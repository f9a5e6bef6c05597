import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import { homeExtra, mixedRequirements, PUNE, places } from '../../../test/planner/plans.ts'
import { sampleItems, singlePhaseItems } from '../../../test/planner/sample-items.ts'
import { type Option, planSystems } from '../internal/sizing/plan.ts'
import type { Requirements } from '../internal/sizing/requirements.ts'
import { billOf } from '../internal/sizing/use/bill.ts'

const optionsOf = (required: Requirements, place = PUNE, items = sampleItems) =>
	planSystems(required, place, items, homeExtra).options

function expectBalanced({ system: { inverter, inverters } }: Option) {
	const { acW, phases } = inverter.figures
	if (acW * inverters <= 8000 || phases === 3) return
	expect(inverters % 3).toBe(0)
}

describe('more than 8 kW', () => {
	it('is three-phase, or as much on each of three phases, for any requirements', () => {
		fc.assert(
			fc.property(mixedRequirements, places, fc.boolean(), (required, place, isSmall) =>
				optionsOf(required, place, isSmall ? singlePhaseItems : sampleItems).forEach(
					expectBalanced,
				),
			),
			{ numRuns: 60 },
		)
	})

	it('has systems for big homes, shops and societies, with back-up and without', () => {
		for (const monthlyKwh of [900, 1500, 3000, 8000, 20_000])
			for (const backup of [undefined, { loadW: 9000, hours: 3 }])
				expect(optionsOf({ monthlyKwh, backup })).not.toEqual([])
	})

	it('is three single-phase inverters where there are no others, and the bill says so', () => {
		const options = optionsOf({ monthlyKwh: 1700 }, PUNE, singlePhaseItems)
		const three = options.find(({ system }) => system.inverters === 3)
		if (!three) throw new Error('There are no three.')
		expect(inEnglish(billOf(three.system, undefined))[1]?.reason).toMatch(
			/; for a three-phase connection, 1 on each phase\.$/,
		)
	})

	it('may be less on one phase', () => {
		const [best] = optionsOf({ monthlyKwh: 571 })
		expect(best?.system.inverter.figures.phases).toBe(1)
	})
})
