import { transact } from '../../../db/transaction.ts'
import type { Actor } from '../../../shared/actor.ts'
import { mistakesIn } from '../../../shared/messages/issues.ts'
import { message } from '../../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../../shared/result.ts'
import { mayKeepFacts } from '../../facts/policy.ts'
import type { Store } from '../../store.ts'
import { auditRows } from './audit-rows.ts'
import { idOf, type RowKey } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import type { TableRow } from './row-schema.ts'

const withDefaults = (defaults: { figures?: object }, input: { figures?: unknown }) => {
	const figures =
		defaults.figures && typeof input.figures === 'object'
			? { ...defaults.figures, ...input.figures }
			: input.figures
	return { ...defaults, ...input, ...(figures !== undefined && { figures }) }
}

/** Adds a row that holds from a day on; what it supersedes stays. @returns conflict where one begins that day */
export async function addTableRow(
	store: Store,
	actor: Actor,
	name: TableName,
	input: object,
): Promise<Result<TableRow>> {
	const admin = mayKeepFacts(actor)
	if (!admin.ok) return admin
	const table = EDITABLE_TABLES[name]
	const parsed = table.schema.safeParse(withDefaults(table.defaults, input))
	if (!parsed.success)
		return refuse('invalid', message('input.invalid'), { fields: mistakesIn(parsed.error) })
	const row = parsed.data
	return transact(store.db, async (tx) => {
		const known = await table.read(tx)
		if (
			known.some((each) => each.row.validFrom === row.validFrom && idOf(each.row) === idOf(row))
		) {
			const said = message('tariffs.row_exists')
			return refuse('conflict', said, { fields: { validFrom: said } })
		}
		await table.write(tx, row, admin.value.name)
		await auditRows(tx, actor, store.now(), 'added', [{ before: null, after: row }])
		return ok(row)
	})
}

/** Deletes a row an admin added; what came with the store is only ever superseded. */
export async function deleteTableRow(
	store: Store,
	actor: Actor,
	name: TableName,
	key: RowKey,
): Promise<Result<void>> {
	const admin = mayKeepFacts(actor)
	if (!admin.ok) return admin
	const table = EDITABLE_TABLES[name]
	return transact(store.db, async (tx) => {
		const known = (await table.read(tx)).find(
			({ row }) => idOf(row) === key.id && row.validFrom === key.validFrom,
		)
		if (!known) return refuse('not_found', message('facts.not_found'))
		if (known.addedBy === null) return refuse('conflict', message('facts.built_in'))
		await table.remove(tx, key)
		await auditRows(tx, actor, store.now(), 'deleted', [{ before: known.row, after: null }])
		return ok(undefined)
	})
}
