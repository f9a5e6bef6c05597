import type { Column } from '../../ui/display/table/column'
import { DataTable } from '../../ui/display/table/data-table'
import { number } from '../../ui/text/format'
import { Pages } from './pages'
import { Empty } from './portal-page'

interface PagedTableProps<Row> {
	list: { items: Row[]; total: number; page: number; pages: number }
	/** The name of the rows, in the plural: “mails”. */
	of: string
	columns: Column<Row>[]
	keyOf: (row: Row) => string
	/** Said while there are none. */
	empty: string
}

/** A page of a list as a table, with the way to its other pages. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
	const { list, of, columns, keyOf, empty } = props
	const { items, total, page, pages } = list
	return (
		<>
			{items.length === 0 ? (
				<Empty>
					<p>{empty}</p>
				</Empty>
			) : (
				<DataTable label={`${number(total)} ${of}`} columns={columns} rows={items} keyOf={keyOf} />
			)}
			<Pages page={page} pages={pages} />
		</>
	)
}
