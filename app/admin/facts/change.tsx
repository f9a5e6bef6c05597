import { data } from 'react-router'
import { fieldValues } from '../../components/forms/field-values'
import { titleMeta } from '../../shell/page-title'
import type { Route } from './+types/change'
import { saveFact } from './change.server'
import { factFields } from './fact-fields'
import { FactForm } from './fact-form'
import { factWith, today } from './facts.server'
import { nameOf } from './words'

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) =>
	loaderData ? `Change: ${nameOf(loaderData.fact)}` : 'Change',
)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
	const fact = await factWith(context, id)
	if (!fact) throw data('There is no such row.', { status: 404 })
	return { fact, today: today() }
}

export const action = saveFact

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
	const { fact, today } = loaderData
	const { kind, state, figures } = fact
	const fields = factFields(kind, fact)
	const initial = fieldValues(fields, { state, figures, validFrom: today })
	return (
		<FactForm
			key={fact.id}
			title={`Change: ${nameOf(fact)}`}
			intro="This adds a row that applies from its day on. The current row stays in the history."
			kind={kind}
			fields={fields}
			initial={initial}
			problem={actionData?.problem}
		/>
	)
}
