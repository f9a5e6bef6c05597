import { Button } from '@mantine/core'
import { apiPath } from '../api-call'
import { readInstallers } from '../components/installer/installers.server'
import { PortalPage } from '../components/portal/portal-page'
import { ListViews } from '../components/portal/views/list-views'
import { readViews } from '../components/portal/views/views.server'
import { titleMeta } from '../shell/page-title'
import type { Route } from './+types/admin-enquiries'
import { EnquiryFilters, enquiryCount } from './enquiry-filters'
import { EnquiryList } from './enquiry-list'
import { type EnquiryPage, readEnquiries } from './enquiry-list.server'
import { stepEnquiry } from './enquiry-steps.server'

const HERE = '/admin/enquiries'

export const meta = titleMeta('Enquiries')

export async function loader(args: Route.LoaderArgs) {
	const [page, installers, views] = await Promise.all([
		readEnquiries(args),
		readInstallers(args.context),
		readViews(args.context, 'enquiries'),
	])
	return { ...page, installers, views }
}

export const action = stepEnquiry

export { sendForm as clientAction } from '../ui/forms/send-form'

/** The enquiries found, as a file: the same question to the export. */
function exportOf({ status, q, due }: Pick<EnquiryPage, 'status' | 'q' | 'due'>): string {
	const query = { status: status || undefined, q: q || undefined, due: due || undefined }
	return apiPath('get', '/exports/enquiries.csv', { query })
}

export default function AdminEnquiries({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<PortalPage
			title="Enquiries"
			intro={<span role="status">{enquiryCount(loaderData.total)}</span>}
			views={<ListViews {...loaderData.views} />}
			filters={<EnquiryFilters isSearched />}
			action={
				<Button component="a" href={exportOf(loaderData)} download variant="default">
					Export CSV
				</Button>
			}
		>
			<EnquiryList
				{...loaderData}
				here={HERE}
				isHeaded
				answer={actionData}
				empty={<p>No enquiries yet. They come from “Ask an installer” beside a plan.</p>}
			/>
		</PortalPage>
	)
}
