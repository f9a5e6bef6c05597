import { ownTables } from '../../db/module-tables.ts'
import type { UserId } from '../../shared/ids.ts'
import type { VerdictAnswer } from '../planner/sizing/answer/verdict-schema.ts'

export interface SavedPlanTables {
	saved_plans: {
		id: string
		user_id: UserId
		name: string
		/** The address of the plan within the store. */
		plan: string
		/** Power of its system when it was saved. */
		kwp: number
		/** The cost then, less the subsidy, in paise. */
		cost: number
		/** Whether it was worth its money then; null where that was not kept yet. */
		verdict: VerdictAnswer | null
		created_at: number
	}
}

declare module '../../db/tables.ts' {
	interface Tables extends SavedPlanTables {}
}

export const savedPlanTables = ownTables<SavedPlanTables>
