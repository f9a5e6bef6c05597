import { Link } from 'react-router'
import { Empty, HeadLink, PortalPage } from '../../components/portal/portal-page'
import { privateMeta } from '../../shell/page-title'
import { List } from '../../ui/display/list'
import { ButtonLink } from '../../ui/text/button-link'
import type { Route } from './+types/saved-plans'
import { PlanFlash } from './plan-flash'
import { SavedPlanRow } from './saved-plan-row'
import { changeSavedPlans, myPlans } from './saved-plans.server'

export const meta = privateMeta('Your plans')

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const plans = await myPlans(request, context)
	const saved = plans.find(({ id }) => id === url.searchParams.get('saved'))
	return { plans, saved: saved?.name ?? null }
}

export const action = changeSavedPlans

export { sendForm as clientAction } from '../../ui/forms/send-form'

export default function SavedPlans({ loaderData, actionData }: Route.ComponentProps) {
	const { plans, saved } = loaderData
	return (
		<PortalPage title="Your plans" intro={<HeadLink to="/account">Back to your account</HeadLink>}>
			<PlanFlash answer={actionData} saved={saved} />
			{plans.length === 0 ? (
				<Empty>
					<p>You have no saved plans yet. Make one and save it next to its figures.</p>
					<ButtonLink to="/planner" as={Link} variant="line">
						Make a plan
					</ButtonLink>
				</Empty>
			) : (
				<List divided>
					{plans.map((plan) => (
						<SavedPlanRow key={`${plan.id} ${plan.name}`} plan={plan} answer={actionData} />
					))}
				</List>
			)}
		</PortalPage>
	)
}
