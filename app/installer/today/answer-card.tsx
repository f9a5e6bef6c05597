import { Link, useFetcher } from 'react-router'
import type { FreeSlot, Visit } from '../../../domain/installations/schema'
import { moment } from '../../../shared/format/dates'
import type { DecisionAnswer } from '../../components/installer/decision/decision'
import { DecisionButtons, Refusal } from '../../components/installer/decision/decision-buttons'
import { dashboardIntents } from '../../components/installer/decision/decision-intents'
import { useFocusAfter } from '../../ui/focus-after'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { jobPath } from '../job-list/job-list'
import { Destination, Distance } from '../orders/destination'
import { OfferEnd } from '../orders/offer-end'
import classes from './today.module.css'
import type { ToAnswer } from './today.server'

const WORDS = { accept: 'Accept', decline: 'Decline' }

interface Props {
	to: ToAnswer
	slots: Partial<Record<Visit, FreeSlot[]>>
}

/** An offer with its answers; once it is accepted, the job in the same place with three free times. */
export function AnswerCard({ to, slots }: Props) {
	const { id, order, job, kilometres } = to
	const title = useFocusAfter<HTMLHeadingElement>(job !== null)
	const decided = useFetcher<DecisionAnswer>({ key: `decide ${id}` })
	return (
		<Card role="group" gap={2} aria-labelledby={`answer-${id}`} className={classes.visit}>
			<Heading level={3} size="small" id={`answer-${id}`} tabIndex={-1} ref={title}>
				{job ? (
					<ButtonLink as={Link} variant="name" to={jobPath(id)}>
						{job.buyer}
					</ButtonLink>
				) : (
					<Destination order={order} kilometres={kilometres} heading />
				)}
			</Heading>
			{order && (
				<>
					<Text size="small" color="muted">
						{order.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
					</Text>
					<OfferEnd order={order} />
					<DecisionButtons order={order} words={WORDS} about={`answer-${id}`} fetcher={decided} />
				</>
			)}
			<Refusal>{sentenceOf(decided.data?.problem)}</Refusal>
			{job && (
				<>
					<Text size="small">
						{[job.city, job.zipCode].filter(Boolean).join(' ')}
						<Distance kilometres={kilometres} />
					</Text>
					<Slots id={id} visit={job.toPlan} slots={slots[job.toPlan] ?? []} />
				</>
			)}
		</Card>
	)
}

const ASKED: Record<Visit, string> = {
	survey: 'Propose a time for the survey:',
	installation: 'Propose a time for the installation:',
}

/** The next free times, each proposed with one press. */
function Slots({ id, visit, slots }: { id: string; visit: Visit; slots: FreeSlot[] }) {
	const fetcher = useFetcher<DecisionAnswer>({ key: `slot ${id}` })
	const busy = fetcher.state !== 'idle'
	return (
		<>
			<Text size="small" id={`slots-${id}`}>
				{ASKED[visit]}
			</Text>
			<Row wrap align="stretch" className={classes.ways} aria-labelledby={`slots-${id}`} as="ul">
				{slots.map(({ at, minutes }) => (
					<li key={at}>
						<fetcher.Form method="post">
							<input type="hidden" {...dashboardIntents.field('slot')} />
							<input type="hidden" name="id" value={id} />
							<input type="hidden" name="visit" value={visit} />
							<input type="hidden" name="at" value={at} />
							<input type="hidden" name="minutes" value={minutes} />
							<ButtonLink type="submit" disabled={busy}>
								{moment(at)}
							</ButtonLink>
						</fetcher.Form>
					</li>
				))}
				<li>
					<ButtonLink
						as={Link}
						variant="quiet"
						to={`${jobPath(id)}#${visit === 'survey' ? 'survey-visit' : 'appointment'}`}
					>
						Another time
					</ButtonLink>
				</li>
			</Row>
			<Refusal>{sentenceOf(fetcher.data?.problem)}</Refusal>
		</>
	)
}
