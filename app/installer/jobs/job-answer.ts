import type { Missing } from '../../../domain/installations/schema'
import type { JobIntent } from './job-intents'

/** What became of a form of the job page. */
export interface JobAnswer {
	/** Null where no answer came to a form that could not be read. */
	intent: JobIntent | null
	/** The step, product or photo it was about. */
	about: string
	/** Why it was not taken; null when it was. */
	problem: string | null
	/** The time overlaps another appointment, and may be taken anyway. */
	overlaps: boolean
	/** What completing it lacks, with what was typed as the customer's name; null where that was not why. */
	lacks: { missing: Missing[]; confirmable: boolean; customerName: string } | null
}
