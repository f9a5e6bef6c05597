import type { Actor } from '../../shared/actor.ts'
import { type BulkResultWithMessages, bulkResult } from '../../shared/lists/bulk.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { namedOrders } from '../orders/listing/order-names.ts'
import { mayEver } from '../orders/policy.ts'
import { dispatchOrder } from './commands.ts'
import type { SeveralParcels } from './schema.ts'

/**
 * Sends the rest of several orders, each in a parcel and a transaction of its own.
 * @returns not_signed_in or forbidden by role
 */
export async function dispatchOrders(
	ctx: AppContext,
	actor: Actor,
	{ parcels }: SeveralParcels,
): Promise<Result<BulkResultWithMessages>> {
	const allowed = mayEver(actor, 'dispatch')
	if (!allowed.ok) return allowed
	const nameOf = await namedOrders(
		ctx.db,
		parcels.map(({ id }) => id),
	)
	const results: { id: string; result: Result<unknown> }[] = []
	for (const { id, ...parcel } of parcels)
		results.push({ id, result: await dispatchOrder(ctx, actor, id, parcel) })
	return ok(bulkResult(results, nameOf))
}
