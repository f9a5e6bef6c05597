import { IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Job, Stage } from '../../../domain/installations/schema'
import { telOf } from '../../components/installer/ways'
import { APPOINTMENT } from '../../components/orders/installation/installation-labels'
import { Pages } from '../../components/portal/pages'
import { Empty } from '../../components/portal/portal-page'
import { List } from '../../ui/display/list'
import { Status } from '../../ui/display/status'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Period } from '../../ui/text/period'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { JobList, StageList } from './installations.server'
import classes from './job-list.module.css'

const STAGE: Record<Stage, { title: string; none: string }> = {
	unscheduled: { title: 'To be scheduled', none: 'No job waits for an appointment.' },
	scheduled: { title: 'Scheduled', none: 'No job is scheduled.' },
	installed: { title: 'Installed', none: 'Nothing is installed yet.' },
}
/** How many of the steps that apply are done, in words. */
export const stepsDone = ({ steps, doneSteps }: Pick<Job, 'steps' | 'doneSteps'>) => {
	const done = steps.filter((step) => doneSteps.includes(step)).length
	return `${done} of ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`
}

export const jobPath = (id: string) => `/installer/installations/${id}`

/** The jobs by how far they have come. */
export function JobListView({ list }: { list: JobList }) {
	const { only, stages, page, pages } = list
	if (!only && stages.every(({ total }) => total === 0))
		return (
			<Empty>
				<p>No installations yet. Orders you accept come here.</p>
				<Link to="/installer/orders">See the orders</Link>
			</Empty>
		)
	return (
		<>
			{only && (
				<ButtonLink as={Link} variant="line" to="/installer/installations">
					All stages
				</ButtonLink>
			)}
			{stages.map((each) => (
				<StageSection key={each.stage} {...each} isWhole={only !== null} />
			))}
			<Pages page={page} pages={pages} />
		</>
	)
}

function StageSection({ stage, jobs, total, isWhole }: StageList & { isWhole: boolean }) {
	const { title, none } = STAGE[stage]
	return (
		<Stack as="section" gap={2} aria-labelledby={stage}>
			<Heading level={2} size="body" id={stage}>
				{title} ({number(total)})
			</Heading>
			{jobs.length === 0 ? (
				<Text size="small" color="muted">
					{none}
				</Text>
			) : (
				<Card as={List} divided gap={0} pad={0}>
					{jobs.map((job) => (
						<li key={job.id}>
							<JobRow job={job} />
						</li>
					))}
				</Card>
			)}
			{!isWhole && total > jobs.length && (
				<ButtonLink as={Link} variant="line" to={`?stage=${stage}`}>
					See all {number(total)}
				</ButtonLink>
			)}
		</Stack>
	)
}

function JobRow({ job }: { job: Job }) {
	const { id, buyer, city, zipCode, contactNumber, appointment, completedAt } = job
	return (
		<Text as="article" size="small" className={classes.job} aria-labelledby={`job-${id}`}>
			<div>
				<Heading level={3} size="small" id={`job-${id}`}>
					<ButtonLink as={Link} variant="over" to={jobPath(id)}>
						{buyer}
					</ButtonLink>
				</Heading>
				<Text size="tiny" color="muted">
					{id}
				</Text>
			</div>
			<p>
				{city} {zipCode}
			</p>
			<Row wrap gap={3} className={classes.when}>
				{completedAt ? (
					<p>
						Completed on <When at={completedAt} />
					</p>
				) : appointment ? (
					<>
						<p>
							<Period at={appointment.at} minutes={appointment.minutes} />
						</p>
						<Status variant={APPOINTMENT[appointment.state].variant}>
							{APPOINTMENT[appointment.state].word}
						</Status>
					</>
				) : (
					<Text size="tiny" color="muted">
						No appointment yet
					</Text>
				)}
			</Row>
			<Text color="muted" numeric oneLine className={classes.steps}>
				{stepsDone(job)}
			</Text>
			<ButtonLink
				as="a"
				variant="quiet"
				href={telOf(contactNumber)}
				className={classes.call}
				aria-label={`Call ${buyer}`}
			>
				<IconPhone size={20} stroke={1.8} aria-hidden />
			</ButtonLink>
		</Text>
	)
}
