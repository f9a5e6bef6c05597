import type { Column } from '../../ui/display/table/column'
import type { AnyReport, RowDifference } from './import-report'
import type { ReportView } from './import-screen'

/** A report of an import by keys. */
interface KeyedReport<Change> extends AnyReport {
	added: number
	changed: number
	unchanged: number
	changes: readonly Change[]
}

/** How many rows of a file there are of each kind. */
export const rowCounts = ({
	added,
	changed,
	unchanged,
}: Pick<KeyedReport<never>, 'added' | 'changed' | 'unchanged'>) => ({
	New: added,
	Changed: changed,
	'As they are': unchanged,
})

/** Every row that is added or changed. @param of the name of one row */
export const rowsView =
	<Change extends Pick<RowDifference, 'row'>>(of: string, columns: Column<Change>[]) =>
	(report: KeyedReport<Change>): ReportView<Change> => ({
		counts: rowCounts(report),
		todo: { count: report.added + report.changed, of },
		columns,
		rows: report.changes,
		keyOf: ({ row }) => row,
	})
