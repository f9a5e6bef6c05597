import type { FieldSpec } from '../../components/forms/field-spec'
import { FieldsCard } from '../../components/forms/fields-card'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import type { FormProblem } from '../../ui/forms/problem'
import type { Values } from '../../ui/forms/values'
import type { KINDS } from './words'

interface ReferenceRowFormProps {
	title: string
	intro: string
	kind: keyof typeof KINDS
	fields: readonly FieldSpec[]
	initial: Values
	problem: FormProblem | null | undefined
}

/** The page of a form for a row of this kind. */
export function ReferenceRowForm({
	title,
	intro,
	kind,
	fields,
	initial,
	problem,
}: ReferenceRowFormProps) {
	const back = `/admin/facts?kind=${kind}`
	return (
		<PortalPage
			title={title}
			intro={intro}
			action={<HeadLink to={back}>Tariffs and prices</HeadLink>}
		>
			<FieldsCard fields={fields} initial={initial} problem={problem} back={back}>
				<input type="hidden" name="kind" value={kind} />
			</FieldsCard>
		</PortalPage>
	)
}
