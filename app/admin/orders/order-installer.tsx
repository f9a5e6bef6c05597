import type { OrderInstaller as Person } from '../../../domain/orders/routing/routing-schema'
import type { Order } from '../../../domain/orders/schema'
import { telOf } from '../../components/installer/ways'
import { HandBack } from '../../components/portal/hand-back'
import { Section } from '../../ui/layout/section'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import { assignedOf } from './assigned'
import { adminOrderIntents, type OrderProblem, type StepIntent } from './order-intents'
import { OrderReassign } from './order-reassign'
import { OrderRoute } from './order-route'

function nobody({ status, history }: Order, hasPool: boolean): string {
	if (status !== 'pending') return 'Nobody.'
	if (hasPool) return 'Nobody yet: every installer can take it.'
	return history.at(-1)?.action === 'reassign'
		? 'Not assigned: it waits until an admin chooses an installer.'
		: 'Not assigned: no installer was found for it. Choose one. Otherwise it is offered as soon as one is free.'
}

interface OrderInstallerProps {
	order: Order
	/** Sorted by routing: the first to ask comes first. */
	people: Person[]
	hasPool: boolean
	/** Whether the page says more of the installer above. */
	isTold: boolean
	problemOf: (intent: StepIntent) => OrderProblem | null
}

/** The installer of an order, who chose them, and the ways to another one. */
export function OrderInstaller(props: OrderInstallerProps) {
	const { order, people, hasPool, isTold, problemOf } = props
	const assigned = assignedOf(order, hasPool)
	return (
		<Section title="Installer" id="installer" gap={2}>
			<Text size="small">{order.installer?.name ?? nobody(order, hasPool)}</Text>
			{assigned && (
				<Text size="tiny" color="muted">
					{assigned.isTaken ? 'Accepted it' : `Assigned by ${assigned.by ?? 'the store'}`} on{' '}
					<When at={assigned.at} time />
				</Text>
			)}
			{order.installer?.contactNumber && !isTold && (
				<a href={telOf(order.installer.contactNumber)}>{order.installer.contactNumber}</a>
			)}
			{!hasPool &&
				order.allowedActions.includes('route') &&
				order.allowedActions.includes('reassign') && (
					<OrderRoute order={order} problem={problemOf('route')} />
				)}
			{order.allowedActions.includes('reassign') && (
				<OrderReassign
					order={order}
					people={people}
					hasPool={hasPool}
					problem={problemOf('reassign')}
				/>
			)}
			{order.allowedActions.includes('hand-back') && (
				<HandBack
					title="Take the order back"
					action="Take it from the installer"
					explained="The appointment ends, the buyer is notified, and the order waits for another installer."
					field={adminOrderIntents.field('hand-back')}
					problem={problemOf('hand-back')}
				/>
			)}
		</Section>
	)
}
