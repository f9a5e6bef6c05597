import type { Database, Tx } from '../../db/database.ts'
import { afterCommit, transact } from '../../db/transaction.ts'
import type { Actor, Role, SignedIn } from '../../shared/actor.ts'
import { newId, type OrderId, type UserId } from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'
import type { Store } from '../store.ts'
import { notifyFeeds } from './events.ts'
import { markOf, notificationOf, ownedBy, uncleared } from './rows.ts'
import type { NotificationsChange, NotificationType, UnwordedNotification } from './schema.ts'
import { notificationTables } from './tables.ts'

interface NewNotification {
	/** Everybody with a role, or one person. */
	to: { role: Role } | { userId: UserId }
	message: Message
	type: NotificationType
	link?: string
	orderId?: OrderId
	/** Sent to open screens only. */
	quiet?: boolean
	at: number
}

const NOT_FOUND = message('notifications.not_found')
const NOT_SIGNED_IN = message('notifications.log_in')

/** Writes notifications in the transaction of what they are about; listeners receive them at its commit. */
export async function notify(tx: Tx, notifications: NewNotification[]): Promise<void> {
	if (notifications.length === 0) return
	await notificationTables(tx)
		.insertInto('notifications')
		.values(
			notifications.map(({ to, message, type, link, orderId, quiet, at }) => ({
				id: newId(),
				for_role: 'role' in to ? to.role : null,
				for_user_id: 'userId' in to ? to.userId : null,
				code: message.code,
				params: JSON.stringify(message.params),
				text: null,
				type,
				link: link ?? null,
				order_id: orderId ?? null,
				quiet: quiet ? 1 : 0,
				created_at: at,
			})),
		)
		.execute()
	afterCommit(tx, notifyFeeds)
}

const BATCH_SIZE = 500

/** What a reader has done is theirs alone, also with a notification to all of a role. */
async function mark(
	tx: Tx,
	actor: SignedIn,
	ids: string[],
	done: { read_at: number | null } | { cleared_at: number },
): Promise<void> {
	for (let from = 0; from < ids.length; from += BATCH_SIZE)
		await notificationTables(tx)
			.insertInto('notification_marks')
			.values(
				ids
					.slice(from, from + BATCH_SIZE)
					.map((id) => ({ notification_id: id, user_id: actor.id, ...NOTHING_DONE, ...done })),
			)
			.onConflict((conflict) => conflict.columns(['notification_id', 'user_id']).doUpdateSet(done))
			.execute()
}

const NOTHING_DONE = { read_at: null, cleared_at: null }

const findOne = (tx: Database, actor: SignedIn, id: string) =>
	uncleared(tx, actor).where('notifications.id', '=', id).where(ownedBy(actor)).executeTakeFirst()

/** Whether there is such a notification for the caller. */
export async function mayMark({ db }: Store, actor: Actor, id: string): Promise<Result<unknown>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', NOT_SIGNED_IN)
	return (await findOne(db, actor, id)) ? ok(undefined) : refuse('not_found', NOT_FOUND)
}

export async function markRead(
	store: Store,
	actor: Actor,
	id: string,
	read: boolean,
): Promise<Result<UnwordedNotification>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', NOT_SIGNED_IN)
	const readAt = read ? store.now() : null
	return transact(store.db, async (tx) => {
		const row = await findOne(tx, actor, id)
		if (!row) return refuse('not_found', NOT_FOUND)
		await mark(tx, actor, [row.id], { read_at: readAt })
		return ok(notificationOf({ ...row, read_at: readAt }))
	})
}

/**
 * Marks all one may see, or all of one type.
 * @returns how many were changed
 */
export async function markAllRead(
	store: Store,
	actor: Actor,
	{ read, type }: NotificationsChange,
): Promise<Result<number>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', NOT_SIGNED_IN)
	return transact(store.db, async (tx) => {
		let changing = uncleared(tx, actor)
			.where((eb) => {
				const isRead = eb.exists(
					markOf(eb, actor).select('mark.user_id').where('mark.read_at', 'is not', null),
				)
				return read ? eb.not(isRead) : isRead
			})
			.where(ownedBy(actor))
		if (type) changing = changing.where('type', '=', type)
		const rows = await changing.execute()
		const ids = rows.map(({ id }) => id)
		await mark(tx, actor, ids, { read_at: read ? store.now() : null })
		return ok(ids.length)
	})
}

export async function clearNotification(
	store: Store,
	actor: Actor,
	id: string,
): Promise<Result<void>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', NOT_SIGNED_IN)
	return transact(store.db, async (tx) => {
		const row = await findOne(tx, actor, id)
		if (!row) return refuse('not_found', NOT_FOUND)
		await mark(tx, actor, [row.id], { cleared_at: store.now() })
		return ok(undefined)
	})
}
