import { tariffTables } from '../tables.ts'
import { DATED_CELLS, DATED_DEFAULTS, datedColumns, datedOf, type Row } from './dated-columns.ts'
import type { EditableTable } from './editable-table.ts'
import { TariffRow } from './row-schema.ts'

export const tariffs: EditableTable = {
	schema: TariffRow,
	columns: {
		...({ id: 'text', state: 'text', companies: 'list', use: 'text' } as const),
		...({ area: 'text', phase: 'text', loadAboveKw: 'number', loadUptoKw: 'number' } as const),
		...DATED_CELLS,
		'figures.slabs': 'json',
		'figures.telescopic': 'flag',
		'figures.ladders': 'json',
		'figures.timeOfDay': 'json',
		'figures.fixed': 'json',
		'figures.customerChargeBySlab': 'json',
		'figures.wheelingRupeesPerKwh': 'number',
		'figures.dutyPct': 'number',
		'figures.dutyRupeesPerKwh': 'number',
		'figures.dutyOn': 'text',
		'figures.levies': 'json',
		'figures.surchargeRupeesPerKwh': 'number',
		'figures.surchargeBySlab': 'json',
		'figures.surchargePct': 'number',
		'figures.surchargeOn': 'text',
		'figures.minimumRupees': 'number',
		'figures.billedIn': 'text',
		'figures.billingMonths': 'number',
		'figures.subsidy': 'json',
		'figures.monthlyKwhUpTo': 'number',
		...({ isApproximate: 'flag', weak: 'json', note: 'text' } as const),
	},
	defaults: {
		...DATED_DEFAULTS,
		...{ area: 'any', phase: 'any', loadAboveKw: null, loadUptoKw: null },
		...{ isApproximate: false, weak: [], note: '' },
		figures: {
			telescopic: true,
			ladders: null,
			timeOfDay: null,
			fixed: {},
			customerChargeBySlab: null,
			wheelingRupeesPerKwh: null,
			...{ dutyPct: null, dutyRupeesPerKwh: null, dutyOn: null, levies: [] },
			surchargeRupeesPerKwh: null,
			...{ surchargeBySlab: null, surchargePct: null, surchargeOn: null },
			...{ minimumRupees: null, billedIn: 'kWh', billingMonths: 1, subsidy: null },
			monthlyKwhUpTo: null,
		},
	},
	read: async (db) => {
		const rows = await tariffTables(db).selectFrom('retail_tariffs').selectAll().execute()
		return rows.map((row) => ({ row: tariffOf(row), addedBy: row.added_by }))
	},
	write: async (tx, row, added_by) => {
		const columns = tariffColumns(row as TariffRow)
		await tariffTables(tx)
			.insertInto('retail_tariffs')
			.values({ ...columns, added_by })
			.onConflict((conflict) => conflict.columns(['id', 'valid_from']).doUpdateSet(columns))
			.execute()
	},
	remove: async (tx, { id, validFrom }) => {
		await tariffTables(tx)
			.deleteFrom('retail_tariffs')
			.where('id', '=', id)
			.where('valid_from', '=', validFrom)
			.execute()
	},
}

// Figures were parsed by their schema before they were written.
const tariffOf = (row: Row<'retail_tariffs'>): TariffRow => ({
	id: row.id,
	state: row.state,
	companies: JSON.parse(row.companies),
	use: row.use,
	area: row.area,
	phase: row.phase,
	loadAboveKw: row.load_above_kw,
	loadUptoKw: row.load_upto_kw,
	...datedOf(row),
	figures: JSON.parse(row.figures),
	isApproximate: row.is_approximate === 1,
	weak: JSON.parse(row.weak),
	note: row.note,
})

const tariffColumns = (row: TariffRow) => ({
	id: row.id,
	state: row.state,
	companies: JSON.stringify(row.companies),
	use: row.use,
	area: row.area,
	phase: row.phase,
	load_above_kw: row.loadAboveKw,
	load_upto_kw: row.loadUptoKw,
	...datedColumns(row),
	figures: JSON.stringify(row.figures),
	is_approximate: row.isApproximate ? 1 : 0,
	weak: JSON.stringify(row.weak),
	note: row.note,
})
