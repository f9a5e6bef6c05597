import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	homeExtra,
	PUNE,
	places,
	reasonsOf,
	requirements,
} from '../../../../../test/planner/plans.ts'
import { sampleItems } from '../../../../../test/planner/sample-items.ts'
import type { Item } from '../../../electrical/items.ts'
import { planSystems } from '../plan.ts'

const isIndian = ({ sheet }: Item) => sheet?.kind === 'panel' && sheet.madeInIndia
const withIndian = (stock: number) =>
	sampleItems.map((item) => (isIndian(item) ? { ...item, stock } : item))
const few = withIndian(2)
const none = withIndian(0)
const many = withIndian(100_000)
const isSaid = (reason: string) => reason.startsWith('We do not have enough panels made in India')

describe('panels made in India that are out of stock', () => {
	it('are told of with the subsidy they would earn', () => {
		const plan = planSystems({ monthlyKwh: 571 }, PUNE, few, homeExtra)
		expect(plan.options[0]?.system.panel.figures.madeInIndia).toBe(false)
		const wanted = planSystems({ monthlyKwh: 571 }, PUNE, many, homeExtra).options[0]?.system
		const cost = ((wanted?.whole ?? 0) - (wanted?.subsidy ?? 0)) / 100
		const [sentence = ''] = reasonsOf(plan)
		expect(sentence).toMatch(
			/^We do not have enough panels made in India, which the subsidy of ₹78,000 requires\. With them a system of [\d.]+ kW would cost ₹[\d,]+, installed and after the subsidy: ask an installer\.$/,
		)
		expect(Number(/would cost ₹([\d,]+),/.exec(sentence)?.[1]?.replaceAll(',', ''))).toBe(cost)
	})

	it('are told of just where they would be chosen, were there enough', () => {
		fc.assert(
			fc.property(requirements, places, fc.constantFrom(0, 2), (required, place, stock) => {
				const items = stock === 0 ? none : few
				const plan = planSystems(required, place, items, homeExtra)
				const [best] = plan.options
				const [wanted] = planSystems(required, place, many, homeExtra).options
				const isMissed =
					best?.system.panel.figures.madeInIndia === false &&
					wanted?.system.panel.figures.madeInIndia === true
				expect(reasonsOf(plan).some(isSaid)).toBe(isMissed)
			}),
			{ numRuns: 60 },
		)
	})

	it('are not spoken of where they earn nothing, or none were ever sold', () => {
		expect(reasonsOf(planSystems({ monthlyKwh: 571 }, PUNE, few)).filter(isSaid)).toEqual([])
		const foreign = sampleItems.filter((item) => !isIndian(item))
		expect(reasonsOf(planSystems({ monthlyKwh: 571 }, PUNE, foreign, homeExtra))).toEqual([])
	})
})
