import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'

/** Whether the system is worth its money, why not, and what would change that. A no is said by the heading above. */
export function Verdict({ answer, sentence, why, wouldChange }: PlanOption['verdict']) {
	const reasons = [...why, ...wouldChange]
	return (
		<Stack gap={2}>
			{answer !== 'no' && <Text strong>{sentence}</Text>}
			{reasons.map((reason) => (
				<p key={reason}>{reason}</p>
			))}
		</Stack>
	)
}
