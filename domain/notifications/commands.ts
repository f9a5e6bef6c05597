import { afterCommit, type Tx } from '../../db/transaction.ts'
import type { Actor, Role } from '../shared/actor.ts'
import { newId, type OrderId, type UserId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { tellWritten } from './events.ts'
import { notificationOf, ownedBy } from './queries.ts'
import type { Notification, NotificationsChange, NotificationType } from './schema.ts'

interface NewNotification {
	/** Everybody with a role, or one person. */
	to: { role: Role } | { userId: UserId }
	message: string
	type: NotificationType
	link?: string
	orderId?: OrderId
	at: number
}

const NOT_FOUND = 'There is no notification with this id.'
const NOT_SIGNED_IN = 'Log in to see your notifications.'

/** Writes notifications in the transaction of what they tell of; listeners hear of them at its commit. */
export async function notify(tx: Tx, notifications: NewNotification[]): Promise<void> {
	await tx
		.insertInto('notifications')
		.values(
			notifications.map(({ to, message, type, link, orderId, at }) => ({
				id: newId(),
				for_role: 'role' in to ? to.role : null,
				for_user_id: 'userId' in to ? to.userId : null,
				message,
				type,
				link: link ?? null,
				order_id: orderId ?? null,
				read_at: null,
				created_at: at,
			})),
		)
		.execute()
	afterCommit(tx, tellWritten)
}

export async function markRead(
	store: Store,
	actor: Actor,
	id: string,
	read: boolean,
): Promise<Result<Notification>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', NOT_SIGNED_IN)
	const row = await store.db
		.updateTable('notifications')
		.set({ read_at: read ? store.now() : null })
		.where('id', '=', id)
		.where(ownedBy(actor))
		.returningAll()
		.executeTakeFirst()
	return row ? ok(notificationOf(row)) : refuse('not_found', NOT_FOUND)
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
	const changing = store.db
		.updateTable('notifications')
		.set({ read_at: read ? store.now() : null })
		.where('read_at', read ? 'is' : 'is not', null)
		.where(ownedBy(actor))
	const { numUpdatedRows } = await (type
		? changing.where('type', '=', type)
		: changing
	).executeTakeFirstOrThrow()
	return ok(Number(numUpdatedRows))
}

export async function clearNotification(
	store: Store,
	actor: Actor,
	id: string,
): Promise<Result<void>> {
	if (actor.kind !== 'user') return refuse('not_signed_in', NOT_SIGNED_IN)
	const row = await store.db
		.deleteFrom('notifications')
		.where('id', '=', id)
		.where(ownedBy(actor))
		.returning('id')
		.executeTakeFirst()
	return row ? ok(undefined) : refuse('not_found', NOT_FOUND)
}
