import type { Order } from '../../../../domain/orders/schema'
import { useFormAnswers } from '../../../ui/forms/form-answers'
import { type Refused, sentenceOf } from '../../../ui/forms/problem'
import { valuesOf } from '../../../ui/forms/values'

export type Step = 'accept' | 'decline'

export const isStep = (text: unknown): text is Step => text === 'accept' || text === 'decline'

const isDecision = (text: unknown): text is Decision['step'] => isStep(text) || text === 'undo'

/** The answer to a step: the order as it then is, or why it was not taken. */
export type DecisionAnswer = { problem: null; order?: Order } | Refused<'id'>

/** The result of an installer's press of a button of an order. */
export interface Decision {
	id: string
	step: Step | 'undo'
	/** Why it was not done; null when it was. */
	refusal: string | null
	/** The order as it then is. */
	order?: Order
}

/** Calls back with each decision made on this page, which may take the order off the list. */
export const useDecisions = (onDecision: (decision: Decision) => void) =>
	useFormAnswers(({ form, answer }) => {
		const { intent: step, id = '' } = valuesOf(form)
		if (!isDecision(step) || !answer) return
		const { problem, ...made } = answer as DecisionAnswer
		onDecision({ id, step, refusal: sentenceOf(problem), ...made })
	})
