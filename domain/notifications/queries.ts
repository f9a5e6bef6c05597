import type { Database } from '../../db/database.ts'
import type { Actor, SignedIn } from '../../shared/actor.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { notificationOf, type ReadRow, readerOf, uncleared } from './internal/rows.ts'
import type { NotificationWithMessages } from './schema.ts'
import { notificationTables } from './tables.ts'

/** When the actor was last notified of an order, epoch milliseconds; null where never. Cleared ones count. */
export async function lastOrderNotificationAt(
	db: Database,
	actor: SignedIn,
): Promise<number | null> {
	const orders = notificationTables(db)
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
	ctx: AppContext,
	actor: Actor,
	{ limit, offset }: { limit: number; offset: number },
): Promise<Result<NotificationWithMessages[]>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	// Each kind by its own index, as far as the page reaches; one condition for both would sort them all.
	const kinds = await Promise.all(
		[
			uncleared(ctx.db, reader.value).where('for_user_id', '=', reader.value.id),
			uncleared(ctx.db, reader.value).where('for_role', '=', reader.value.role),
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
