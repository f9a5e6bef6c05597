import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import type { PlannerData } from '../answer/planner-data'

/** The data that the questions of a plan are drawn from. */
export interface FieldsProps extends Pick<PlannerData, 'details' | 'mistakes' | 'cities'> {
	/** The state of the last plan; none before there is one. */
	state?: PlanAnswer['state'] | undefined
	/** The tariff of the last plan. */
	tariff?: PlanAnswer['tariff'] | undefined
}
