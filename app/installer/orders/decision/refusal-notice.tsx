import { sentenceOf } from '../../../ui/forms/problem'
import type { DecisionAnswer } from './decision'
import { Refusal } from './decision-buttons'

/** The refusal as a page of its own shows it, where JavaScript is off: the order may not be listed any more. */
export function RefusalNotice({ answer }: { answer: DecisionAnswer | undefined }) {
	const problem = answer?.problem
	return <Refusal>{problem ? `${problem.values.id}: ${sentenceOf(problem)}` : null}</Refusal>
}
