import { Checkbox } from '@mantine/core'
import { Form } from 'react-router'
import type { Order } from '../../../domain/orders/schema'
import { IntentButton } from '../../ui/forms/intent-button'
import { type FormProblem, sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { adminOrderIntents } from './order-intents'

interface OrderRouteProps {
	order: Order
	problem: FormProblem<'reason'> | null
}

/** After which somebody is not asked again by itself. */
const ASKED: ReadonlySet<Order['history'][number]['action']> = new Set(['pass', 'lapse', 'route'])

/** Asks the next installer where the present one does not answer, or where now one can be found. */
export function OrderRoute({ order, problem }: OrderRouteProps) {
	const hasAsked = order.history.some(({ action }) => ASKED.has(action))
	return (
		<Form method="post" preventScrollReset>
			{problem && <ProblemLine>{sentenceOf(problem)}</ProblemLine>}
			{order.offerEndsAt && (
				<Text size="small" color="muted">
					The next one is asked on <When at={order.offerEndsAt} time />.
				</Text>
			)}
			{hasAsked && (
				<Checkbox
					name="again"
					value="yes"
					label="Ask again those who said no or did not answer"
					mb="sm"
				/>
			)}
			<IntentButton intents={adminOrderIntents} intent="route" variant="default">
				Offer to the next installer
			</IntentButton>
		</Form>
	)
}
