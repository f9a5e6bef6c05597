import { Form, useSearchParams } from 'react-router'
import { HeadLink, PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { sentenceOf } from '../../ui/forms/problem'
import { Flash } from '../../ui/overlay/flash'
import { ButtonLink } from '../../ui/text/button-link'
import type { Route } from './+types/delivery'
import { exampleItems, handleRates, readRates } from './delivery.server'
import { deliveryIntents } from './delivery-intents'
import { valuesOfRates } from './rates-fields'
import { RatesForm } from './rates-form'

export const meta = titleMeta('Delivery')

export async function loader({ context }: Route.LoaderArgs) {
	const [{ rates, revision }, items] = await Promise.all([
		readRates(context),
		exampleItems(context),
	])
	return { values: { 'try.items': items, ...valuesOfRates(rates) }, revision }
}

export const action = handleRates

export { sendForm as clientAction } from '../../ui/forms/send-form'

const DONE = { saved: 'The rates are saved.', undone: 'The rates are as they were before.' }

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
	const { values, revision } = loaderData
	const [params] = useSearchParams()
	const done = params.get('done')
	const before = params.get('before')
	const problem = deliveryIntents.problem(actionData, 'save', 'try')
	const notUndone = sentenceOf(deliveryIntents.problem(actionData, 'undo'))
	const said = !actionData && (done === 'saved' || done === 'undone') && DONE[done]
	return (
		<PortalPage
			title="Delivery"
			intro="What delivery costs and how long it takes, by weight and distance from the shop."
			action={<HeadLink to="/admin/settings?section=contact">Address of the shop</HeadLink>}
		>
			<Flash
				done={said}
				problem={notUndone}
				undo={
					done === 'saved' &&
					before === String(revision - 1) && (
						<Form method="post">
							<input type="hidden" name="revision" value={revision} />
							<input type="hidden" name="before" value={before} />
							<ButtonLink
								as="button"
								type="submit"
								variant="line"
								{...deliveryIntents.field('undo')}
							>
								Undo
							</ButtonLink>
						</Form>
					)
				}
			/>
			<RatesForm
				key={`${revision} ${actionData ? JSON.stringify(actionData.problem?.values) : ''}`}
				values={problem?.values ?? actionData?.tried?.values ?? values}
				revision={revision}
				problem={problem}
				conflict={actionData?.conflict}
				saved={said ? 'Saved' : null}
				quote={actionData?.tried?.quote}
			/>
		</PortalPage>
	)
}
