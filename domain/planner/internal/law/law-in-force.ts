import type { Day } from '../../../../shared/calendar.ts'
import type { ComplianceKind } from '../../../catalogue/compliance/schema.ts'
import { rowOfKind } from '../../../reference-data/rules.ts'
import type { ReferenceRow } from '../../../reference-data/schema.ts'
import { memoize } from '../memoize.ts'
import type { Requirement } from './judge-compliance.ts'

const OF_FACTS = ['almm-modules', 'almm-cells', 'bis', 'm2m'] as const satisfies ComplianceKind[]

/** The rows in force that ask something of products. */
const lawRows = (referenceData: readonly ReferenceRow[]) =>
	OF_FACTS.flatMap((kind) => {
		const fact = rowOfKind(referenceData, kind)
		return fact && fact.figures.connections !== 'none' ? [fact] : []
	})

/** The rows that ask it of a system that is connected on a day, with a subsidy or without. */
export const lawRowsOn = (
	referenceData: readonly ReferenceRow[],
	{ day, isSubsidised }: { day: Day; isSubsidised: boolean },
) =>
	lawRows(referenceData).filter(
		({ figures: { since, connections } }) =>
			since <= day && (isSubsidised || connections === 'on-grid'),
	)

/** The requirements that the reference data in force make of products. */
export const lawOf = memoize((referenceData: readonly ReferenceRow[]): readonly Requirement[] =>
	lawRows(referenceData).flatMap(({ kind, figures: { since, connections } }) =>
		connections === 'none' ? [] : [{ kind, since, connections }],
	),
)
