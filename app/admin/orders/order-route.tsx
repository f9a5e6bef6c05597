import { Form } from 'react-router'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { adminOrderIntents } from './order-intents'

/** Asks the next installer where the one who was asked does not answer, or where now one can be found. */
export function OrderRoute({ problem }: { problem: FormProblem<'reason'> | null }) {
	return (
		<Form method="post" preventScrollReset>
			{problem && <ProblemLine>{sentenceOf(problem)}</ProblemLine>}
			<IntentButton intents={adminOrderIntents} intent="route" variant="default">
				Ask the next installer
			</IntentButton>
		</Form>
	)
}
