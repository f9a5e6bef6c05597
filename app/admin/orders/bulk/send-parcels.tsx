import { TextInput } from '@mantine/core'
import { titleMeta } from '../../../shell/page-title'
import { formFields } from '../../../ui/forms/form-fields'
import type { Route } from './+types/send-parcels'
import { bulkIntents } from './bulk-intents'
import { BulkPage } from './bulk-page'
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
	const field = formFields(problem, {}, { size: 'md', autoComplete: 'off' })
	return (
		<BulkPage
			title="Send parcels"
			intro="All that is left of each order goes into one parcel, and its buyer gets a mail."
			answer={actionData}
			problem={problem}
			done={sentOf}
			beside={['carrier', 'lines']}
		>
			<TextInput {...field('carrier')} label="Carrier" maxLength={80} required />
			<PastedField
				label="Tracking numbers"
				description="A line for each order: its number, then the tracking number. Or the tracking numbers alone, in the same order. An order without one is not sent."
				orders={orders}
				problem={problem}
				send="Send the parcels"
			/>
		</BulkPage>
	)
}
