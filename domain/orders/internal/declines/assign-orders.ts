import type { Actor } from '../../../../shared/actor.ts'
import { type BulkResultWithMessages, bulkResult } from '../../../../shared/lists/bulk.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { mayAssign } from '../../policy.ts'
import type { OrderAssignments, OrdersAssignedWithMessages } from '../../routing/routing-schema.ts'
import { orderTables } from '../../tables.ts'
import { reassignOrder } from './reassign.ts'
import { assignOrder } from './reopen.ts'

const HAS_IT_ALREADY = fail('conflict', message('orders.has_it_already'))

/**
 * Gives several orders to installers, each in a transaction of its own: declined ones are opened again for them.
 * @returns not_signed_in or forbidden by role
 */
export async function assignOrders(
	ctx: AppContext,
	actor: Actor,
	{ orders }: OrderAssignments,
): Promise<Result<OrdersAssignedWithMessages>> {
	const allowed = mayAssign(actor)
	if (!allowed.ok) return allowed
	const wanted = new Map(orders.map(({ id, installerId }) => [id, installerId]))
	const rows = await orderTables(ctx.db)
		.selectFrom('orders')
		.select(['id', 'full_name', 'status', 'installer_id'])
		.where('id', 'in', [...wanted.keys()] as never[])
		.execute()
	const known = new Map(rows.map((row) => [row.id as string, row]))
	const results: { id: string; result: Result<unknown> }[] = []
	for (const [id, installerId] of wanted) {
		const row = known.get(id)
		const isSame = row && row.status !== 'declined' && row.installer_id === installerId
		const result = isSame
			? HAS_IT_ALREADY
			: row?.status === 'declined' && installerId !== null
				? await assignOrder(ctx, actor, id, { installerId })
				: await reassignOrder(ctx, actor, id, { installerId })
		results.push({ id, result })
	}
	const result: BulkResultWithMessages = bulkResult(results, (id) => {
		const row = known.get(id)
		return row ? `${row.full_name}, ${id}` : null
	})
	const before = result.changed.flatMap(({ id }) => {
		const row = known.get(id)
		return row && row.status !== 'declined' ? [{ id, installerId: row.installer_id }] : []
	})
	return ok({ ...result, before })
}
