import { PortalPage } from '../components/portal/portal-page'
import { titleMeta } from '../shell/page-title'
import type { Route } from './+types/installer-enquiries'
import { EnquiryFilters, enquiryCount } from './enquiry-filters'
import { EnquiryList } from './enquiry-list'
import { readEnquiries } from './enquiry-list.server'
import { stepEnquiry } from './enquiry-steps.server'

const HERE = '/installer/enquiries'

export const meta = titleMeta('Enquiries')

export const loader = (args: Route.LoaderArgs) => readEnquiries(args)

export const action = stepEnquiry

export { sendForm as clientAction } from '../ui/forms/send-form'

export default function InstallerEnquiries({ loaderData, actionData }: Route.ComponentProps) {
	const { total, status, due } = loaderData
	const isFiltered = Boolean(status || due)
	return (
		<PortalPage
			title="Enquiries"
			intro={
				<>
					<span role="status">{enquiryCount(total)}</span>. The first installer to take one has it.
				</>
			}
			filters={(total > 0 || isFiltered) && <EnquiryFilters />}
		>
			<EnquiryList
				{...loaderData}
				isHeaded
				here={HERE}
				answer={actionData}
				empty={
					<p>
						No enquiries yet. They come here when somebody in your area has made a plan and wants an
						installer to call.
					</p>
				}
			/>
		</PortalPage>
	)
}
