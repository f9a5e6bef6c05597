import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { WEEKDAYS } from '../../../shared/calendar'
import { clock, hours } from '../../../shared/format/dates'
import { APPOINTMENT } from '../../components/orders/installation/installation-labels'
import { Pill } from '../../ui/display/status'
import statusClasses from '../../ui/display/status.module.css'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { classNames } from '../../ui/polymorphic'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { jobPath, stepsDone } from '../job-list/job-list'
import classes from './calendar.module.css'
import type { Calendar, CalendarDay } from './calendar.server'

const [SUNDAY, ...MONDAY_TO_SATURDAY] = WEEKDAYS
const WEEK = [...MONDAY_TO_SATURDAY, SUNDAY]
const IN_A_CELL = 3
const JOB = classNames(statusClasses.coloured, classes.job)
const INSTALLED = { word: 'Installed', variant: 'info' } as const

/** A week or a month of appointments; on a phone the days that have any, one below the other. */
export function CalendarView({ calendar }: { calendar: Calendar }) {
	const { view, title, weeks, previous, next, today, isNow } = calendar
	const to = (day: string) => `?view=${view}&day=${day}`
	const isEmpty = weeks.every((week) => week.every(({ jobs }) => jobs.length === 0))
	return (
		<Stack aria-labelledby="calendar" as="section" gap={3}>
			<Row gap={4} wrap justify="between">
				<h2 id="calendar" aria-live="polite">
					{title}
				</h2>
				<Row aria-label={view === 'week' ? 'Weeks' : 'Months'} as="nav" gap={1}>
					<ButtonLink
						as={Link}
						to={to(previous)}
						aria-label={`Previous ${view}`}
						preventScrollReset
					>
						<IconChevronLeft size={20} aria-hidden />
					</ButtonLink>
					<ButtonLink
						as={Link}
						to={to(today)}
						aria-current={isNow ? 'date' : undefined}
						preventScrollReset
					>
						Today
					</ButtonLink>
					<ButtonLink as={Link} to={to(next)} aria-label={`Next ${view}`} preventScrollReset>
						<IconChevronRight size={20} aria-hidden />
					</ButtonLink>
				</Row>
			</Row>
			{isEmpty && (
				<Text size="small" color="muted">
					No appointments this {view}. <Link to="/installer/installations">See your jobs</Link>
				</Text>
			)}
			<table className={classes.grid} data-view={view} aria-labelledby="calendar">
				<thead>
					<tr>
						{WEEK.map((weekday) => (
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
		</Stack>
	)
}

/** The meaning of the borders and colours of the month's entries; elsewhere each entry gives it in words. */
function Legend() {
	return (
		<Row as="ul" wrap className={classes.legend} aria-label="Appointments by state">
			{Object.values(APPOINTMENT).map(({ word, variant }) => (
				<Text as="li" size="tiny" key={word} className={JOB} data-variant={variant}>
					{word}
				</Text>
			))}
			<Text as="li" size="tiny" className={JOB} data-variant={INSTALLED.variant}>
				{INSTALLED.word}
			</Text>
		</Row>
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
			<Row dateTime={day.day} as="time">
				<Text as="span" size="small" strong className={classes.figure} aria-hidden>
					{Number(day.day.slice(8))}
				</Text>
				<span className={classes.label}>{day.label}</span>
				{isToday && <Pill variant="waiting">Today</Pill>}
			</Row>
			{jobs.length > 0 && (
				<Stack as="ul" gap={1} className={classes.jobs}>
					{shown.map((job) => (
						<li key={`${job.id} ${job.visit}`}>
							<JobLink job={job} />
						</li>
					))}
					{jobs.length > shown.length && (
						<li>
							<ButtonLink as={Link} variant="quiet" to={`?view=week&day=${day.day}`}>
								{jobs.length - shown.length} more
							</ButtonLink>
						</li>
					)}
				</Stack>
			)}
		</td>
	)
}

function JobLink({ job }: { job: CalendarDay['jobs'][number] }) {
	const { id, buyer, city, appointment, status, visit } = job
	if (!appointment) return null
	const { at, minutes, state } = appointment
	const { word, variant } =
		status === 'installed' && visit === 'installation' ? INSTALLED : APPOINTMENT[state]
	return (
		<Link to={jobPath(id)} className={JOB} data-variant={variant}>
			<Text as="span" strong numeric>
				<span className={classes.start}>{clock(at)}</span>
				<span className={classes.hours}>{hours({ at, minutes })}</span>
			</Text>{' '}
			<span>{buyer}</span>{' '}
			<Text as="span" size="tiny" color="muted" className={classes.more}>
				{visit === 'survey' && 'survey, '}
				{city}, {word.toLowerCase()}, {stepsDone(job)}
			</Text>
		</Link>
	)
}
