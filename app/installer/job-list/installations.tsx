import { Link } from 'react-router'
import { PortalPage } from '../../portal/portal-page'
import { CalendarView } from '../calendar/calendar'
import { HandedBack } from '../orders/handed-back'
import type { Route } from './+types/installations'
import classes from './installations.module.css'
import { readJobs } from './installations.server'
import { JobListView } from './job-list'

export const meta: Route.MetaFunction = () => [{ title: 'Installations – Solbazaar' }]

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
		<nav aria-label="View" className={classes.views}>
			{VIEWS.map(({ view, label, to }) => (
				<Link key={view} to={to} aria-current={view === now ? 'page' : undefined} replace>
					{label}
				</Link>
			))}
		</nav>
	)
}
