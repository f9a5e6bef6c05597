import { Form, Link } from 'react-router'
import type { PersonEvent } from '../../../domain/reports/person/person-schema'
import { STATUS_WORD } from '../../components/enquiries/status'
import classes from '../../components/orders/order.module.css'
import { Hidden } from '../../ui/layout/hidden'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { Happened } from '../orders/timeline/event-line'
import { happened } from '../orders/timeline/happened'
import { personIntents } from './person-intents'

const keyOf = (event: PersonEvent) =>
	[
		event.kind,
		event.at,
		'id' in event && event.id,
		'serial' in event && `${event.serial} ${event.state}`,
		'action' in event && event.action,
	].join(' ')

function eventLine(event: PersonEvent): Happened {
	switch (event.kind) {
		case 'mail':
			return happened(event, '')
		case 'step':
		case 'payment':
		case 'refund':
		case 'claim':
			return happened(event, event.orderId)
		case 'installation':
			return {
				what: (
					<>
						<Link to={`/installer/installations/${event.orderId}`}>Job</Link>{' '}
						{event.installer && `of ${event.installer}`}
					</>
				),
				more: event.completed ? (
					<>
						Completed on <When at={event.completed} />
					</>
				) : (
					event.appointment && (
						<>
							Appointment on <When at={event.appointment} time />
						</>
					)
				),
			}
		case 'enquiry':
			return {
				what: (
					<>
						<Link to={`/admin/enquiries?q=${event.number}`}>Enquiry {event.number}</Link>:{' '}
						{STATUS_WORD[event.status]}
					</>
				),
				more: event.message,
			}
		case 'feedback':
			return {
				what: (
					<>
						<Link to="/admin/dashboard?tab=feedback">Feedback</Link> “{event.subject}”:{' '}
						{event.status}
					</>
				),
				more: event.message,
			}
		case 'note':
			return {
				what: (
					<>
						{event.isCall ? 'Call' : 'Note'} by <strong>{event.by}</strong>
					</>
				),
				more: event.text,
			}
	}
}

function EventItem({ event }: { event: PersonEvent }) {
	const { what, more } = eventLine(event)
	return (
		<li>
			<p>{what}</p>
			{more && <Text written>{more}</Text>}
			<Text size="tiny" color="muted">
				<When at={event.at} time />
				{'orderId' in event && (
					<>
						{' '}
						· <Link to={`/admin/orders/${event.orderId}`}>{event.orderId}</Link>
					</>
				)}
			</Text>
			{event.kind === 'note' && (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={event.id} />
					<ButtonLink type="submit" as="button" variant="quiet" {...personIntents.field('remove')}>
						Delete
						<Hidden>
							{' '}
							the {event.isCall ? 'call' : 'note'}: {event.text.slice(0, 40)}
						</Hidden>
					</ButtonLink>
				</Form>
			)}
		</li>
	)
}

/** What there was with a person, the latest first. */
export const PersonEvents = ({ events }: { events: PersonEvent[] }) => (
	<Text as="ol" size="small" className={classes.history}>
		{events.map((event) => (
			<EventItem key={keyOf(event)} event={event} />
		))}
	</Text>
)
