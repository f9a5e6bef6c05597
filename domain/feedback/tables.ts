import { ownTables } from '../../db/module-tables.ts'
import type { UserId } from '../../shared/ids.ts'
import type { FeedbackStatus } from './schema.ts'

export interface FeedbackTables {
	feedback: {
		id: string
		name: string
		email: string
		subject: string
		message: string
		status: FeedbackStatus
		created_at: number
		updated_at: number
	}
	/** The replies of the shop. */
	feedback_replies: {
		id: string
		feedback_id: string
		text: string
		writer_id: UserId
		writer_name: string
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends FeedbackTables {}
}

export const feedbackTables = ownTables<FeedbackTables>
