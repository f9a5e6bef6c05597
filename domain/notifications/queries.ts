import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Actor, SignedIn } from '../shared/actor.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import type { Notification, NotificationEvent } from './schema.ts'
import type { NotificationTables } from './tables.ts'

/** One's own and one's role's: the condition every read and change of a notification carries. */
export const ownedBy = (actor: SignedIn) => (eb: ExpressionBuilder<Tables, 'notifications'>) =>
	eb.or([eb('for_user_id', '=', actor.id), eb('for_role', '=', actor.role)])

type Row = Selectable<NotificationTables['notifications']>

export const eventOf = (row: Row): NotificationEvent => ({
	id: row.id,
	message: row.message,
	type: row.type,
	link: row.link,
	orderId: row.order_id,
})

export const notificationOf = (row: Row): Notification => ({
	...eventOf(row),
	read: row.read_at !== null,
	timestamp: new Date(row.created_at).toISOString(),
})

/** Newest first. */
export async function listNotifications(
	store: Store,
	actor: Actor,
	page: { limit: number; offset: number },
): Promise<Result<Notification[]>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', 'Log in to see your notifications.')
	const rows = await store.db
		.selectFrom('notifications')
		.selectAll()
		.where(ownedBy(actor))
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(page.limit)
		.offset(page.offset)
		.execute()
	return ok(rows.map(notificationOf))
}
