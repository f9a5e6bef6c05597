import { TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { kilowatts, rupees } from '../../components/planner/words'
import { PortalPage } from '../../components/portal/portal-page'
import { privateMeta } from '../../shell/page-title'
import { CheckedForm } from '../../ui/forms/checked-form'
import { IntentButton } from '../../ui/forms/intent-button'
import { fieldProblem } from '../../ui/forms/problem'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/save-plan'
import classes from './saved-plans.module.css'
import { changeSavedPlans, planToSave } from './saved-plans.server'
import { savedPlansIntents } from './saved-plans-intents'

export const meta = privateMeta('Save this plan')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ request, context }: Route.LoaderArgs) => planToSave(request, context)

export const action = changeSavedPlans

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** Keeps a plan in the account, under a name. */
export default function SavePlan({ loaderData, actionData }: Route.ComponentProps) {
	const { address, kwp, cost, place, verdict } = loaderData
	const problem = savedPlansIntents.problem(actionData, 'save')
	return (
		<PortalPage
			title="Save this plan"
			intro={`${kilowatts(kwp)} in ${place}, ${rupees(Math.round(cost))} installed. Only you see what you save.`}
		>
			{verdict.answer !== 'yes' && <Text strong>{verdict.sentence}</Text>}
			<CheckedForm
				problem={problem}
				fields={['name']}
				align="start"
				className={classes.form}
				replace
			>
				<input type="hidden" name="plan" value={address} />
				<TextInput
					name="name"
					label="Name"
					size="md"
					className={classes.name ?? ''}
					defaultValue={problem?.values.name ?? `${kilowatts(kwp)} in ${place}`}
					maxLength={80}
					error={fieldProblem(problem, 'name')}
				/>
				<Row wrap gap={4}>
					<IntentButton intents={savedPlansIntents} intent="save" size="md">
						Save plan
					</IntentButton>
					<ButtonLink as={Link} to={address} variant="line">
						Back to the plan
					</ButtonLink>
				</Row>
			</CheckedForm>
		</PortalPage>
	)
}
