import type { PlanAnswer, PlanOption } from '../../domain/planner/sizing/answer-schema'

/** The system of a plan that is looked at: the chosen one where there is one, else the best; none in an empty plan. */
export const optionOf = (
	{ options }: Pick<PlanAnswer, 'options'>,
	choice: string | undefined,
): PlanOption | undefined => options.find(({ role }) => role === choice) ?? options[0]
