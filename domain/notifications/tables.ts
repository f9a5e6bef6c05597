import { ownTables } from '../../db/module-tables.ts'
import type { Role } from '../../shared/actor.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import type { NotificationType } from './schema.ts'

export interface NotificationTables {
	notifications: {
		id: string
		for_role: Role | null
		for_user_id: UserId | null
		/** The code of its sentence, and the parameters as JSON; null for one from before there were codes. */
		code: string | null
		params: string | null
		/** The text of one from before there were codes. */
		text: string | null
		type: NotificationType
		link: string | null
		order_id: OrderId | null
		/** 1 where it is sent to open screens only and is in no list. */
		quiet: number
		created_at: number
		/** Null until it is numbered, soon after its commit. */
		event_sequence: number | null
	}
	/** Each reader's mark on it. */
	notification_marks: {
		notification_id: string
		user_id: UserId
		read_at: number | null
		cleared_at: number | null
	}
	notification_sequence: {
		id: number
		last: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends NotificationTables {}
}

export const notificationTables = ownTables<NotificationTables>
