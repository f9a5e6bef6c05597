import { Form } from 'react-router'
import { IntentButton } from '../../../ui/forms/intent-button'
import { type FormProblem, sentenceOf } from '../../../ui/forms/problem'
import { ProblemLine } from '../../../ui/forms/problem-line'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { adminOrderIntents } from '../order-intents'

/** An order on delivery that waits for its buyer's code; after a talk with the buyer an admin needs none. */
export function ConfirmOrder({ problem }: { problem: FormProblem | null }) {
	const sentence = sentenceOf(problem)
	return (
		<Stack as={Form} id="confirm" method="post" preventScrollReset gap={2} align="start">
			<Text size="small">
				This order waits until its buyer confirms it. You can do so for them, after a call.
			</Text>
			<IntentButton intents={adminOrderIntents} intent="confirm">
				Confirm the order
			</IntentButton>
			{sentence && <ProblemLine>{sentence}</ProblemLine>}
		</Stack>
	)
}
