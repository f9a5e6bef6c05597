import type { Order } from '../../../domain/orders/schema'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './order.module.css'

type Event = Order['history'][number]

/** What the shop did by itself, in a sentence to its buyer. */
const DONE_BY_SHOP: Partial<Record<Event['action'], string>> = {
	release: 'Your order is confirmed.',
	lapse: 'The installer did not answer in time. We have asked the next one.',
	route: 'We have asked an installer.',
	expire: 'Your order was cancelled.',
}

/** What somebody did by a step, after their name. */
export const DID: Record<Event['action'], string> = {
	place: 'placed the order',
	accept: 'accepted the order',
	decline: 'declined the order',
	pass: 'declined the order, and the next installer was asked',
	lapse: 'got no answer in time and asked the next installer',
	undo: 'withdrew the decline',
	reopen: 'reopened the order',
	assign: 'assigned the order to an installer',
	route: 'asked the next installer',
	'hand-back': 'handed the order back',
	reassign: 'assigned the order to another installer',
	change: 'accepted a change of the order',
	schedule: 'fixed the day of the installation',
	install: 'installed the system',
	dispatch: 'sent a parcel',
	deliver: 'recorded that everything has arrived',
	cancel: 'cancelled the order',
	release: 'confirmed the order',
	expire: 'cancelled the order',
	'propose-visit': 'proposed another time',
	'agree-visit': 'agreed to a time',
	'ask-visit': 'asked for another time',
}

/** The history of an order: person, deed and time, the latest first. */
export function OrderHistory({ history }: { history: Event[] }) {
	return (
		<Stack as="section" gap={2} aria-labelledby="history">
			<h2 id="history">History</h2>
			<Text as="ol" size="small" className={classes.history}>
				{history.toReversed().map(({ action, actor, role, note, at }) => (
					<li key={`${action} ${at}`}>
						<p>
							{(role === 'Store' && DONE_BY_SHOP[action]) || (
								<>
									<strong>{actor}</strong> ({role}) {DID[action]}
								</>
							)}
						</p>
						{note && <Text color="muted">{role === 'Store' ? note : `“${note}”`}</Text>}
						<Text size="tiny" color="muted">
							<When at={at} time />
						</Text>
					</li>
				))}
			</Text>
		</Stack>
	)
}
