import type { Day } from '../../../../shared/calendar.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import type { ComplianceKind, ComplianceRecord } from '../../compliance/schema.ts'
import type { ProductFields } from '../../schema.ts'

/** The fields that say where a product comes from. */
export const ORIGIN_FIELDS = ['sheet', 'origin', 'compliance'] as const
type Origin = Pick<ProductFields, (typeof ORIGIN_FIELDS)[number]>

/** The records that only a panel with cells and module made in India can have. */
const OF_INDIAN_PANELS: readonly ComplianceKind[] = ['almm-cells', 'dcr']

/** Whether a record says that cells are made in India, on the day or later. */
export const saysIndianCells = ({ kind, validTo }: ComplianceRecord, on: Day): boolean =>
	OF_INDIAN_PANELS.includes(kind) && (validTo === null || validTo >= on)

/** Why statements on a panel's origin contradict each other, by field; null where they agree. */
export function wrongOrigin(
	{ sheet, origin, compliance }: Origin,
	on: Day,
): Record<string, Message> | null {
	if (sheet?.kind !== 'panel') return null
	if (sheet.madeInIndia)
		return origin === null || origin.toLowerCase() === 'india'
			? null
			: { origin: message('catalogue.indian_from_abroad') }
	const wrong = compliance.flatMap((record, at) =>
		saysIndianCells(record, on)
			? [[`compliance.${at}.kind`, message('catalogue.cells_not_indian', { kind: record.kind })]]
			: [],
	)
	return wrong.length > 0 ? Object.fromEntries(wrong) : null
}
