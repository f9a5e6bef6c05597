import type { Product } from '../../domain/catalogue/schema.ts'
import type { ReferenceRow } from '../../domain/reference-data/schema.ts'

type Judged = Pick<Product, 'sheet'> & { compliance?: Product['compliance'] | undefined }

const ASKED: Record<string, string[]> = {
	panel: ['almm-modules', 'almm-cells', 'bis'],
	inverter: ['bis', 'm2m'],
}

/** The row of a kind that came into force last: of the state, else of all India. */
function rowOf(referenceData: readonly ReferenceRow[], kind: string, state: string | null) {
	const rows = referenceData.filter((fact) => fact.kind === kind)
	return (
		rows.findLast((fact) => fact.state !== null && fact.state === state) ??
		rows.findLast((fact) => fact.state === null)
	)
}

/** Whether a product may be connected to the grid on a day: read from its records and the facts alone, as a person would. */
export function expectedByLaw(
	{ sheet, compliance: records = [] }: Judged,
	{
		referenceData,
		state,
		on,
	}: { referenceData: readonly ReferenceRow[]; state: string | null; on: string },
): 'yes' | 'no' | 'unchecked' {
	const asked = (ASKED[sheet?.kind ?? ''] ?? []).filter((kind) => {
		const figures = rowOf(referenceData, kind, state)?.figures
		return figures && 'since' in figures && figures.connections === 'on-grid' && figures.since <= on
	})
	if (asked.length === 0) return 'yes'
	if (records.length === 0) return 'unchecked'
	const isProven = (kind: string) =>
		records.some(
			(record) =>
				record.kind === kind &&
				record.validFrom <= on &&
				(record.validTo === null || on <= record.validTo),
		)
	return asked.every(isProven) ? 'yes' : 'no'
}
