import { Link } from 'react-router'
import { PortalPage } from '../portal/portal-page'
import { sendForm } from '../ui/forms/send-form'
import type { Route } from './+types/own-enquiries'
import { EnquiryList } from './list'
import classes from './list.module.css'
import { readEnquiries } from './list.server'
import { takeStep } from './steps.server'

const HERE = '/account/enquiries'

export const meta: Route.MetaFunction = () => [
	{ title: 'Your enquiries – Solbazaar' },
	{ name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' })

export const loader = ({ context, request }: Route.LoaderArgs) =>
	readEnquiries(context, request, 'own')

export const action = takeStep

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args)

export default function OwnEnquiries({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<PortalPage
			title="Your enquiries"
			intro={
				<Link to="/account" className={classes.all}>
					Back to your account
				</Link>
			}
		>
			<EnquiryList
				{...loaderData}
				here={HERE}
				answer={actionData}
				isOwn
				empty={
					<>
						<p>You have not asked an installer yet. Make a plan, and ask beside it.</p>
						<Link to="/planner" className={classes.all}>
							Make a plan
						</Link>
					</>
				}
			/>
		</PortalPage>
	)
}
