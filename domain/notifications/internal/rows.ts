import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Actor, SignedIn } from '../../../shared/actor.ts'
import { type Message, message, messageOfCode } from '../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { EventWithMessages, NotificationWithMessages } from '../schema.ts'
import { type NotificationTables, notificationTables } from '../tables.ts'

/** Every logged-in user has notifications. */
export const readerOf = (actor: Actor): Result<SignedIn> =>
	actor.kind === 'user' ? ok(actor) : fail('not_signed_in', message('notifications.log_in'))

/** One's own and one's role's: the condition every read and change of a notification carries. */
export const ownedBy =
	(actor: SignedIn) => (eb: ExpressionBuilder<NotificationTables, 'notifications'>) =>
		eb.or([eb('for_user_id', '=', actor.id), eb('for_role', '=', actor.role)])

type Row = Selectable<NotificationTables['notifications']>

const messageOf = ({ code, params, text }: Row): Message =>
	code === null
		? message('notifications.as_written', { text: text ?? '' })
		: messageOfCode(code, JSON.parse(params ?? '{}'))

const factsOf = (row: Row) => ({
	id: row.id,
	message: messageOf(row),
	type: row.type,
	link: row.link,
	orderId: row.order_id,
})

export const eventOf = (row: Row): EventWithMessages => ({
	...factsOf(row),
	quiet: row.quiet === 1,
})

/** A notification with its reader's mark. */
export type ReadRow = Row & { read_at: number | null }

export const notificationOf = (row: ReadRow): NotificationWithMessages => ({
	...factsOf(row),
	read: row.read_at !== null,
	timestamp: new Date(row.created_at).toISOString(),
})

/** The notifications the actor may see and has not cleared, each with their own mark. */
export const uncleared = (db: Database, actor: SignedIn) =>
	notificationTables(db)
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

/** Whether the actor has read it. */
export const isReadBy =
	(actor: SignedIn) => (eb: ExpressionBuilder<NotificationTables, 'notifications'>) =>
		eb.exists(markOf(eb, actor).select('mark.user_id').where('mark.read_at', 'is not', null))

/** The actor's mark on a notification. */
export const markOf = (
	eb: ExpressionBuilder<NotificationTables, 'notifications'>,
	{ id }: SignedIn,
) =>
	eb
		.selectFrom('notification_marks as mark')
		.whereRef('mark.notification_id', '=', 'notifications.id')
		.where('mark.user_id', '=', id)
