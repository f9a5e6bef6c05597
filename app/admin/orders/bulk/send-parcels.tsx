import { TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { BulkFlash } from '../../../components/portal/chosen/bulk-outcome'
import { HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { useFirstError } from '../../../ui/forms/first-error'
import { formFields } from '../../../ui/forms/form-fields'
import { ProblemSummary } from '../../../ui/forms/problem-summary'
import { Card } from '../../../ui/layout/card'
import type { Route } from './+types/send-parcels'
import { bulkIntents } from './bulk-intents'
import { loadChosen } from './chosen-orders.server'
import { PastedField } from './pasted-field'
import { sendParcels } from './send-parcels.server'

export const meta = titleMeta('Send parcels')

export const loader = ({ request, context }: Route.LoaderArgs) => loadChosen(context, request)

export const action = sendParcels

export { sendForm as clientAction } from '../../../ui/forms/send-form'

const sentOf = ({ length }: readonly unknown[]) =>
	length === 1 ? '1 parcel is sent.' : `${length} parcels are sent.`

/** Parcels of several orders, by tracking numbers that are pasted from a carrier's list. */
export default function SendParcels({ loaderData: orders, actionData }: Route.ComponentProps) {
	const problem = bulkIntents.problem(actionData, 'send')
	const form = useFirstError(problem)
	const field = formFields(problem, {}, { size: 'md', autoComplete: 'off' })
	const result = actionData && 'result' in actionData ? actionData.result : null
	return (
		<PortalPage
			title="Send parcels"
			intro="All that is left of each order goes into one parcel, and its buyer gets a mail."
			action={<HeadLink to="/admin/orders">Orders</HeadLink>}
		>
			<BulkFlash result={result} done={sentOf} />
			<Card as={Form} ref={form} method="post" noValidate narrow pad={6}>
				<ProblemSummary of={problem} beside={['carrier', 'lines']} />
				<TextInput {...field('carrier')} label="Carrier" maxLength={80} required />
				<PastedField
					label="Tracking numbers"
					description="A line for each order: its number, then the tracking number. Or the tracking numbers alone, in the same order. An order without one is not sent."
					orders={orders}
					problem={problem}
					send="Send the parcels"
				/>
			</Card>
		</PortalPage>
	)
}
