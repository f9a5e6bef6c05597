import { Link } from 'react-router'
import { pageToKeep, useKeptPages } from '../../components/installer/waiting/use-kept-pages'
import { CardList } from '../../components/portal/card-list'
import { useShell } from '../../shell/use-shell'
import { Section } from '../../ui/layout/section'
import { Stack } from '../../ui/layout/stack'
import { ButtonLink } from '../../ui/text/button-link'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { JobWaiting } from '../jobs/waiting/job-waiting'
import { AnswerCard } from './answer-card'
import type { Today as Day, PlannedVisit } from './today.server'
import { VisitCard } from './visit-card'

const WHEN = [
	{ when: 'overdue', title: 'Overdue' },
	{ when: 'today', title: 'Today' },
	{ when: 'tomorrow', title: 'Tomorrow' },
] as const

/** The day of an installer: the visits in the order of their time, then the orders and jobs that wait for a word. */
export function Today({ today: { visits, toAnswer, unplanned, slots } }: { today: Day }) {
	const pages = visits.map(({ job }) => pageToKeep(job.id, [job.appointment, job.survey]))
	useKeptPages(useShell()?.user, pages, { only: true })
	return (
		<Stack gap={6} id="today">
			<JobWaiting />
			{WHEN.map(({ when, title }) => (
				<Visits key={when} title={title} visits={visits.filter((each) => each.when === when)} />
			))}
			{visits.length === 0 && (
				<Text size="small" color="muted">
					No visit is planned for today or tomorrow.
				</Text>
			)}
			{toAnswer.length > 0 && (
				<Section title="Offers and new jobs" id="to-answer" gap={2}>
					<CardList items={toAnswer} keyOf={({ id }) => id} empty={null}>
						{(each) => <AnswerCard to={each} slots={slots} />}
					</CardList>
					{unplanned > 0 && (
						<ButtonLink as={Link} variant="line" to="/installer/installations?stage=unscheduled">
							{unplanned === 1 ? '1 more job waits' : `${number(unplanned)} more jobs wait`} for a
							time
						</ButtonLink>
					)}
				</Section>
			)}
		</Stack>
	)
}

function Visits({ title, visits }: { title: string; visits: PlannedVisit[] }) {
	if (visits.length === 0) return null
	const id = `visits-${title.toLowerCase()}`
	return (
		<Stack as="section" gap={2} aria-labelledby={id}>
			<Heading level={2} size="body" id={id}>
				{title} ({number(visits.length)})
			</Heading>
			<CardList items={visits} keyOf={({ job, visit }) => `${job.id} ${visit}`} empty={null}>
				{(each) => <VisitCard planned={each} />}
			</CardList>
		</Stack>
	)
}
