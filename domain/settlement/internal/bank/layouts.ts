import type { Database } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import type { BankColumns } from '../../bank-schema.ts'
import { mayRecord } from '../../policy.ts'
import { settlementTables } from '../../tables.ts'
import { type ColumnMap, type Layout, mappedLayout, signatureOf } from './reading/layout.ts'

/** Knows the heads whose columns the owner has mapped. */
export async function knownLayouts(
	db: Database,
): Promise<(cells: readonly string[]) => Layout | null> {
	const rows = await settlementTables(db).selectFrom('bank_layouts').selectAll().execute()
	const maps = new Map(
		rows.map(({ signature, columns }) => [signature, JSON.parse(columns) as ColumnMap]),
	)
	return (cells) => {
		const map = maps.get(signatureOf(cells))
		return map ? mappedLayout(cells, map) : null
	}
}

/**
 * Saves the roles of a table's columns, for all its statements to come.
 * @returns invalid where a heading is not in the head
 */
export const saveColumns = (
	ctx: AppContext,
	actor: Actor,
	{ head, ...columns }: BankColumns,
): Promise<Result<void>> =>
	authorizedTransaction(mayRecord(actor), ctx, async ({ tx, at }) => {
		if (!mappedLayout(head, columns)) return failField('date', message('payments.column_required'))
		const values = { columns: JSON.stringify(columns), updated_at: at }
		await settlementTables(tx)
			.insertInto('bank_layouts')
			.values({ signature: signatureOf(head), ...values })
			.onConflict((conflict) => conflict.column('signature').doUpdateSet(values))
			.execute()
		return ok(undefined)
	})
