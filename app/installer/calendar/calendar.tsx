import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Job } from '../../../domain/installations/schema'
import { APPOINTMENT } from '../../orders/installation-words'
import { clock } from '../../ui/text/clock'
import { hours } from '../../ui/text/period'
import { jobPath, stepsDone } from '../job-list/job-list'
import classes from './calendar.module.css'
import type { Calendar, CalendarDay } from './calendar.server'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const IN_A_CELL = 3

/** A week or a month of appointments; on a phone the days that have any, one below the other. */
export function CalendarView({ calendar }: { calendar: Calendar }) {
	const { view, title, weeks, previous, next, today, isNow } = calendar
	const to = (day: string) => `?view=${view}&day=${day}`
	const isEmpty = weeks.every((week) => week.every(({ jobs }) => jobs.length === 0))
	return (
		<section aria-labelledby="calendar" className={classes.calendar}>
			<div className={classes.head}>
				<h2 id="calendar" aria-live="polite">
					{title}
				</h2>
				<nav aria-label={view === 'week' ? 'Weeks' : 'Months'} className={classes.steps}>
					<Link to={to(previous)} aria-label={`Previous ${view}`} preventScrollReset>
						<IconChevronLeft size={20} aria-hidden />
					</Link>
					<Link to={to(today)} aria-current={isNow ? 'date' : undefined} preventScrollReset>
						Today
					</Link>
					<Link to={to(next)} aria-label={`Next ${view}`} preventScrollReset>
						<IconChevronRight size={20} aria-hidden />
					</Link>
				</nav>
			</div>
			{isEmpty && (
				<p className={classes.none}>
					No appointments this {view}. <Link to="/installer/installations">See your jobs</Link>
				</p>
			)}
			<table className={classes.grid} data-view={view} aria-labelledby="calendar">
				<thead>
					<tr>
						{WEEKDAYS.map((weekday) => (
							<th key={weekday} scope="col" abbr={weekday}>
								{weekday.slice(0, 3)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week[0]?.day}>
							{week.map((day) => (
								<DayCell key={day.day} day={day} view={view} />
							))}
						</tr>
					))}
				</tbody>
			</table>
			{view === 'month' && <Legend />}
		</section>
	)
}

/** What the edges and grounds of the month's entries mean; elsewhere each entry says it in words. */
function Legend() {
	return (
		<ul className={classes.legend} aria-label="Appointments by state">
			{Object.entries(APPOINTMENT).map(([state, { word }]) => (
				<li key={state} className={classes.job} data-state={state}>
					{word}
				</li>
			))}
			<li className={classes.job} data-state="installed">
				Installed
			</li>
		</ul>
	)
}

function DayCell({ day, view }: { day: CalendarDay; view: Calendar['view'] }) {
	const { jobs, isToday, isOutside } = day
	const shown = view === 'month' && jobs.length > IN_A_CELL + 1 ? jobs.slice(0, IN_A_CELL) : jobs
	return (
		<td
			data-today={isToday || undefined}
			data-outside={isOutside || undefined}
			data-empty={jobs.length === 0 || undefined}
			aria-current={isToday ? 'date' : undefined}
		>
			<time dateTime={day.day} className={classes.day}>
				<span className={classes.figure} aria-hidden>
					{Number(day.day.slice(8))}
				</span>
				<span className={classes.label}>{day.label}</span>
				{isToday && <span className={classes.todayWord}>Today</span>}
			</time>
			{jobs.length > 0 && (
				<ul className={classes.jobs}>
					{shown.map((job) => (
						<li key={job.id}>
							<JobLink job={job} />
						</li>
					))}
					{jobs.length > shown.length && (
						<li>
							<Link to={`?view=week&day=${day.day}`} className={classes.more}>
								{jobs.length - shown.length} more
							</Link>
						</li>
					)}
				</ul>
			)}
		</td>
	)
}

function JobLink({ job }: { job: Job }) {
	const { id, buyer, city, appointment, status } = job
	if (!appointment) return null
	const { at, minutes, state } = appointment
	const word = status === 'installed' ? 'Installed' : APPOINTMENT[state].word
	return (
		<Link
			to={jobPath(id)}
			className={classes.job}
			data-state={status === 'installed' ? 'installed' : state}
		>
			<span className={classes.time}>
				<span className={classes.start}>{clock(at)}</span>
				<span className={classes.hours}>{hours(at, minutes)}</span>
			</span>{' '}
			<span className={classes.buyer}>{buyer}</span>{' '}
			<span className={classes.more}>
				{city}, {word.toLowerCase()}, {stepsDone(job)}
			</span>
		</Link>
	)
}
