import type { Actor } from '../../../../shared/actor.ts'
import { type Day, dayAt } from '../../../../shared/calendar.ts'
import type { Cell } from '../../../../shared/csv.ts'
import { sortRows } from '../../../../shared/lists/sort.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import { cellsOf } from '../../../imports/columns.ts'
import { canManageReferenceData } from '../../../reference-data/policy.ts'
import type { TableEntry, TableQuery } from '../../editing/editing-schema.ts'
import { EXPIRING_DAYS } from '../../limits.ts'
import { idOf, type KnownRow, nameOf } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import { daysUntil, expiryOf, statusesOn } from './expiry.ts'
import type { TableRow } from './row-schema.ts'

const inOrder = (a: TableRow, b: TableRow) =>
	a.state.localeCompare(b.state) ||
	idOf(a).localeCompare(idOf(b)) ||
	b.validFrom.localeCompare(a.validFrom)

function entriesOn(known: KnownRow[], on: Day): TableEntry[] {
	const rows = known.map(({ row }) => row)
	const statuses = statusesOn(rows, on)
	return known.map(({ row, addedBy }, at) => {
		const status = statuses[at] ?? 'superseded'
		const expiresOn = status === 'in-force' ? expiryOf(row) : null
		return {
			id: idOf(row),
			name: nameOf(row),
			state: row.state,
			validFrom: row.validFrom,
			status,
			expiresOn,
			expiresInDays: expiresOn && daysUntil(on, expiresOn),
			confidence: row.confidence,
			addedBy,
			row,
		}
	})
}

const isExpiring = ({ expiresInDays }: TableEntry) =>
	expiresInDays !== null && expiresInDays <= EXPIRING_DAYS

const SORTS = {
	name: ({ name }: TableEntry) => name,
	from: ({ validFrom }: TableEntry) => validFrom,
	expires: ({ expiresOn }: TableEntry) => expiresOn,
}

/** The rows of a table, by state and id unless asked otherwise, those in force or all, with how many there are in all. */
export const tableEntries = (
	ctx: AppContext,
	actor: Actor,
	table: TableName,
	{ state, history, expiring, sort, limit, offset }: TableQuery,
) =>
	authorizedRead(canManageReferenceData(actor), async () => {
		const known = await EDITABLE_TABLES[table].read(ctx.db)
		known.sort((a, b) => inOrder(a.row, b.row))
		const entries = entriesOn(known, dayAt(ctx.now())).filter(
			(entry) =>
				(!state || entry.state === state) &&
				(history || entry.status === 'in-force') &&
				(!expiring || isExpiring(entry)),
		)
		const sorted = sortRows(entries, sort, SORTS)
		return { items: sorted.slice(offset, offset + limit), total: entries.length }
	})

/** Every row of a table, as it can be imported again. */
export const tableRows = (ctx: AppContext, actor: Actor, table: TableName) =>
	authorizedRead(canManageReferenceData(actor), async () => {
		const known = await EDITABLE_TABLES[table].read(ctx.db)
		return known.map(({ row }) => row).sort(inOrder)
	})

/** Likewise, as the cells of a file. */
export async function* tableCells(table: TableName, rows: readonly TableRow[]) {
	const { columns } = EDITABLE_TABLES[table]
	yield rows.map((row): Cell[] => cellsOf(columns, row))
}
