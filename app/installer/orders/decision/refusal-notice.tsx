import type { DecisionAnswer } from '../../../components/installer/decision/decision'
import { Refusal } from '../../../components/installer/decision/decision-buttons'
import { sentenceOf } from '../../../ui/forms/problem'

/** The refusal as a page of its own shows it, where JavaScript is off: the order may not be listed any more. */
export function RefusalNotice({ answer }: { answer: DecisionAnswer | undefined }) {
	const problem = answer?.problem
	return <Refusal>{problem ? `${problem.values.id}: ${sentenceOf(problem)}` : null}</Refusal>
}
