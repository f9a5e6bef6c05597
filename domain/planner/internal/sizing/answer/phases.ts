import { type Message, message } from '../../../../../shared/messages/message.ts'
import { sum } from '../../../../../shared/money.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'
import { savingOf } from '../../money/saving.ts'
import { phasesOf } from '../estimates.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import type { Terms } from '../search/terms.ts'
import { supplyOf } from '../supply.ts'
import type { Months } from '../use/months.ts'

/** Single-phase inverters of up to so much power are usual, W: an assumption, near the limits of the states that have one. */
const USUAL_ON_ONE_PHASE_W = 5000

interface About {
	terms: Terms
	request: Pick<PlanRequest, 'phase'>
	months: Months
}

/**
 * The first sentence on a connection that changes from one phase, as the buyer has it, to three; null where it
 * stays as it is, and where nobody said what it is.
 */
export function phasesChanged(system: PlannedSystem, about: About): Message | null {
	const { terms, request } = about
	if (request.phase !== 'single') return null
	if (phasesOf(system, terms.rules.singlePhaseW) === 'single') return null
	return message('planner.phases.changed', costOfThreePhases(system, about))
}

/**
 * Where no limit of the state is known, and one phase carries more than is usual: what the system costs if the company
 * asks for three. null of others.
 */
export function phasesInDoubt(system: PlannedSystem, about: About): Message | null {
	const { terms } = about
	const { rules, hasThreePhases, isAbroad } = terms
	if (rules.isPhaseLimitKnown || hasThreePhases || isAbroad) return null
	if (phasesOf(system, rules.singlePhaseW) === 'three') return null
	if (1000 * system.acKw <= USUAL_ON_ONE_PHASE_W) return null
	return message('planner.phases.in_doubt', {
		usualKw: USUAL_ON_ONE_PHASE_W / 1000,
		acKw: system.acKw,
		whole: system.whole,
		...costOfThreePhases(system, about),
	})
}

/** Over those of one phase: fees once, and bills of a year; paise. */
function costOfThreePhases({ kwp, ...system }: PlannedSystem, { terms, months }: About) {
	const plant = { kwp, isSubsidised: terms.subsidy.subsidyOf({ kwp, ...system }).amount > 0 }
	const [one, three] = (['single', 'three'] as const).map((phases) => {
		const size = { kwp, phases }
		const supply = supplyOf(terms, plant, months, terms.connectionFor(size))
		return {
			works: sum(terms.works.listOf(size).map(({ price }) => price)),
			saving: savingOf(supply, months.use, months.production).saving,
		}
	})
	return {
		once: (three?.works ?? 0) - (one?.works ?? 0),
		yearly: (one?.saving ?? 0) - (three?.saving ?? 0),
	}
}
