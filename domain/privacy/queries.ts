import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { UserId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { owedToAccount } from './internal/owed.ts'
import { ownerOf } from './policy.ts'
import type { DeletionCheck } from './schema.ts'
import { privacyTables } from './tables.ts'

const OPEN = ['unpaid', 'pending', 'accepted', 'scheduled', 'dispatched'] as const

/** Orders of an account that are not done yet, as a buyer and as an installer. */
export async function openOrdersOf(db: Database, id: UserId): Promise<DeletionCheck['openOrders']> {
	const rows = await privacyTables(db)
		.selectFrom('orders')
		.select(['id', 'user_id'])
		.where('status', 'in', OPEN)
		.where((eb) => eb.or({ user_id: id, installer_id: id }))
		.orderBy('created_at')
		.execute()
	return rows.map((row) => ({ id: row.id, as: row.user_id === id ? 'buyer' : 'installer' }))
}

/** The obstacles to deleting the caller's account. */
export async function checkDeletion(ctx: AppContext, actor: Actor): Promise<Result<DeletionCheck>> {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const { id } = owner.value
	const admins = await privacyTables(ctx.db)
		.selectFrom('users')
		.select('id')
		.where('role', '=', 'Admin')
		.where('suspended_at', 'is', null)
		.limit(2)
		.execute()
	return ok({
		openOrders: await openOrdersOf(ctx.db, id),
		owed: await owedToAccount(ctx.db, id),
		isLastAdmin: admins.length === 1 && admins[0]?.id === id,
	})
}
