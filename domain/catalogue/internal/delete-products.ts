import type { SignedIn } from '../../../shared/actor.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import type { Change } from '../../authorized-transaction.ts'
import { productOf } from '../catalogue.ts'
import { fieldsOf } from '../field-rules.ts'
import { catalogueTables } from '../tables.ts'
import type { KnownRow } from './csv/known-rows.ts'
import { notifyOfKits } from './kits/kit-parts.ts'

/** Deletes products that are locked, within a transaction; the catalogue's version is not raised yet. */
export async function deleteProducts(
	ctx: AppContext,
	{ tx, who, at }: Change<SignedIn>,
	rows: readonly KnownRow[],
): Promise<void> {
	if (rows.length === 0) return
	const ids = rows.map(({ id }) => id)
	await catalogueTables(tx)
		.updateTable('products')
		.set({ deleted_at: at })
		.where('id', 'in', ids)
		.execute()
	for (const follower of ctx.followers.products)
		for (const id of ids) await follower.deleted(tx, id)
	await notifyOfKits(ctx, tx, rows, 'deleted', at)
	await audit(
		tx,
		who,
		at,
		rows.map((row) => ({
			action: 'deleted',
			kind: 'product',
			subjectId: row.id,
			subject: row.name,
			before: fieldsOf(productOf(row)),
		})),
	)
}
