import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import type { PlannerData } from '../answer/planner-data'

/** What the questions of a plan are drawn from. */
export interface FieldsProps extends Pick<PlannerData, 'details' | 'mistakes' | 'cities'> {
	/** What the last plan was counted in; none before there is one. */
	state?: PlanAnswer['state'] | undefined
	/** What it was billed by. */
	tariff?: PlanAnswer['tariff'] | undefined
}
