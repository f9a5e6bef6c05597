import { useActionData } from 'react-router'
import type { Values } from '../../ui/forms/values'
import type { JobAnswer } from './job-answer'
import { type JobIntent, jobIntents } from './job-intents'

/**
 * The values typed into a form that was sent as a page of its own and refused.
 * @param about the values that tell it from the page's other forms with the same intent
 */
export function useSent(intent: JobIntent, about: Values = {}): Values {
	const problem = jobIntents.problem(useActionData<JobAnswer>(), intent)
	const values: Values = problem?.values ?? {}
	return Object.entries(about).every(([name, value]) => values[name] === value) ? values : {}
}
