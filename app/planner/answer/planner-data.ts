import type { PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import type { CoverageThere } from '../../components/delivery/coverage.server'
import type { QuestionStep } from '../questions/question-steps'

export interface PlannerData {
	details: PlanDetails
	/** null while questions are open, and where something typed is wrong. */
	plan: PlanAnswer | null
	/** Whether the shop installs where it is for; null where that is not known. */
	coverage: CoverageThere | null
	/** Whether the shop issues quotations. */
	quotes: boolean
	/** Sentences by the names of an address. */
	mistakes: Record<string, string>
	/** An error that is about no field. */
	problem: string | null
	/** The question to be asked while there is no plan. */
	step: QuestionStep
	/** Whether the address is on its way through the questions, rather than at the answer. */
	asking: boolean
	/** The cities that can be given in place of a PIN code. */
	cities: string[]
}

export const NOTHING_FOUND: PlannerData = {
	details: {},
	plan: null,
	coverage: null,
	quotes: false,
	mistakes: {},
	problem: null,
	step: 1,
	asking: false,
	cities: [],
}
