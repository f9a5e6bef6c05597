import { PortalPage } from '../../components/portal/portal-page'
import { titleMeta } from '../../shell/page-title'
import { Tab, Tabs } from '../../ui/layout/tabs'
import { CalendarView } from '../calendar/calendar'
import { HandedBack } from '../orders/handed-back'
import type { Route } from './+types/installations'
import { readJobs } from './installations.server'
import { JobListView } from './job-list'

export const meta = titleMeta('Installations')

export const loader = ({ context, request }: Route.LoaderArgs) => readJobs(context, request)

const HERE = '/installer/installations'
const VIEWS = [
	{ view: 'list', label: 'List', to: HERE },
	{ view: 'week', label: 'Week', to: `${HERE}?view=week` },
	{ view: 'month', label: 'Month', to: `${HERE}?view=month` },
]

/** The jobs of this installer: a list by stage, or the calendar of their appointments. */
export default function Installations({ loaderData }: Route.ComponentProps) {
	return (
		<PortalPage title="Installations" action={<Views now={loaderData.view} />}>
			<HandedBack />
			{loaderData.view === 'list' ? (
				<JobListView list={loaderData} />
			) : (
				<CalendarView calendar={loaderData} />
			)}
		</PortalPage>
	)
}

function Views({ now }: { now: string }) {
	return (
		<Tabs label="View">
			{VIEWS.map(({ view, label, to }) => (
				<Tab key={view} to={to} here={view === now} replace>
					{label}
				</Tab>
			))}
		</Tabs>
	)
}
