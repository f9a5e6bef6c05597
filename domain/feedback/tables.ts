import { ownTables } from '../../db/module-tables.ts'
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
}

declare module '../../db/tables.ts' {
	interface Tables extends FeedbackTables {}
}

export const feedbackTables = ownTables<FeedbackTables>
