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
	/** Kinds whose outside service did not answer in time, so often in a row. */
	job_pauses: { kind: JobKindName; timeouts: number; paused_until: number | null }
}

declare module '../../db/tables.ts' {
	interface Tables extends JobTables {}
}

export const jobTables = ownTables<JobTables>
