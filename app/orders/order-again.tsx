import { Form } from 'react-router'
import { orderIntents } from '../components/orders/order-intents'
import { IntentButton } from '../ui/forms/intent-button'
import { ProblemLine } from '../ui/forms/problem-line'

/** Puts the goods of a cancelled order into the cart, as many of each as it had. */
export const OrderAgain = ({ problem }: { problem: string | null }) => (
	<Form method="post">
		<ProblemLine>{problem}</ProblemLine>
		<IntentButton intents={orderIntents} intent="order-again" size="md">
			Order again
		</IntentButton>
	</Form>
)
