import type { Actor } from '../../../../shared/actor.ts'
import { mistakesIn } from '../../../../shared/messages/issues.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { canManageReferenceData } from '../../../reference-data/policy.ts'
import { idOf, type RowKey } from './editable-table.ts'
import { EDITABLE_TABLES, type TableName } from './editable-tables.ts'
import { recordRows, seenAtOnce } from './record-rows.ts'

const withDefaults = (defaults: { figures?: object }, input: { figures?: unknown }) => {
	const figures =
		defaults.figures && typeof input.figures === 'object'
			? { ...defaults.figures, ...input.figures }
			: input.figures
	return { ...defaults, ...input, ...(figures !== undefined && { figures }) }
}

/** Adds a row that applies from a day on; the rows it supersedes stay. @returns conflict where one begins that day */
export const addTableRow = (ctx: AppContext, actor: Actor, name: TableName, input: object) =>
	seenAtOnce(
		ctx,
		authorizedTransaction(canManageReferenceData(actor), ctx, async ({ tx, who, at }) => {
			const table = EDITABLE_TABLES[name]
			const parsed = table.schema.safeParse(withDefaults(table.defaults, input))
			if (!parsed.success)
				return fail('invalid', message('input.invalid'), { fields: mistakesIn(parsed.error) })
			const row = parsed.data
			const known = await table.read(tx)
			if (
				known.some((each) => each.row.validFrom === row.validFrom && idOf(each.row) === idOf(row))
			) {
				const said = message('tariffs.row_exists')
				return fail('conflict', said, { fields: { validFrom: said } })
			}
			await table.write(tx, row, who.name)
			await recordRows(tx, actor, at, 'added', [{ before: null, after: row }])
			return ok(row)
		}),
	)

/** Deletes a row an admin added; rows that came with the store are only ever superseded. */
export const deleteTableRow = (ctx: AppContext, actor: Actor, name: TableName, key: RowKey) =>
	seenAtOnce(
		ctx,
		authorizedTransaction(canManageReferenceData(actor), ctx, async ({ tx, at }) => {
			const table = EDITABLE_TABLES[name]
			const known = (await table.read(tx)).find(
				({ row }) => idOf(row) === key.id && row.validFrom === key.validFrom,
			)
			if (!known) return fail('not_found', message('reference.not_found'))
			if (known.addedBy === null) return fail('conflict', message('reference.built_in'))
			await table.remove(tx, key)
			await recordRows(tx, actor, at, 'deleted', [{ before: known.row, after: null }])
			return ok(undefined)
		}),
	)
