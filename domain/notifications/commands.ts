import { chunks } from '../../db/chunks.ts'
import type { Database, Tx } from '../../db/database.ts'
import { afterCommit, transact } from '../../db/transaction.ts'
import type { Actor, Role, SignedIn } from '../../shared/actor.ts'
import { newId, type OrderId, type UserId } from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { notifyFeeds } from './events.ts'
import { isReadBy, notificationOf, ownedBy, readerOf, uncleared } from './internal/rows.ts'
import type { NotificationsChange, NotificationType, NotificationWithMessages } from './schema.ts'
import { notificationTables } from './tables.ts'

interface NewNotification {
	/** All accounts with a role, or one person. */
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

/** Writes notifications in the transaction of their subject; listeners receive them at its commit. */
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

/** A reader's mark is theirs alone, also on a notification to all of a role. */
export async function mark(
	tx: Tx,
	actor: SignedIn,
	ids: string[],
	done: { read_at: number | null } | { cleared_at: number },
): Promise<void> {
	for (const chunk of chunks(ids))
		await notificationTables(tx)
			.insertInto('notification_marks')
			.values(
				chunk.map((id) => ({ notification_id: id, user_id: actor.id, ...NOTHING_DONE, ...done })),
			)
			.onConflict((conflict) => conflict.columns(['notification_id', 'user_id']).doUpdateSet(done))
			.execute()
}

const NOTHING_DONE = { read_at: null, cleared_at: null }

const findOne = (tx: Database, actor: SignedIn, id: string) =>
	uncleared(tx, actor).where('notifications.id', '=', id).where(ownedBy(actor)).executeTakeFirst()

/** Whether there is such a notification for the caller. */
export async function mayMark(
	{ db }: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<unknown>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	return (await findOne(db, reader.value, id)) ? ok(undefined) : fail('not_found', NOT_FOUND)
}

export async function markRead(
	ctx: AppContext,
	actor: Actor,
	id: string,
	read: boolean,
): Promise<Result<NotificationWithMessages>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	const readAt = read ? ctx.now() : null
	return transact(ctx.db, async (tx) => {
		const row = await findOne(tx, reader.value, id)
		if (!row) return fail('not_found', NOT_FOUND)
		await mark(tx, reader.value, [row.id], { read_at: readAt })
		return ok(notificationOf({ ...row, read_at: readAt }))
	})
}

/**
 * Marks all one may see, or all of one type.
 * @returns how many were changed
 */
export async function markAllRead(
	ctx: AppContext,
	actor: Actor,
	{ read, type }: NotificationsChange,
): Promise<Result<number>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	return transact(ctx.db, async (tx) => {
		const isRead = isReadBy(reader.value)
		let changing = uncleared(tx, reader.value)
			.where((eb) => (read ? eb.not(isRead(eb)) : isRead(eb)))
			.where(ownedBy(reader.value))
		if (type) changing = changing.where('type', '=', type)
		const rows = await changing.execute()
		const ids = rows.map(({ id }) => id)
		await mark(tx, reader.value, ids, { read_at: read ? ctx.now() : null })
		return ok(ids.length)
	})
}

export async function clearNotification(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<void>> {
	const reader = readerOf(actor)
	if (!reader.ok) return reader
	return transact(ctx.db, async (tx) => {
		const row = await findOne(tx, reader.value, id)
		if (!row) return fail('not_found', NOT_FOUND)
		await mark(tx, reader.value, [row.id], { cleared_at: ctx.now() })
		return ok(undefined)
	})
}

/** Deletes the notifications to one person alone, in the transaction that closes the account. */
export async function deleteNotificationsOf(tx: Tx, user: UserId): Promise<void> {
	const tables = notificationTables(tx)
	await tables.deleteFrom('notifications').where('for_user_id', '=', user).execute()
	await tables.deleteFrom('notification_marks').where('user_id', '=', user).execute()
}

/** Deletes the notifications about orders whose names are not kept any more. */
export async function deleteNotificationsAbout(tx: Tx, orders: OrderId[]): Promise<void> {
	const tables = notificationTables(tx)
	await tables.deleteFrom('notifications').where('order_id', 'in', orders).execute()
}

/** Notifications that name a person who need not have an account. */
const OF_FEEDBACK = ['feedback.new_from']
const OF_ENQUIRY = ['enquiries.new_from', 'enquiries.was_changed']

/** Deletes the notifications from before a time that name a sender of feedback. */
export const deleteOldFeedbackNotifications = (db: Database, before: number) =>
	deleteSaid(db, OF_FEEDBACK, before)

/** Deletes the notifications from before a time that name a sender of an enquiry. */
export const deleteOldEnquiryNotifications = (db: Database, before: number) =>
	deleteSaid(db, OF_ENQUIRY, before)

async function deleteSaid(db: Database, codes: string[], before: number): Promise<void> {
	await notificationTables(db)
		.deleteFrom('notifications')
		.where('code', 'in', codes)
		.where('created_at', '<', before)
		.execute()
}

/** Deletes the notifications about enquiries, named by their numbers. */
export async function deleteNotificationsOfEnquiries(tx: Tx, numbers: string[]): Promise<void> {
	for (const number of numbers)
		await notificationTables(tx)
			.deleteFrom('notifications')
			.where('code', 'in', OF_ENQUIRY)
			.where('params', 'like', `%${JSON.stringify({ number }).slice(1, -1)}%`)
			.execute()
}
