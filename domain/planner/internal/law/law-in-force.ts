import type { Day } from '../../../../shared/calendar.ts'
import type { ComplianceKind } from '../../../catalogue/compliance/schema.ts'
import { factOf } from '../../../facts/rules.ts'
import type { Fact } from '../../../facts/schema.ts'
import type { Requirement } from './judge-compliance.ts'

const OF_FACTS = ['almm-modules', 'almm-cells', 'bis', 'm2m'] as const satisfies ComplianceKind[]

/** The facts in force that ask something of products. */
const lawFacts = (facts: readonly Fact[]) =>
	OF_FACTS.flatMap((kind) => {
		const fact = factOf(facts, kind)
		return fact && fact.figures.connections !== 'none' ? [fact] : []
	})

/** The facts that ask it of a system that is connected on a day, with a subsidy or without. */
export const lawFactsOn = (
	facts: readonly Fact[],
	{ day, isSubsidised }: { day: Day; isSubsidised: boolean },
) =>
	lawFacts(facts).filter(
		({ figures: { since, connections } }) =>
			since <= day && (isSubsidised || connections === 'on-grid'),
	)

/** The requirements that the facts in force make of products. */
export const lawOf = (facts: readonly Fact[]): Requirement[] =>
	lawFacts(facts).flatMap(({ kind, figures: { since, connections } }) =>
		connections === 'none' ? [] : [{ kind, since, connections }],
	)
