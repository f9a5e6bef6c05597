import type { TimelineEvent } from '../../../../domain/reports/timeline/timeline-schema'
import classes from '../../../components/orders/order.module.css'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { When } from '../../../ui/text/when'
import { happened } from './happened'

interface OrderTimelineProps {
	orderId: string
	/** Oldest first. */
	events: TimelineEvent[]
}

/** The key that tells an event from the others of its moment. */
const keyOf = (event: TimelineEvent) =>
	[
		event.kind,
		event.at,
		'id' in event && event.id,
		'state' in event && event.state,
		'serial' in event && event.serial,
		'action' in event && event.action,
		'n' in event && event.n,
		'did' in event && event.did,
		event.kind === 'job' && event.step,
	].join(' ')

function Event({ event, orderId }: { event: TimelineEvent; orderId: string }) {
	const { what, more } = happened(event, orderId)
	return (
		<li>
			<p>{what}</p>
			{more && <p>{more}</p>}
			<Text size="tiny" color="muted">
				<When at={event.at} time />
			</Text>
		</li>
	)
}

/** The events of an order and because of it, the latest first. */
export const OrderTimeline = ({ orderId, events }: OrderTimelineProps) => (
	<Stack as="section" gap={2} aria-labelledby="history">
		<h2 id="history">History</h2>
		<Text as="ol" size="small" className={classes.history}>
			{events.toReversed().map((event) => (
				<Event key={keyOf(event)} event={event} orderId={orderId} />
			))}
		</Text>
	</Stack>
)
