import { useActionData } from 'react-router'
import type { Values } from '../../ui/forms/values'
import type { JobAnswer } from './job-answer'
import { type JobIntent, jobIntents } from './job-intents'

/**
 * What was typed into a form that was sent as a page of its own and not taken.
 * @param about what tells it from the page's other forms that ask for the same
 */
export function useSent(intent: JobIntent, about: Values = {}): Values {
	const problem = jobIntents.problem(useActionData<JobAnswer>(), intent)
	const values: Values = problem?.values ?? {}
	return Object.entries(about).every(([name, value]) => values[name] === value) ? values : {}
}
