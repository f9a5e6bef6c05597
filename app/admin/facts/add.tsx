import { titleMeta } from '../../shell/page-title'
import type { Route } from './+types/add'
import { saveFact } from './change.server'
import { factFields } from './fact-fields'
import { FactForm } from './fact-form'
import { today } from './facts.server'
import { isFactKind, KINDS } from './words'

const titleOf = (kind: keyof typeof KINDS) => `Add: ${KINDS[kind].one}`

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) =>
	loaderData ? titleOf(loaderData.kind) : 'Add',
)

export function loader({ request }: Route.LoaderArgs) {
	const asked = new URL(request.url).searchParams.get('kind')
	return { kind: isFactKind(asked) ? asked : ('tax-class' as const), today: today() }
}

export const action = saveFact

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, today } = loaderData
	return (
		<FactForm
			key={kind}
			title={titleOf(kind)}
			intro="It applies from its day on. The history keeps each row."
			kind={kind}
			fields={factFields(kind)}
			initial={{ validFrom: today, asOf: today }}
			problem={actionData?.problem}
		/>
	)
}
