import { Form } from 'react-router'
import type { CancelRequests } from '../../../domain/returns/cancelling/cancel-schema'
import { type ContactField, OrderContact } from '../../components/orders/order-contact'
import { orderIntents } from '../../components/orders/order-intents'
import { CancelRequestList } from '../../components/orders/returns/cancel-request-list'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { NoteField } from '../../ui/forms/note-field'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

interface AskToCancelProps {
	cancelRequests: CancelRequests
	problem: FormProblem<'reason' | 'contact'> | null
	contact: ContactField | null
}

/** The request of a buyer who cannot cancel any more, and the shop's answer. */
export function AskToCancel({ cancelRequests, problem, contact }: AskToCancelProps) {
	const form = useFirstError(problem)
	const { requests, mayAsk } = cancelRequests
	if (requests.length === 0 && !mayAsk) return null
	return (
		<Stack as="section" gap={3} aria-labelledby="cancelling">
			<h2 id="cancelling">Cancelling</h2>
			{requests.length > 0 && <CancelRequestList requests={requests} />}
			{mayAsk && (
				<details open={problem !== null || undefined}>
					<ButtonLink as="summary" variant="line" color="danger">
						Ask to cancel this order
					</ButtonLink>
					<Card as={Form} ref={form} method="post" noValidate preventScrollReset>
						<Text size="small">
							The order is paid for and an installer has taken it on, so the shop has to agree.
						</Text>
						<ProblemSummary of={problem} beside={['reason', 'contact']} />
						<NoteField {...formFields(problem)('reason')} label="Why should it be cancelled?" />
						<OrderContact contact={contact} />
						<IntentButton
							intents={orderIntents}
							intent="ask-to-cancel"
							danger
							size="md"
							w="fit-content"
						>
							Ask to cancel
						</IntentButton>
					</Card>
				</details>
			)}
		</Stack>
	)
}
