import type { Decision } from './decision'
import { Refusal } from './decision-buttons'

/** The refusal as a page of its own shows it, where JavaScript is off: the order may not be listed any more. */
export function RefusedElsewhere({
	decision,
}: {
	decision: Decision | { data: Decision } | undefined
}) {
	const { id, refusal } = (decision && 'data' in decision ? decision.data : decision) ?? {}
	return <Refusal>{refusal ? `${id}: ${refusal}` : null}</Refusal>
}
