import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import type { OrderPayments } from '../../../../domain/settlement/schema'
import { useFirstError } from '../../../ui/forms/first-error'
import { formFields } from '../../../ui/forms/form-fields'
import { IntentButton } from '../../../ui/forms/intent-button'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { Action } from '../../../ui/text/action'
import { adminOrderIntents } from '../order-intents'
import type { MoneyProblems } from './problems'
import { RequestKey } from './request-key'

const WAYS = [
	{ value: 'transfer', label: 'Bank transfer or UPI' },
	{ value: 'cod', label: 'On delivery' },
]

const MAX_REFERENCE = 100

interface ReceiveFormProps {
	money: OrderPayments
	requestKey: string
	today: string
	problem: MoneyProblems['receive']
}

/** Records a payment, in two steps: opening this is the first. */
export function ReceiveForm({ money, requestKey, today, problem }: ReceiveFormProps) {
	const form = useFirstError(problem)
	const { next, open, due } = money
	const field = formFields(problem, {
		way: next?.way === 'cod' ? 'cod' : 'transfer',
		amount: open > 0 ? (due || open).toFixed(2) : '',
		date: today,
	})
	return (
		<details open={problem !== null || undefined}>
			<Action as="summary" look="line">
				Mark as received
			</Action>
			<Card as={Form} ref={form} method="post" noValidate preventScrollReset>
				<ProblemSummary of={problem} beside={['way', 'amount', 'reference', 'date']} />
				<RequestKey fresh={requestKey} problem={problem} />
				<NativeSelect {...field('way')} label="Paid by" data={WAYS} size="md" />
				<TextInput {...field('amount')} label="Amount in rupees" inputMode="decimal" size="md" />
				{problem?.fields.amount && (
					<Checkbox name="confirmOverpaid" value="true" label="This amount is right" />
				)}
				<TextInput
					{...field('reference')}
					label="Reference"
					description="From the bank, such as the UTR. On delivery it may stay blank."
					maxLength={MAX_REFERENCE}
					autoComplete="off"
					size="md"
				/>
				<TextInput
					{...field('date')}
					type="date"
					max={today}
					label="Day of the payment"
					size="md"
				/>
				<IntentButton intents={adminOrderIntents} intent="receive" size="md">
					Mark as received
				</IntentButton>
			</Card>
		</details>
	)
}
