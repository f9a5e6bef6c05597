import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
	homeExtra,
	PUNE,
	places,
	reasonsOf,
	requirements,
	rupees,
} from '../../../../../test/planner/plans.ts'
import { sampleItems } from '../../../../../test/planner/sample-items.ts'
import { planSystems } from '../plan.ts'
import type { Requirements } from '../requirements.ts'

const planned = (required: Requirements, place = PUNE) =>
	planSystems(required, place, sampleItems, homeExtra)
const reasons = (required: Requirements, place = PUNE) => reasonsOf(planned(required, place))
const best = (required: Requirements, place = PUNE) => {
	const system = planned(required, place).options[0]?.system
	return system && [system.panel.item.id, system.panels, system.inverter.item.id, system.whole]
}
const numberIn = (text: string, pattern: RegExp) =>
	Number(pattern.exec(text)?.[1]?.replaceAll(',', ''))
const isLimit = (reason: string) => /limits? it to/.test(reason)

/** The same requirements with just as much of each limit as a sentence names. */
function asNamed(required: Requirements, sentence: string): Requirements {
	const budget = numberIn(sentence, /a system for ₹([\d,.]+)/)
	const area = numberIn(sentence, /takes? ([\d,.]+) m²/)
	return {
		...required,
		...(Number.isNaN(budget) ? {} : { budget: rupees(budget) }),
		...(Number.isNaN(area) ? {} : { roofAreaM2: area }),
	}
}

it('a limit that is named as enough brings what would be chosen without limits', () => {
	let named = 0
	fc.assert(
		fc.property(requirements, places, (required, place) => {
			for (const sentence of reasons(required, place).filter(isLimit)) {
				named++
				const enough = asNamed(required, sentence)
				const free = { ...required, budget: undefined, roofAreaM2: undefined }
				expect(best(enough, place)).toEqual(best(free, place))
				expect(reasons(enough, place).filter(isLimit)).toEqual([])
			}
		}),
		{ numRuns: 80 },
	)
	expect(named).toBeGreaterThan(5)
})

it('a budget that limits is told by the system that would be chosen without it', () => {
	const required = { monthlyKwh: 571, budget: rupees(150_000) }
	const [sentence = ''] = reasons(required)
	expect(sentence).toMatch(/^Your budget limits it to about \d+ % of what you use: without a limit/)
	const enough = asNamed(required, sentence)
	expect(enough.budget).toBe(planned({ monthlyKwh: 571 }).options[0]?.system.whole)
	expect(reasons(enough)).toEqual([])
})

it('tells what could be asked for otherwise', () => {
	const by = (required: Requirements) => planned(required).limitations.flatMap(({ by }) => by)
	const budget = rupees(110_000)
	expect(by({ monthlyKwh: 571, budget })).toEqual(['budget'])
	expect(by({ monthlyKwh: 571, roofAreaM2: 10 })).toEqual(['roof'])
	expect(by({ monthlyKwh: 571, budget, roofAreaM2: 10 })).toEqual(['roof', 'budget'])
	expect(by({ monthlyKwh: 400, backup: { loadW: 500_000, hours: 1 } })).toEqual(['backup'])
	expect(by({ monthlyKwh: 500_000 })).toEqual([])
})

it('names both where roof and budget are too small for it', () => {
	const required = { monthlyKwh: 571, budget: rupees(110_000), roofAreaM2: 10 }
	expect(reasons(required)).toEqual([
		expect.stringMatching(
			/^Your roof of 10 m² and your budget limit it to about \d+ % .* a system for ₹[\d,.]+ before any subsidy, which takes [\d.]+ m²/,
		),
	])
})

it('says a shape where a roof has the area and not the room', () => {
	const [sentence] = reasons({ monthlyKwh: 571, roof: { widthM: 1.9, depthM: 18 } })
	expect(sentence).toMatch(/^Your roof of 1.9 × 18 m limits .* m² of a better shape, for about/)
})

it('asks for a load that so many inverters really carry', () => {
	const hours = 1
	const [sentence = ''] = reasons({ monthlyKwh: 400, backup: { loadW: 500_000, hours } })
	const loadW = numberIn(sentence, /ask for ([\d,]+) W or less/)
	const again = reasons({ monthlyKwh: 400, backup: { loadW, hours } }).join(' ')
	expect(again).not.toMatch(/^Nothing in stock carries/)
})
