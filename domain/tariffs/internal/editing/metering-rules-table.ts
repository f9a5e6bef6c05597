import { flag, json, number, trimmed } from '../../../imports/columns.ts'
import {
	DATED_CELLS,
	DATED_DEFAULTS,
	datedColumns,
	datedOf,
	KEY,
	type Row,
} from './dated-columns.ts'
import { editableTable } from './editable-table.ts'
import { MeteringRow } from './row-schema.ts'

const meteringOf = (row: Row<'metering_rules'>): MeteringRow => ({
	state: row.state,
	...datedOf(row),
	way: row.way,
	maxKw: row.max_kw,
	maxKwWithoutBattery: row.max_kw_without_battery,
	storage: row.storage === null ? null : JSON.parse(row.storage),
	settlement: row.settlement,
	settlementMonth: row.settlement_month,
	surplusRupeesPerKwh: row.surplus_rupees_per_kwh,
	netsWithinHours: row.nets_within_hours === 1,
	note: row.note,
})

const meteringColumns = (row: MeteringRow) => ({
	state: row.state,
	...datedColumns(row),
	way: row.way,
	max_kw: row.maxKw,
	max_kw_without_battery: row.maxKwWithoutBattery,
	storage: row.storage === null ? null : JSON.stringify(row.storage),
	settlement: row.settlement,
	settlement_month: row.settlementMonth,
	surplus_rupees_per_kwh: row.surplusRupeesPerKwh,
	nets_within_hours: row.netsWithinHours ? 1 : 0,
	note: row.note,
})

export const meteringRules = editableTable({
	table: 'metering_rules',
	idColumn: 'state',
	schema: MeteringRow,
	columns: {
		state: KEY,
		...DATED_CELLS,
		way: trimmed(),
		maxKw: number('decimal'),
		maxKwWithoutBattery: number('decimal'),
		storage: json(),
		settlement: trimmed(),
		settlementMonth: number('decimal'),
		surplusRupeesPerKwh: number('decimal'),
		netsWithinHours: flag(),
		note: trimmed(),
	},
	defaults: {
		...DATED_DEFAULTS,
		maxKw: null,
		maxKwWithoutBattery: null,
		storage: null,
		settlementMonth: null,
		surplusRupeesPerKwh: null,
		netsWithinHours: false,
		note: '',
	},
	rowOf: meteringOf,
	columnsOf: meteringColumns,
})
