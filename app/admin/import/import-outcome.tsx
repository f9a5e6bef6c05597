import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { ImportCounts } from './import-counts'
import type { Mistake } from './mistakes-table'

interface ImportOutcomeProps<Change> {
	report: { changes: readonly Change[]; errors: readonly Mistake[]; errorCount: number }
	/** How many there are of each, by what they are called. */
	counts: Record<string, number>
	columns: Column<Change>[]
	keyOf: (change: Change) => string | number
	/** How many changes are shown at most; all unless said. */
	most?: number
}

/** What an import would change, or what is wrong with its file. */
export function ImportOutcome<Change>({
	report: { changes, errors, errorCount },
	counts,
	columns,
	keyOf,
	most,
}: ImportOutcomeProps<Change>) {
	return (
		<>
			<ImportCounts
				counts={counts}
				errors={errors}
				errorCount={errorCount}
				changes={changes.length > 0}
			/>
			{changes.length > 0 && (
				<DataTable label="Changes" columns={columns} rows={changes.slice(0, most)} keyOf={keyOf} />
			)}
		</>
	)
}
