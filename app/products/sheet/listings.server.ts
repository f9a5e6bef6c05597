import type { ComplianceRecord } from '../../../domain/catalogue/compliance/schema'
import { dateOf } from '../../../shared/format/dates'

/** A record of a listing with its days in words, which pages of products need no code for. */
export interface Listing extends ComplianceRecord {
	period: string
	/** null where it was never checked. */
	checked: string | null
}

/** The records of a product as its page shows them. */
export const listingsOf = ({ compliance }: { compliance: ComplianceRecord[] }): Listing[] =>
	compliance.map((record) => ({
		...record,
		period: periodOf(record),
		checked: record.checkedOn && `Checked on ${dateOf(record.checkedOn)}`,
	}))

const periodOf = ({ validFrom, validTo }: ComplianceRecord) =>
	validTo ? `${dateOf(validFrom)} to ${dateOf(validTo)}` : `Since ${dateOf(validFrom)}`
