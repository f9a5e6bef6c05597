import { MAX_BULK } from '../../../../domain/catalogue/limits'
import { BULK_FIELDS } from '../../../../domain/catalogue/rules'
import { isOneOf } from '../../../../shared/one-of'
import { Empty, HeadLink, PortalPage } from '../../../components/portal/portal-page'
import { titleMeta } from '../../../shell/page-title'
import { Flash } from '../../../ui/overlay/flash'
import { number } from '../../../ui/text/format'
import { taxClassChoices } from '../form/tax-class-choices.server'
import type { Route } from './+types/change-products'
import { ApplyChange } from './apply-change'
import { AskChange } from './ask-change'
import { FIELD_WORDS } from './change-intents'
import { changeChosen } from './change-products.server'
import { ChangedFlash } from './changed-flash'

export const meta = titleMeta('Change products')

const isField = isOneOf(BULK_FIELDS)

/** `?ids=` names each chosen product, `?field=` what of them changes, and `?list=` the query of their list. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url)
	const asked = searchParams.get('field') ?? ''
	const field = isField(asked) ? asked : 'price'
	const ids = [...new Set(searchParams.getAll('ids'))].slice(0, MAX_BULK)
	const list = new URLSearchParams(searchParams.get('list') ?? '').toString()
	const taxClasses = field === 'taxClass' ? await taxClassChoices(context, null) : []
	return { ids, field, taxClasses, back: `/admin/products${list && `?${list}`}` }
}

export const action = changeChosen

export { sendForm as clientAction } from '../../../ui/forms/send-form'

/** Price, category or tax class of the products that were chosen in their list. */
export default function ChangeProducts({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { ids, field, taxClasses, back } = loaderData
	const count = ids.length
	const problem = answer?.problem ?? null
	// A refused change is previewed again: the products may be others by now.
	const refused = problem?.intent === 'preview' ? null : problem
	return (
		<PortalPage
			title={FIELD_WORDS[field].title}
			intro={`${number(count)} ${count === 1 ? 'product' : 'products'} chosen`}
			action={<HeadLink to={back}>Back to the products</HeadLink>}
		>
			{refused && <Flash done={null} problem={refused.message} />}
			{answer?.problem === null && answer.step !== 'preview' && (
				<ChangedFlash step={answer.step} changed={answer.changed} />
			)}
			{count === 0 ? (
				<Empty>
					<p>No product is chosen. Tick some in the list, then choose what changes.</p>
				</Empty>
			) : (
				<AskChange
					key={field}
					ids={ids}
					field={field}
					taxClasses={taxClasses}
					problem={refused ? null : problem}
				/>
			)}
			{answer?.problem === null && answer.step === 'preview' && (
				<ApplyChange field={field} preview={answer.preview} />
			)}
		</PortalPage>
	)
}
