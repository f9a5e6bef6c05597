import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { Order, OrderInstaller } from '../../../domain/orders/schema'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Action } from '../../ui/text/action'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import { InstallerChoice } from './installer-choice'
import { adminOrderIntents, type OrderProblem } from './order-intents'

const MAX_LENGTH = 500

interface ReassignProps {
	order: Order
	/** Those who are to be asked first come first. */
	people: OrderInstaller[]
	/** Whether every installer may take an order that has none. */
	hasPool: boolean
	problem: OrderProblem | null
}

/** Gives the order to somebody else, the first of the ranking unless another is chosen; while it waits, also to nobody. */
export function OrderReassign({ order, people, hasPool, problem }: ReassignProps) {
	const busy = adminOrderIntents.in(useNavigation().formData) === 'reassign'
	const toNobody =
		order.status === 'pending' && order.installer
			? hasPool
				? 'Every installer (open pool)'
				: 'Nobody for now'
			: null
	return (
		<details open={problem !== null || undefined}>
			<Action as="summary" look="line">
				{order.installer ? 'Reassign' : 'Assign an installer'}
			</Action>
			{people.length === 0 && toNobody === null ? (
				<Text size="small">There is no other installer.</Text>
			) : (
				<Card as={Form} align="start" method="post" preventScrollReset key={order.installer?.id}>
					<InstallerChoice
						people={people}
						pin={order.shipping.zipCode}
						toNobody={toNobody}
						chosen={problem?.values.installerId}
					/>
					{problem && (
						<Text size="small" tone="danger" strong role="alert">
							{sentenceOf(problem)}
						</Text>
					)}
					<Textarea
						name="reason"
						label="Reason (optional)"
						maxLength={MAX_LENGTH}
						rows={2}
						defaultValue={problem?.values.reason}
					/>
					<WorkingButton
						type="submit"
						{...adminOrderIntents.field('reassign')}
						variant="default"
						working={busy}
					>
						{order.installer ? 'Reassign the order' : 'Assign the order'}
					</WorkingButton>
				</Card>
			)}
		</details>
	)
}
