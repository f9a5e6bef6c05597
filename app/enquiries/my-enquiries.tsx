import { Link } from 'react-router'
import { ROLES } from '../../shared/actor'
import { HeadLink, PortalPage } from '../components/portal/portal-page'
import { onlyFor } from '../components/session/guard.server'
import { privateMeta } from '../shell/page-title'
import { ButtonLink } from '../ui/text/button-link'
import type { Route } from './+types/my-enquiries'
import { EnquiryList } from './enquiry-list'
import { readEnquiries } from './enquiry-list.server'
import { stepEnquiry } from './enquiry-steps.server'

const HERE = '/account/enquiries'

export const meta = privateMeta('Your enquiries')

export const middleware = [onlyFor(...ROLES)]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = (args: Route.LoaderArgs) => readEnquiries(args, true)

export const action = stepEnquiry

export { sendForm as clientAction } from '../ui/forms/send-form'

export default function MyEnquiries({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<PortalPage
			title="Your enquiries"
			intro={<HeadLink to="/account">Back to your account</HeadLink>}
		>
			<EnquiryList
				{...loaderData}
				here={HERE}
				answer={actionData}
				isOwn
				empty={
					<>
						<p>You have not asked an installer yet. Make a plan, and ask beside it.</p>
						<ButtonLink to="/planner" as={Link} variant="line">
							Make a plan
						</ButtonLink>
					</>
				}
			/>
		</PortalPage>
	)
}
