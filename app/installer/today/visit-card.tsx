import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ContactLinks } from '../../components/installer/contact-links'
import { mapOf, whatsappOf } from '../../components/installer/ways'
import {
	APPOINTMENT,
	STEP_WORD,
	VISIT_WORD,
} from '../../components/orders/installation/installation-labels'
import { Status } from '../../ui/display/status'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Period } from '../../ui/text/period'
import { Text } from '../../ui/text/text'
import { jobPath } from '../job-list/job-list'
import { Distance } from '../orders/destination'
import classes from './today.module.css'
import type { PlannedVisit } from './today.server'

/** The next step of a visit, and where on the page of its job it is done. */
function nextOf({ job, visit, appointment }: PlannedVisit) {
	const at = visit === 'survey' ? 'survey-visit' : 'appointment'
	if (appointment.state === 'change-requested') return { word: 'Propose another time', at }
	if (appointment.state === 'proposed') return { word: 'Confirm the time', at }
	const step = visit === 'survey' ? 'survey' : job.steps.find((it) => !job.doneSteps.includes(it))
	return step
		? { word: STEP_WORD[step], at: `step-${step}` }
		: { word: 'Complete the installation', at: 'completion' }
}

/**
 * A visit with the details needed on the way: the time, the place, the customer, and the parts. Its links load the page
 * of the job as a document, which the phone keeps for places without a signal.
 */
export function VisitCard({ planned }: { planned: PlannedVisit }) {
	const { job, visit, appointment, kilometres } = planned
	const { id, buyer, street, city, zipCode, contactNumber, parts, awaitsPayment } = job
	const title = `visit-${id}-${visit}`
	const place = [street, [city, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
	const next = nextOf(planned)
	const { variant, word } = APPOINTMENT[appointment.state]
	return (
		<Card role="group" gap={2} aria-labelledby={title} className={classes.visit}>
			<Row wrap gap={3} justify="between">
				<Heading level={3} size="small" id={title}>
					<ButtonLink as={Link} variant="name" to={jobPath(id)} reloadDocument>
						{buyer}
					</ButtonLink>
				</Heading>
				<Status variant={variant}>{word}</Status>
			</Row>
			<Text size="small" strong>
				<Period at={appointment.at} minutes={appointment.minutes} />
			</Text>
			<Text size="small">
				{place}
				<Distance kilometres={kilometres} />
			</Text>
			{visit === 'survey' ? (
				<Text size="small" color="muted">
					{VISIT_WORD.survey}
				</Text>
			) : (
				parts.length > 0 && (
					<Text size="small" color="muted">
						{awaitsPayment ? 'Not paid yet. To bring once it is paid: ' : 'Bring: '}
						{parts.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
					</Text>
				)
			)}
			<Row wrap align="stretch" className={classes.ways}>
				<ContactLinks
					of={buyer}
					contactNumber={contactNumber}
					whatsapp={whatsappOf(contactNumber)}
				/>
				<ButtonLink
					as="a"
					href={mapOf(place)}
					target="_blank"
					rel="noreferrer"
					aria-label={`Map of the way to ${buyer}`}
				>
					<IconMapPin size={20} stroke={1.8} aria-hidden /> Map
				</ButtonLink>
				<ButtonLink as={Link} to={`${jobPath(id)}#${next.at}`} reloadDocument>
					Next: {next.word}
				</ButtonLink>
			</Row>
		</Card>
	)
}
