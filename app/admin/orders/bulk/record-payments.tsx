import { NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { BulkFlash } from '../../../components/portal/chosen/bulk-outcome'
import { HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { useFirstError } from '../../../ui/forms/first-error'
import { formFields } from '../../../ui/forms/form-fields'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import { RequestKey } from '../money/request-key'
import type { Route } from './+types/record-payments'
import { bulkIntents } from './bulk-intents'
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
	const form = useFirstError(problem)
	const field = formFields(problem, { date: today }, { size: 'md', autoComplete: 'off' })
	const result = actionData && 'result' in actionData ? actionData.result : null
	return (
		<PortalPage
			title="Record payments"
			intro="Each order is recorded by itself: what is due of it, unless its line says an amount."
			action={<HeadLink to="/admin/orders">Orders</HeadLink>}
		>
			<BulkFlash result={result} done={recordedOf} />
			<Card as={Form} ref={form} method="post" noValidate narrow pad={6}>
				<ProblemSummary of={problem} beside={['way', 'date', 'lines']} />
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
			</Card>
		</PortalPage>
	)
}
