import type { Tx } from '../../db/database.ts'
import { transactPart } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import type { ProductId } from '../../shared/ids.ts'
import { bulkResult, inLockingOrder, type UnwordedBulkResult } from '../../shared/lists/bulk.ts'
import { message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import { changeIf } from '../change-if.ts'
import type { Store } from '../store.ts'
import { changeWithin } from './commands.ts'
import { mayManage } from './policy.ts'
import type { BulkArchive } from './schema.ts'
import { lockProducts } from './stock.ts'
import { catalogueTables } from './tables.ts'

async function isArchived(tx: Tx, id: ProductId): Promise<boolean | null> {
	const row = await catalogueTables(tx)
		.selectFrom('products')
		.select('archived_at')
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.executeTakeFirst()
	return row ? row.archived_at !== null : null
}

/** Archives or restores several products in one transaction, each all or not at all. */
export async function archiveProducts(
	store: Store,
	actor: Actor,
	{ ids, archived }: BulkArchive,
): Promise<Result<UnwordedBulkResult>> {
	const chosen = inLockingOrder(ids) as ProductId[]
	const done = await changeIf(mayManage(actor), store, async ({ tx, at }) => {
		await lockProducts(tx, chosen)
		const results: { id: ProductId; result: Result<void> }[] = []
		for (const id of chosen) {
			const already = archived ? 'catalogue.archived_already' : 'catalogue.for_sale_already'
			const result = await transactPart(tx, async () =>
				(await isArchived(tx, id)) === archived
					? refuse('conflict', message(already))
					: changeWithin(tx, store, actor, id, { archived }, at),
			)
			results.push({ id, result })
		}
		return ok(results)
	})
	if (!done.ok) return done
	await store.catalogue.refresh()
	return ok(bulkResult(done.value, (id) => store.catalogue.anyById(id)?.name ?? null))
}
