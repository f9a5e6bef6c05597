import { ownTables } from '../../db/module-tables.ts'
import type { JobKindName } from './schema.ts'

export interface JobTables {
	jobs: {
		id: string
		kind: JobKindName
		key: string
		/** As JSON. */
		payload: string
		run_at: number
		attempts: number
		leased_until: number | null
		leased_by: string | null
		done_at: number | null
		failed_at: number | null
		error: string | null
		created_at: number
	}
}

export const jobTables = ownTables<JobTables>
