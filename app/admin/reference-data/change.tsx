import { data } from 'react-router'
import { fieldValues } from '../../components/forms/field-values'
import { titleMeta } from '../../shell/page-title'
import type { Route } from './+types/change'
import { saveReferenceRow } from './change.server'
import { referenceFields } from './reference-fields'
import { ReferenceRowForm } from './reference-row-form'
import { rowWithId, today } from './rows.server'
import { nameOf } from './words'

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) =>
	loaderData ? `Change: ${nameOf(loaderData.row)}` : 'Change',
)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const row = await rowWithId(context, id)
	if (!row) throw data('There is no such row.', { status: 404 })
	return { row, today: today() }
}

export const action = saveReferenceRow

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
	const { row, today } = loaderData
	const { kind, state, figures } = row
	const fields = referenceFields(kind, row)
	const initial = fieldValues(fields, { state, figures, validFrom: today })
	return (
		<ReferenceRowForm
			key={row.id}
			title={`Change: ${nameOf(row)}`}
			intro="This adds a row that applies from its day on. The current row stays in the history."
			kind={kind}
			fields={fields}
			initial={initial}
			problem={actionData?.problem}
		/>
	)
}
