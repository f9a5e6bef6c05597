import type { Missing } from '../../../domain/installations/schema'
import type { Refused } from '../../ui/forms/problem'

/** What became of a form of the job page. */
export type JobAnswer = { problem: null } | JobRefusal

export interface JobRefusal extends Refused {
	/** The time overlaps another appointment, and may be taken anyway. */
	overlaps?: boolean
	/** What completing it lacks, where that was why. */
	lacks?: Lacks | null
}

export interface Lacks {
	missing: Missing[]
	confirmable: boolean
	/** As it was typed. */
	customerName: string
}
