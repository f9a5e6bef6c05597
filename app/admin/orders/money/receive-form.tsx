import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { OrderPayments } from '../../../../domain/settlement/schema'
import { useFirstError } from '../../../ui/forms/first-error'
import { FoldedForm } from '../../../ui/forms/folded-form'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { adminOrderIntents } from '../order-intents'
import type { MoneyProblems } from './problems'
import type { ReceivedInAddress } from './received-in-address'
import { RequestKey } from './request-key'

const WAYS = [
	{ value: 'transfer', label: 'Bank transfer or UPI' },
	{ value: 'cod', label: 'On delivery' },
]

const COLLECTED = [
	{ value: 'cash', label: 'Cash' },
	{ value: 'upi', label: 'UPI' },
	{ value: 'card', label: 'Card' },
]

const MAX_REFERENCE = 100

interface ReceiveFormProps {
	money: OrderPayments
	requestKey: string
	today: string
	received: ReceivedInAddress | null
	problem: MoneyProblems['receive']
}

/** Records a payment, in two steps: opening this is the first. */
export function ReceiveForm({ money, requestKey, today, received, problem }: ReceiveFormProps) {
	const form = useFirstError(problem)
	const { next, open, due } = money
	const initial = {
		way: next?.way === 'cod' ? 'cod' : 'transfer',
		amount: open > 0 ? (due || open).toFixed(2) : '',
		date: today,
		collected: 'cash',
		...(received && { way: 'transfer', ...received }),
	}
	const field = formFields(problem, initial, { size: 'md' })
	return (
		<FoldedForm
			id="receive"
			title="Mark as received"
			open={problem !== null || received !== null}
			ref={form}
		>
			<ProblemSummary of={problem} beside={['way', 'collected', 'amount', 'reference', 'date']} />
			<RequestKey fresh={requestKey} problem={problem} />
			<NativeSelect {...field('way')} label="Paid by" data={WAYS} />
			<NativeSelect
				{...field('collected')}
				label="On delivery, paid in"
				description="Cash is less than ₹2,00,000 for one order, and from one buyer in a day. Of no concern to a transfer."
				data={COLLECTED}
			/>
			<TextInput {...field('amount')} label="Amount in rupees" inputMode="decimal" />
			{problem?.fields.amount && (
				<Checkbox name="confirmOverpaid" value="true" label="This amount is right" />
			)}
			<TextInput
				{...field('reference')}
				label="Reference"
				description="From the bank, such as the UTR. On delivery it may stay blank."
				maxLength={MAX_REFERENCE}
				autoComplete="off"
			/>
			<TextInput {...field('date')} type="date" max={today} label="Day of the payment" />
			<IntentButton intents={adminOrderIntents} intent="receive" size="md">
				Mark as received
			</IntentButton>
		</FoldedForm>
	)
}
