import type { Order } from '../../../domain/orders/schema'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './order.module.css'

type Event = Order['history'][number]

/** What somebody did by a step, after their name. */
export const DID: Record<Event['action'], string> = {
	place: 'placed the order',
	accept: 'accepted the order',
	decline: 'declined the order',
	pass: 'passed the order on',
	lapse: 'had no answer in time, and asked the next installer',
	undo: 'took the decline back',
	reopen: 'reopened the order',
	assign: 'gave the order to an installer',
	route: 'sent the order to the next installer',
	'hand-back': 'handed the order back',
	reassign: 'gave the order to another installer',
	change: 'agreed to a change of the order',
	schedule: 'agreed a day for the installation',
	install: 'installed the system',
	dispatch: 'sent a parcel',
	deliver: 'noted that everything has arrived',
	cancel: 'cancelled the order',
	release: 'lets the order go ahead',
	expire: 'cancelled the order',
}

/** Who did what when, the latest first. */
export function OrderHistory({ history }: { history: Event[] }) {
	return (
		<Stack as="section" gap={2} aria-labelledby="history">
			<h2 id="history">History</h2>
			<Text as="ol" size="small" className={classes.history}>
				{history.toReversed().map(({ action, actor, role, note, at }) => (
					<li key={`${action} ${at}`}>
						<p>
							<strong>{actor}</strong> ({role}) {DID[action]}
						</p>
						{note && (
							<p>
								<em>“{note}”</em>
							</p>
						)}
						<Text size="tiny" tone="muted">
							<When at={at} time />
						</Text>
					</li>
				))}
			</Text>
		</Stack>
	)
}
