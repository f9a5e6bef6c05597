import { PortalPage } from '../components/portal/portal-page'
import { titleMeta } from '../shell/page-title'
import type { Route } from './+types/installer-enquiries'
import { EnquiryList } from './enquiry-list'
import { readEnquiries } from './enquiry-list.server'
import { stepEnquiry } from './enquiry-steps.server'

const HERE = '/installer/enquiries'

export const meta = titleMeta('Enquiries')

export const loader = (args: Route.LoaderArgs) => readEnquiries(args, 'Installer')

export const action = stepEnquiry

export { sendForm as clientAction } from '../ui/forms/send-form'

export default function InstallerEnquiries({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<PortalPage
			title="Enquiries"
			intro="People who have made a plan and want an installer to call. An enquiry goes to the first installer who takes it."
		>
			<EnquiryList
				{...loaderData}
				here={HERE}
				answer={actionData}
				empty={
					<p>No enquiries yet. They come here when somebody in your area asks about a plan.</p>
				}
			/>
		</PortalPage>
	)
}
