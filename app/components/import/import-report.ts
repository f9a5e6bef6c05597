import type { Refused } from '../../ui/forms/problem'
import type { Mistake } from './mistakes-table'

/** The fields that the report of every import has. */
export interface AnyReport {
	errorCount: number
	errors: readonly Mistake[]
	/** The headings that are no column's own, and what they can be mapped to. */
	headings?: readonly HeadingToMap[] | undefined
	columns?: readonly string[] | undefined
}

/** A heading, and the column it is mapped to: blank where it is left out, null where nobody has said. */
export interface HeadingToMap {
	heading: string
	column: string | null
}

/** The result of a file: why it is refused, its effects in a preview, or the import done. */
export interface ImportAnswer<Report extends AnyReport> {
	problem: Refused['problem'] | null
	report?: Report | undefined
	/** The fields that are sent again to import it; undefined for a file that has to be chosen again. */
	sent?: Record<string, string> | undefined
	isDone?: boolean
}

/** A row of a table and its changes by a file. */
export interface RowDifference {
	row: number
	kind: 'added' | 'changed' | 'unchanged'
	/** The differences of a changed row. */
	differences: Readonly<Record<string, { before: unknown; after: unknown }>>
}
