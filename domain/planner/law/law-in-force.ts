import type { ComplianceKind } from '../../catalogue/compliance/schema.ts'
import { factOf } from '../../facts/rules.ts'
import type { Fact } from '../../facts/schema.ts'
import type { Requirement } from './may-be-connected.ts'

const OF_FACTS = ['almm-modules', 'almm-cells', 'bis', 'm2m'] as const satisfies ComplianceKind[]

/** What the facts in force ask of products. */
export const lawOf = (facts: readonly Fact[]): Requirement[] =>
	OF_FACTS.flatMap((kind) => {
		const figures = factOf(facts, kind)?.figures
		if (!figures || figures.connections === 'none') return []
		const { since, connections } = figures
		return { kind, since, connections }
	})
