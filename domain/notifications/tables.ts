import type { Role } from '../shared/actor.ts'
import type { OrderId, UserId } from '../shared/ids.ts'
import type { NotificationType } from './schema.ts'

export interface NotificationTables {
	notifications: {
		id: string
		for_role: Role | null
		for_user_id: UserId | null
		message: string
		type: NotificationType
		link: string | null
		order_id: OrderId | null
		read_at: number | null
		created_at: number
		/** Null until it is numbered, soon after its commit. */
		seq: number | null
	}
	notification_numbers: {
		id: number
		last: number
	}
}
