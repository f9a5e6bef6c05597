import { TextInput } from '@mantine/core'
import type { BankOfferView } from '../../../domain/reports/money/money-schema'
import { useFirstError } from '../../ui/forms/first-error'
import { FoldedForm } from '../../ui/forms/folded-form'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import { ONE_FORM } from '../../ui/forms/intents'
import type { FormProblem } from '../../ui/forms/problem'

const MAX_REFERENCE = 100

export type ReceiptProblem = FormProblem<'paymentId' | 'reference' | 'date'>

interface OfferReceivedProps {
	offer: BankOfferView
	today: string
	problem: ReceiptProblem | null
}

/** Records that a bank has paid its offer on a payment, in two steps: opening this is the first. */
export function OfferReceived({ offer, today, problem }: OfferReceivedProps) {
	const { paymentId, orderId } = offer
	const own = problem?.values.paymentId === paymentId ? problem : null
	const form = useFirstError(own)
	const field = formFields(own, { date: today }, { size: 'md' })
	return (
		<FoldedForm title="Record as received" open={own !== null} ref={form}>
			<input type="hidden" name="paymentId" value={paymentId} />
			<TextInput {...field('reference')} label="The bank’s reference" maxLength={MAX_REFERENCE} />
			<TextInput {...field('date')} type="date" label="Received on" max={today} />
			<IntentButton
				intents={ONE_FORM}
				intent="send"
				variant="default"
				aria-label={`Record as received, ${orderId}`}
			>
				Record
			</IntentButton>
		</FoldedForm>
	)
}
