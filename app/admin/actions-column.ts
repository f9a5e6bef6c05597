import type { Column } from '../ui/display/table/column'

/** The column of what can be done with each row. @param head said to readers of the page alone */
export const actionsColumn = <Row>(head: string, cell: Column<Row>['cell']): Column<Row> => ({
	name: 'actions',
	head,
	headHidden: true,
	kind: 'actions',
	cell,
})
