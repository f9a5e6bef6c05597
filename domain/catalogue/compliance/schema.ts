import { z } from '@hono/zod-openapi'
import { day } from '../../../shared/day.ts'
import { issue } from '../../../shared/messages/message.ts'
import { oneOf } from '../../../shared/model.ts'
import { line } from '../../../shared/text/text.ts'
import { MAX_RECORDS } from '../limits.ts'

/**
 * The listings and registrations of a product: modules on ALMM List-I, cells on List-II, cells and module made in India
 * (DCR), registered with BIS, an inverter's M2M connection.
 */
export const COMPLIANCE_KINDS = ['almm-modules', 'almm-cells', 'dcr', 'bis', 'm2m'] as const
export const ComplianceKind = oneOf(COMPLIANCE_KINDS).openapi('ComplianceKind')
export type ComplianceKind = z.output<typeof ComplianceKind>

const blankable = (max: number) => line(max, issue('catalogue.compliance_blank')).nullable()

export const ComplianceRecord = z
	.object({
		kind: ComplianceKind,
		number: blankable(100)
			.default(null)
			.openapi({ description: 'Of the listing or registration; null where there is none' }),
		validFrom: day(),
		validTo: day()
			.nullable()
			.default(null)
			.openapi({ type: 'string', description: 'The last day; null without an end' }),
		proof: blankable(500)
			.default(null)
			.openapi({ description: 'A link or a text by which anybody can check it' }),
		checkedOn: day()
			.nullable()
			.default(null)
			.openapi({ type: 'string', description: 'When somebody last looked it up' }),
		isSample: z
			.boolean(issue('input.flag'))
			.default(false)
			.openapi({ description: 'Made up for a sample product, and marked so wherever it is shown' }),
	})
	.refine(({ validFrom, validTo }) => !validTo || validFrom <= validTo, {
		path: ['validTo'],
		error: issue('catalogue.compliance_backwards'),
	})
	.openapi('ComplianceRecord')
/** A known listing or registration of a product; planner/law/judge-compliance.ts judges its worth. */
export type ComplianceRecord = z.output<typeof ComplianceRecord>

export const ComplianceRecords = z
	.array(ComplianceRecord, issue('catalogue.compliance_wrong'))
	.max(MAX_RECORDS, issue('catalogue.too_many_records', { most: MAX_RECORDS }))
	.openapi({
		description: 'What it is listed and registered as; none where nobody has looked it up',
	})
