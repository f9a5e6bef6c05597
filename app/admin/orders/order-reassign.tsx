import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { Order, OrderInstaller } from '../../../domain/orders/schema'
import { sentenceOf } from '../../ui/forms/problem'
import { WorkingButton } from '../../ui/working-button'
import { InstallerChoice } from './installer-choice'
import classes from './order.module.css'
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
		<details className={classes.reassign} open={problem !== null || undefined}>
			<summary>{order.installer ? 'Reassign' : 'Assign an installer'}</summary>
			{people.length === 0 && toNobody === null ? (
				<p>There is no other installer.</p>
			) : (
				<Form method="post" preventScrollReset key={order.installer?.id}>
					<InstallerChoice
						people={people}
						pin={order.shipping.zipCode}
						toNobody={toNobody}
						chosen={problem?.values.installerId}
					/>
					{problem && <p role="alert">{sentenceOf(problem)}</p>}
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
				</Form>
			)}
		</details>
	)
}
