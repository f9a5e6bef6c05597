import { titleMeta } from '../../shell/page-title'
import type { Route } from './+types/add'
import { saveReferenceRow } from './change.server'
import { referenceFields } from './reference-fields'
import { ReferenceRowForm } from './reference-row-form'
import { today } from './rows.server'
import { isReferenceKind, KINDS } from './words'

const titleOf = (kind: keyof typeof KINDS) => `Add: ${KINDS[kind].one}`

export const meta: Route.MetaFunction = titleMeta(({ loaderData }) =>
	loaderData ? titleOf(loaderData.kind) : 'Add',
)

export function loader({ request }: Route.LoaderArgs) {
	const asked = new URL(request.url).searchParams.get('kind')
	return { kind: isReferenceKind(asked) ? asked : ('tax-class' as const), today: today() }
}

export const action = saveReferenceRow

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, today } = loaderData
	return (
		<ReferenceRowForm
			key={kind}
			title={titleOf(kind)}
			intro="It applies from its day on. The history keeps each row."
			kind={kind}
			fields={referenceFields(kind)}
			initial={{ validFrom: today, asOf: today }}
			problem={actionData?.problem}
		/>
	)
}
