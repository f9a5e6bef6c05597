import { countOf } from '../../db/count.ts'
import { transact } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { mark } from './commands.ts'
import { ownedBy, readerOf, uncleared } from './internal/rows.ts'
import type { NotificationCounts, NotificationsCleared } from './schema.ts'
import { notificationTables } from './tables.ts'

/** How many notifications the caller has not cleared, and how many of those are unread. */
export const countNotifications = (ctx: AppContext, actor: Actor) =>
	authorizedRead(readerOf(actor), async (reader): Promise<NotificationCounts> => {
		const owned = notificationTables(ctx.db)
			.selectFrom('notifications')
			.where('quiet', '=', 0)
			.where(ownedBy(reader))
		// There are far fewer marks than notifications.
		const marked = owned
			.innerJoin('notification_marks as mark', 'mark.notification_id', 'notifications.id')
			.where('mark.user_id', '=', reader.id)
		const cleared = marked.where('mark.cleared_at', 'is not', null)
		const done = marked.where((eb) =>
			eb.or([eb('mark.cleared_at', 'is not', null), eb('mark.read_at', 'is not', null)]),
		)
		const [all, gone, seen] = await Promise.all([countOf(owned), countOf(cleared), countOf(done)])
		return { all: all - gone, unread: all - seen }
	})

/**
 * Clears all notifications of the caller, or those up to one that they see.
 * @param upTo the id of that one; later ones stay
 * @returns not_found where there is no such notification
 */
export async function clearAll(
	ctx: AppContext,
	actor: Actor,
	{ upTo }: { upTo?: string | undefined },
): Promise<Result<NotificationsCleared>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	const at = ctx.now()
	return transact(ctx.db, async (tx) => {
		let clearing = uncleared(tx, reader.value).where(ownedBy(reader.value))
		if (upTo) {
			const last = await clearing.where('notifications.id', '=', upTo).executeTakeFirst()
			if (!last) return fail('not_found', message('notifications.not_found'))
			clearing = clearing.where('notifications.created_at', '<=', last.created_at)
		}
		const ids = (await clearing.execute()).map(({ id }) => id)
		await mark(tx, reader.value, ids, { cleared_at: at })
		return ok({ cleared: ids.length, at: new Date(at).toISOString() })
	})
}

/**
 * Restores the notifications that the caller cleared at a moment, if there are any.
 * @param at epoch milliseconds, as `clearAll` answered it
 */
export async function restoreCleared(
	ctx: AppContext,
	actor: Actor,
	{ at }: { at: number },
): Promise<Result<void>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	return transact(ctx.db, async (tx) => {
		await notificationTables(tx)
			.updateTable('notification_marks')
			.set({ cleared_at: null })
			.where('user_id', '=', reader.value.id)
			.where('cleared_at', '=', at)
			.execute()
		return ok(undefined)
	})
}
