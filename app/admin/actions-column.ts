import type { Column } from '../ui/display/table/column'

/** The column of the actions on each row. @param head its heading, for screen readers alone */
export const actionsColumn = <Row>(head: string, cell: Column<Row>['cell']): Column<Row> => ({
	name: 'actions',
	head,
	headHidden: true,
	kind: 'actions',
	cell,
})
