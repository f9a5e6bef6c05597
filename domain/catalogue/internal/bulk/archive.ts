import { transactPart } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import {
	type BulkResultWithMessages,
	bulkResult,
	inLockingOrder,
} from '../../../../shared/lists/bulk.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedTransaction } from '../../../authorized-transaction.ts'
import { changeWithin } from '../../commands.ts'
import { canManageProducts } from '../../policy.ts'
import { productsIn } from '../../queries.ts'
import type { BulkArchive } from '../../schema.ts'
import { lockProducts } from '../../stock.ts'

/** Archives or restores several products in one transaction, each all or not at all. */
export async function archiveProducts(
	ctx: AppContext,
	actor: Actor,
	{ ids, archived }: BulkArchive,
): Promise<Result<BulkResultWithMessages>> {
	const chosen = inLockingOrder(ids) as ProductId[]
	const done = await authorizedTransaction(canManageProducts(actor), ctx, async ({ tx, at }) => {
		await lockProducts(tx, chosen)
		const products = await productsIn(tx, chosen)
		const results: { id: ProductId; result: Result<void> }[] = []
		for (const id of chosen) {
			const already = archived ? 'catalogue.archived_already' : 'catalogue.for_sale_already'
			const result = await transactPart(tx, async () =>
				products.get(id)?.archived === archived
					? fail('conflict', message(already))
					: changeWithin(tx, ctx, actor, id, { archived }, at),
			)
			results.push({ id, result })
		}
		return ok(results)
	})
	if (!done.ok) return done
	await ctx.catalogue.refresh()
	return ok(bulkResult(done.value, (id) => ctx.catalogue.anyById(id)?.name ?? null))
}
