import { TextInput } from '@mantine/core'
import type { CancelRequests } from '../../../../domain/returns/cancelling/cancel-schema'
import { CancelRequestList } from '../../../components/orders/returns/cancel-request-list'
import { FoldedForm } from '../../../ui/forms/folded-form'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { NoteField } from '../../../ui/forms/note-field'
import type { FormProblem } from '../../../ui/forms/problem'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Section } from '../../../ui/layout/section'
import { Text } from '../../../ui/text/text'
import { adminOrderIntents } from '../order-intents'

type AnswerProblem = FormProblem<'refund' | 'answer'> | null

interface CancelRequestAnswerProps {
	cancelRequests: CancelRequests | null
	problems: { grant: AnswerProblem; refuse: AnswerProblem }
}

/** A buyer's request to cancel, with the two answers to one that is open. */
export function CancelRequestAnswer({
	cancelRequests,
	problems: { grant, refuse },
}: CancelRequestAnswerProps) {
	if (!cancelRequests || cancelRequests.requests.length === 0) return null
	const isOpen = cancelRequests.requests.some(({ state }) => state === 'asked')
	const granting = formFields(grant, { refund: cancelRequests.paid.toFixed(2) })
	const refusing = formFields(refuse)
	return (
		<Section title="The buyer asks to cancel" id="cancel-request-answer" gap={2}>
			<CancelRequestList requests={cancelRequests.requests} />
			{isOpen && (
				<>
					<FoldedForm title="Cancel as asked" color="danger" open={grant !== null}>
						<Text size="small">
							The order is cancelled and its products return to stock. This cannot be undone.
						</Text>
						<ProblemSummary of={grant} beside={['refund', 'answer']} />
						<TextInput
							{...granting('refund')}
							label="Refund in rupees"
							inputMode="decimal"
							autoComplete="off"
							size="md"
						/>
						<NoteField
							{...granting('answer')}
							label="To the buyer"
							description="Required unless everything paid is refunded."
						/>
						<IntentButton intents={adminOrderIntents} intent="grant-cancel" danger size="md">
							Cancel and refund
						</IntentButton>
					</FoldedForm>
					<FoldedForm title="Refuse" open={refuse !== null}>
						<ProblemSummary of={refuse} beside={['answer']} />
						<NoteField
							{...refusing('answer')}
							label="Why not?"
							description="The buyer gets this by mail."
						/>
						<IntentButton
							intents={adminOrderIntents}
							intent="refuse-cancel"
							variant="default"
							size="md"
						>
							Refuse to cancel
						</IntentButton>
					</FoldedForm>
				</>
			)}
		</Section>
	)
}
