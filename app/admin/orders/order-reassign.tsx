import type { OrderInstaller } from '../../../domain/orders/routing/routing-schema'
import type { Order } from '../../../domain/orders/schema'
import { IntentButton } from '../../ui/forms/intent-button'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { InstallerForm } from './installer-form'
import { adminOrderIntents, type OrderProblem } from './order-intents'

interface ReassignProps {
	order: Order
	/** Sorted by routing: the first to ask comes first. */
	people: OrderInstaller[]
	/** Whether every installer may take an order that has none. */
	hasPool: boolean
	problem: OrderProblem | null
}

/** Gives the order to somebody else, the first of the ranking unless another is chosen; while it waits, also to nobody. */
export function OrderReassign({ order, people, hasPool, problem }: ReassignProps) {
	const toNobody =
		order.status === 'pending' && order.installer
			? hasPool
				? 'Every installer (open pool)'
				: 'Nobody for now'
			: null
	return (
		<details open={problem !== null || undefined}>
			<ButtonLink as="summary" variant="line">
				{order.installer ? 'Reassign' : 'Assign an installer'}
			</ButtonLink>
			{people.length === 0 && toNobody === null ? (
				<Text size="small">There is no other installer.</Text>
			) : (
				<InstallerForm
					id="assign"
					key={order.installer?.id}
					people={people}
					pin={order.shipping.zipCode}
					toNobody={toNobody}
					problem={problem}
				>
					<IntentButton intents={adminOrderIntents} intent="reassign" variant="default">
						{order.installer ? 'Reassign the order' : 'Assign the order'}
					</IntentButton>
				</InstallerForm>
			)}
		</details>
	)
}
