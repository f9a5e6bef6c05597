import type { Refused } from '../../ui/forms/problem'
import type { Mistake } from './mistakes-table'

/** What the report of every import has. */
export interface AnyReport {
	errorCount: number
	errors: readonly Mistake[]
}

/** What came of a file: why it is not taken, what it would do, or what was done. */
export interface ImportAnswer<Report extends AnyReport> {
	problem: Refused['problem'] | null
	report?: Report | undefined
	/** The fields that are sent again to import it; undefined for a file that has to be chosen again. */
	sent?: Record<string, string> | undefined
	isDone?: boolean
}

/** A row of a table and what a file does to it. */
export interface RowDifference {
	row: number
	kind: 'added' | 'changed' | 'unchanged'
	/** Of a changed row, what differs. */
	differences: Readonly<Record<string, { before: unknown; after: unknown }>>
}
