import { json, trimmed } from '../../../imports/columns.ts'
import {
	DATED_CELLS,
	DATED_DEFAULTS,
	datedColumns,
	datedOf,
	KEY,
	names,
	type Row,
} from './dated-columns.ts'
import { editableTable } from './editable-table.ts'
import { SubsidyRow } from './row-schema.ts'

const subsidyOf = (row: Row<'state_subsidies'>): SubsidyRow => ({
	id: row.id,
	state: row.state,
	customers: JSON.parse(row.customers),
	...datedOf(row),
	figures: JSON.parse(row.figures),
	conditions: row.conditions,
})

const subsidyColumns = (row: SubsidyRow) => ({
	id: row.id,
	state: row.state,
	customers: JSON.stringify(row.customers),
	...datedColumns(row),
	figures: JSON.stringify(row.figures),
	conditions: row.conditions,
})

export const stateSubsidies = editableTable({
	table: 'state_subsidies',
	idColumn: 'id',
	schema: SubsidyRow,
	columns: {
		id: KEY,
		state: trimmed(),
		customers: names,
		...DATED_CELLS,
		figures: json(),
		conditions: trimmed(),
	},
	defaults: { ...DATED_DEFAULTS, conditions: '' },
	rowOf: subsidyOf,
	columnsOf: subsidyColumns,
})
