import { NativeSelect, TextInput } from '@mantine/core'
import { titleMeta } from '../../../shell/page-title'
import { formFields } from '../../../ui/forms/form-fields'
import { RequestKey } from '../money/request-key'
import type { Route } from './+types/record-payments'
import { bulkIntents } from './bulk-intents'
import { BulkPage } from './bulk-page'
import { PastedField } from './pasted-field'
import { loadPayments, recordPayments } from './record-payments.server'

export const meta = titleMeta('Record payments')

export const loader = ({ request, context }: Route.LoaderArgs) => loadPayments(context, request)

export const action = recordPayments

export { sendForm as clientAction } from '../../../ui/forms/send-form'

const WAYS = [
	{ value: 'transfer', label: 'Bank transfer or UPI' },
	{ value: 'cod', label: 'Cash on delivery' },
]

const recordedOf = ({ length }: readonly unknown[]) =>
	length === 1 ? '1 payment is recorded.' : `${length} payments are recorded.`

/** Payments of several orders, by references that are pasted from a list of the bank or a carrier. */
export default function RecordPayments({ loaderData, actionData }: Route.ComponentProps) {
	const { orders, today, requestKey } = loaderData
	const problem = bulkIntents.problem(actionData, 'send')
	const field = formFields(problem, { date: today }, { size: 'md', autoComplete: 'off' })
	return (
		<BulkPage
			title="Record payments"
			intro="Each order is recorded by itself: what is due of it, unless its line says an amount."
			answer={actionData}
			problem={problem}
			done={recordedOf}
			beside={['way', 'date', 'lines']}
		>
			<RequestKey key={requestKey} fresh={requestKey} problem={problem} />
			<NativeSelect {...field('way')} label="Paid by" data={WAYS} />
			<TextInput {...field('date')} type="date" max={today} label="Day of the payments" />
			<PastedField
				label="References"
				description="A line for each order: its number, the reference such as the UTR, and the amount in rupees if it is not all that is due. An order without a reference is left out."
				orders={orders}
				problem={problem}
				send="Record the payments"
			/>
		</BulkPage>
	)
}
