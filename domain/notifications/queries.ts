import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { Store } from '../store.ts'
import type { Database, Tables, Tx } from '../tables.ts'
import type { Notification, NotificationEvent } from './schema.ts'
import type { NotificationTables } from './tables.ts'

/** One's own and one's role's: the condition every read and change of a notification carries. */
export const ownedBy = (actor: SignedIn) => (eb: ExpressionBuilder<Tables, 'notifications'>) =>
	eb.or([eb('for_user_id', '=', actor.id), eb('for_role', '=', actor.role)])

type Row = Selectable<NotificationTables['notifications']>

const factsOf = (row: Row) => ({
	id: row.id,
	message: row.message,
	type: row.type,
	link: row.link,
	orderId: row.order_id,
})

export const eventOf = (row: Row): NotificationEvent => ({
	...factsOf(row),
	quiet: row.quiet === 1,
})

/** A notification with what its reader has done with it. */
type ReadRow = Row & { read_at: number | null }

export const notificationOf = (row: ReadRow): Notification => ({
	...factsOf(row),
	read: row.read_at !== null,
	timestamp: new Date(row.created_at).toISOString(),
})

/** The notifications the actor may see and has not cleared, each with their own mark. */
export const uncleared = (db: Database | Tx, actor: SignedIn) =>
	db
		.selectFrom('notifications')
		.where('quiet', '=', 0)
		.where((eb) =>
			eb.not(
				eb.exists(
					markOf(eb, actor).select('mark.user_id').where('mark.cleared_at', 'is not', null),
				),
			),
		)
		.selectAll('notifications')
		.select((eb) => markOf(eb, actor).select('mark.read_at').as('read_at'))

/** What the actor has done with a notification. */
export const markOf = (eb: ExpressionBuilder<Tables, 'notifications'>, { id }: SignedIn) =>
	eb
		.selectFrom('notification_marks as mark')
		.whereRef('mark.notification_id', '=', 'notifications.id')
		.where('mark.user_id', '=', id)

/** When the actor was last told of an order, epoch milliseconds; null where never. What is cleared counts. */
export async function lastToldOfOrder(db: Database | Tx, actor: SignedIn): Promise<number | null> {
	const orders = db
		.selectFrom('notifications')
		.select('created_at')
		.where('quiet', '=', 0)
		.where('type', '=', 'order')
		.orderBy('created_at', 'desc')
		.limit(1)
	const newest = await Promise.all([
		orders.where('for_user_id', '=', actor.id).executeTakeFirst(),
		orders.where('for_role', '=', actor.role).executeTakeFirst(),
	])
	const times = newest.flatMap((row) => row?.created_at ?? [])
	return times.length === 0 ? null : Math.max(...times)
}

const newestFirst = (a: ReadRow, b: ReadRow) =>
	b.created_at - a.created_at || (a.id < b.id ? -1 : 1)

/** Newest first. */
export async function listNotifications(
	store: Store,
	actor: Actor,
	{ limit, offset }: { limit: number; offset: number },
): Promise<Result<Notification[]>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', 'Log in to see your notifications.')
	// Each kind by its own index, as far as the page reaches; one condition for both would sort them all.
	const kinds = await Promise.all(
		[
			uncleared(store.db, actor).where('for_user_id', '=', actor.id),
			uncleared(store.db, actor).where('for_role', '=', actor.role),
		].map((kind) =>
			kind
				.orderBy('notifications.created_at', 'desc')
				.orderBy('notifications.id')
				.limit(limit + offset)
				.execute(),
		),
	)
	const rows = kinds.flat().sort(newestFirst)
	return ok(rows.slice(offset, offset + limit).map(notificationOf))
}
