import { tariffTables } from '../tables.ts'
import { DATED_CELLS, DATED_DEFAULTS, datedColumns, datedOf, type Row } from './dated-columns.ts'
import type { EditableTable } from './editable-table.ts'
import { SubsidyRow } from './row-schema.ts'

export const stateSubsidies: EditableTable = {
	schema: SubsidyRow,
	columns: {
		...({ id: 'text', state: 'text', customers: 'list' } as const),
		...DATED_CELLS,
		...({ figures: 'json', conditions: 'text' } as const),
	},
	defaults: { ...DATED_DEFAULTS, conditions: '' },
	read: async (db) => {
		const rows = await tariffTables(db).selectFrom('state_subsidies').selectAll().execute()
		return rows.map((row) => ({ row: subsidyOf(row), addedBy: row.added_by }))
	},
	write: async (tx, row, added_by) => {
		const columns = subsidyColumns(row as SubsidyRow)
		await tariffTables(tx)
			.insertInto('state_subsidies')
			.values({ ...columns, added_by })
			.onConflict((conflict) => conflict.columns(['id', 'valid_from']).doUpdateSet(columns))
			.execute()
	},
	remove: async (tx, { id, validFrom }) => {
		await tariffTables(tx)
			.deleteFrom('state_subsidies')
			.where('id', '=', id)
			.where('valid_from', '=', validFrom)
			.execute()
	},
}

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
