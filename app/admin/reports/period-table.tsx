import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import type { LoadedOf } from './report.server'
import classes from './reports.module.css'
import { bucketName, GRANULARITY_NAMES } from './words'

type NumberCells<Row> = [name: string, head: string, cell: Column<Row>['cell']][]

/** Columns of numbers, each to sort by. */
export const numberColumns = <Row,>(cells: NumberCells<Row>): Column<Row>[] =>
	cells.map(([name, head, cell]) => ({ name, head, cell, kind: 'number', sorts: true }))

interface PeriodTableProps<Row> {
	label: string
	by: keyof typeof GRANULARITY_NAMES
	list: { rows: Row[]; sort: LoadedOf<'carts'>['sort'] }
	/** The cells of each period. */
	cells: NumberCells<Row>
	/** Whether nothing was in a period. */
	isQuiet: (row: Row) => boolean
}

/** The periods of a report, one a row. */
export function PeriodTable<Row extends { from: string; to: string }>(
	props: PeriodTableProps<Row>,
) {
	const { label, by, list, cells, isQuiet } = props
	return (
		<DataTable
			label={label}
			className={classes.days}
			columns={[
				{ name: 'from', head: GRANULARITY_NAMES[by], sorts: true, cell: bucketName },
				...numberColumns(cells),
			]}
			rows={list.rows}
			keyOf={({ from }) => from}
			sort={list.sort}
			rowProps={(row) => ({ 'data-quiet': isQuiet(row) || undefined })}
		/>
	)
}
