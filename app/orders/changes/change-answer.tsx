import { Textarea } from '@mantine/core'
import { Form } from 'react-router'
import type { OrderChange } from '../../../domain/fulfilment/changes/change-schema'
import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { orderIntents } from '../../components/orders/order-intents'
import { IntentButton } from '../../ui/forms/intent-button'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'

interface ChangeAnswerProps {
	change: OrderChange
	/** Why an answer was not taken. */
	problem: string | null
	contacts: { consent: ContactField | null; refuse: ContactField | null }
}

const MAX_LENGTH = 500

/** The buyer's two answers to a proposal; agreeing names the proposal as seen. */
export function ChangeAnswer({
	change: { n, hash, allowedActions },
	problem,
	contacts,
}: ChangeAnswerProps) {
	if (!allowedActions.includes('consent')) return null
	return (
		<Stack gap={3}>
			<ProblemLine>{problem}</ProblemLine>
			<Stack as={Form} gap={3} align="start" method="post" preventScrollReset>
				<input type="hidden" name="n" value={n} />
				<input type="hidden" name="hash" value={hash} />
				<OrderContact contact={contacts.consent} />
				<IntentButton intents={orderIntents} intent="consent-change" size="md">
					Agree to the change
				</IntentButton>
			</Stack>
			<details open={contacts.refuse?.error != null || undefined}>
				<ButtonLink as="summary" variant="line">
					Refuse the change
				</ButtonLink>
				<Stack as={Form} gap={3} align="start" method="post" preventScrollReset>
					<input type="hidden" name="n" value={n} />
					<Textarea
						name="reason"
						label="Reason (optional)"
						description="Your installer can read it. The order stays as it is."
						maxLength={MAX_LENGTH}
						rows={2}
						size="md"
					/>
					<OrderContact contact={contacts.refuse} />
					<IntentButton intents={orderIntents} intent="refuse-change" variant="default" size="md">
						Refuse the change
					</IntentButton>
				</Stack>
			</details>
		</Stack>
	)
}
