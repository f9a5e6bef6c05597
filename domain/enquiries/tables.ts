import type { Generated } from 'kysely'
import { ownTables } from '../../db/module-tables.ts'
import type { Day } from '../../shared/calendar.ts'
import type { UserId } from '../../shared/ids.ts'
import type { CallTime } from './call-back-rules.ts'
import type { EnquiryStatus, EnquirySubject } from './schema.ts'

export interface EnquiryTables {
	enquiries: {
		id: string
		/** The number by which people name it: `EQ-7KQ4-M2XD`. */
		number: string
		user_id: UserId | null
		name: string
		contact_number: string | null
		email: string | null
		pin: string
		message: string | null
		/** The address of the plan within the store; blank where goods alone are asked about. */
		plan: string
		/** The goods asked about, JSON with prices in paise; null where a plan alone is. */
		goods: string | null
		summary: string | null
		/** The chosen system as it was then, JSON with money in paise; null where the plan could not be calculated. */
		plan_snapshot: string | null
		asks: Generated<EnquirySubject>
		/** By which the sender orders at the price that was quoted last; null where none was. */
		quoted_price_key: string | null
		status: EnquiryStatus
		installer_id: UserId | null
		note: string | null
		/** What the sender was answered with; null where they were answered otherwise. */
		reply: Generated<string | null>
		/** How many installers were notified by name; null where it is open to every installer. */
		notified_installers: number | null
		/** The end of the promised day; null for enquiries of before. */
		due_at: number | null
		/** When the sender likes to be called. */
		call_day: Day | null
		call_time: CallTime
		created_at: number
		taken_at: number | null
		answered_at: number | null
		updated_at: number
	}
	/** Search terms of an enquiry, in small letters. */
	enquiry_search_terms: {
		term: string
		created_at: number
		enquiry_id: string
		/** 1 where an installer may find the enquiry by this term before taking it. */
		before_acceptance: number
	}
	/** The latest enquiry of a person about a plan, and when they last sent it. */
	enquiry_dedup_keys: { fingerprint: string; enquiry_id: string; sent_at: number }
}

declare module '../../db/tables.ts' {
	interface Tables extends EnquiryTables {}
}

export const enquiryTables = ownTables<EnquiryTables>
