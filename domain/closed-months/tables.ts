import { ownTables } from '../../db/module-tables.ts'

export interface ClosedMonthTables {
	/** A month whose return is filed; one that was opened again stays as its history. */
	month_closings: {
		id: string
		/** `2026-11`. */
		month: string
		note: string
		/** The name of the admin. */
		closed_by: string
		closed_at: number
		reopened_by: string | null
		reopened_at: number | null
		reason: string | null
	}
	/** The exports of a closing, as they were. */
	month_exports: {
		closing_id: string
		name: string
		body: string
	}
	/** One row to lock. */
	month_lock: {
		id: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends ClosedMonthTables {}
}

export const closedMonthTables = ownTables<ClosedMonthTables>
