import { isUnderWay } from '../rules.ts'
import type { Job, Visit } from '../schema.ts'

/** The visit of a job that waits for a time of its installer; null where none does. */
export function visitToPlan(
	{ status, appointment, survey, steps, doneSteps }: Omit<Job, 'toPlan'>,
	plansSurveys: boolean,
): Visit | null {
	if (!isUnderWay(status)) return null
	if (appointment?.state === 'change-requested') return 'installation'
	const isSurveyToCome = plansSurveys && steps.includes('survey') && !doneSteps.includes('survey')
	if (isSurveyToCome && survey?.state === 'change-requested') return 'survey'
	if (appointment) return null
	if (!isSurveyToCome) return 'installation'
	return survey ? null : 'survey'
}
