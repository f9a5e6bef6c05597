import { Checkbox, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import type { RefundView } from '../../../../domain/payments/schema'
import type { RefundDestination } from '../../../../domain/settlement/destination-schema'
import { Fact, FactList } from '../../../ui/display/fact-list'
import { useFirstError } from '../../../ui/forms/first-error'
import { FoldedForm } from '../../../ui/forms/folded-form'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { Price } from '../../../ui/text/price'
import { Text } from '../../../ui/text/text'
import { adminOrderIntents } from '../order-intents'
import type { MoneyProblems } from './problems'
import { RequestKey } from './request-key'

const MAX_REASON = 300
const MAX_REFERENCE = 100

interface RefundFormProps {
	/** Rupees. */
	most: number
	/** The amount paid beyond the total, in rupees. */
	owed: number
	requestKey: string
	problem: MoneyProblems['refund']
}

/** Refunds an amount, in two steps: opening this is the first. */
export function RefundForm({ most, owed, requestKey, problem }: RefundFormProps) {
	const form = useFirstError(problem)
	const field = formFields(problem, { amount: (owed || most).toFixed(2) }, { size: 'md' })
	return (
		<FoldedForm id="refund" title="Refund" color="danger" open={problem !== null} ref={form}>
			<Text size="small">
				At most <Price rupees={most} light />. Razorpay refunds what was paid online; the rest you
				send yourself, and then mark as sent.
			</Text>
			<ProblemSummary of={problem} beside={['amount', 'reason']} />
			<RequestKey fresh={requestKey} problem={problem} />
			<TextInput {...field('amount')} label="Amount in rupees" inputMode="decimal" />
			<TextInput
				{...field('reason')}
				label="Reason"
				description="The buyer can read it."
				maxLength={MAX_REASON}
			/>
			<Checkbox
				name="payAgain"
				value="true"
				label="The buyer is to pay it again, such as after a double payment"
			/>
			<IntentButton intents={adminOrderIntents} intent="refund" danger size="md">
				Refund this amount
			</IntentButton>
		</FoldedForm>
	)
}

interface RefundSentFormProps {
	refund: RefundView
	/** Where it goes; null where the buyer has not said. */
	destination: RefundDestination | null
	problem: MoneyProblems['sent']
}

/** Where a refund is sent, in full: it is deleted once it is marked as sent. */
function Destination({ of }: { of: RefundDestination | null }) {
	if (!of)
		return (
			<Text size="small" color="muted">
				The buyer has not said yet where it goes. They are asked by mail and on their page of the
				order.
			</Text>
		)
	return (
		<FactList>
			{of.upiId !== '' && <Fact name="UPI id">{of.upiId}</Fact>}
			{of.accountNumber !== '' && (
				<>
					<Fact name="Account holder">{of.accountName}</Fact>
					<Fact name="Account number">{of.accountNumber}</Fact>
					<Fact name="IFSC">{of.ifsc}</Fact>
				</>
			)}
		</FactList>
	)
}

/** Says that a refund was sent by hand. */
export function RefundSentForm({ refund, destination, problem }: RefundSentFormProps) {
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md', autoComplete: 'off' })
	return (
		<Card as={Form} ref={form} method="post" noValidate preventScrollReset>
			<Text size="small">
				<strong>
					Send <Price rupees={refund.amount} light /> back to the buyer.
				</strong>{' '}
				{refund.reason}
			</Text>
			<Destination of={destination} />
			<ProblemSummary of={problem} beside={['reference']} />
			<input type="hidden" name="refundId" value={refund.id} />
			<TextInput
				{...field('reference')}
				label="Reference of your transfer"
				maxLength={MAX_REFERENCE}
			/>
			<IntentButton intents={adminOrderIntents} intent="refund-sent" variant="default" size="md">
				Mark as sent
			</IntentButton>
		</Card>
	)
}
