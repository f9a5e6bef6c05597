import { ownTables } from '../../db/module-tables.ts'
import type { State } from '../../shared/addresses/states.ts'
import type { Day } from '../../shared/calendar.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Confidence, ReferenceKind } from './schema.ts'

export interface ReferenceTables {
	money_facts: {
		id: string
		kind: ReferenceKind
		/** Null for all of India. */
		state: State | null
		valid_from: Day
		/** As JSON, in the shape of the kind. */
		figures: string
		source: string
		as_of: Day
		confidence: Confidence
		/** Null for a row that came with the store. */
		added_by_id: UserId | null
		added_by: string | null
		created_at: number
	}
	/** One row. */
	reference_state: { id: number; version: number }
}

declare module '../../db/tables.ts' {
	interface Tables extends ReferenceTables {}
}

export const referenceTables = ownTables<ReferenceTables>
