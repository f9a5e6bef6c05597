import { Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { Order, OrderInstaller } from '../../../domain/orders/schema'
import { sentenceOf } from '../../ui/forms/problem'
import { WorkingButton } from '../../ui/working-button'
import { InstallerChoice } from './installer-choice'
import classes from './order.module.css'
import { type AdminOrderIntent, adminOrderIntents, type OrderProblem } from './order-intents'

const REASON = { name: 'reason', label: 'Reason (optional)', maxLength: 500, rows: 2 }

interface ReopenProps {
	order: Order
	/** Those who are to be asked first come first. */
	people: OrderInstaller[]
	/** Whether every installer may take an order that has none. */
	hasPool: boolean
	problemOf: (intent: AdminOrderIntent) => OrderProblem | null
}

/** Opens a declined order again: for everybody, for the next one, or for one installer. */
export function OrderReopen({ order, people, hasPool, problemOf }: ReopenProps) {
	const busy = adminOrderIntents.in(useNavigation().formData)
	const button = (intent: AdminOrderIntent) => ({
		type: 'submit' as const,
		...adminOrderIntents.field(intent),
		variant: 'default',
		working: busy === intent,
		waiting: busy !== null && busy !== intent,
	})
	const problem = problemOf('reopen') ?? problemOf('route')
	const assign = problemOf('assign')
	const next = hasPool ? 'Every installer' : 'The next installer by routing'
	return (
		<section aria-labelledby="reopen" className={classes.reopen}>
			<h2 id="reopen">Open it again</h2>
			<p>The order then waits for an installer, and its pieces are taken from stock again.</p>
			<Form method="post" preventScrollReset>
				<Textarea {...REASON} defaultValue={problem?.values.reason} />
				{problem && <p role="alert">{sentenceOf(problem)}</p>}
				<WorkingButton {...button('reopen')}>Reopen</WorkingButton>
				<p className={classes.explained}>{next} is asked, also whoever declined it.</p>
				<WorkingButton {...button('route')}>Send to routing</WorkingButton>
				<p className={classes.explained}>{next} is asked, but nobody who declined it.</p>
			</Form>
			{people.length > 0 && (
				<details className={classes.reassign} open={assign !== null || undefined}>
					<summary>Assign an installer</summary>
					<Form method="post" preventScrollReset>
						<InstallerChoice
							people={people}
							pin={order.shipping.zipCode}
							toNobody={null}
							chosen={assign?.values.installerId}
						/>
						{assign && <p role="alert">{sentenceOf(assign)}</p>}
						<Textarea {...REASON} defaultValue={assign?.values.reason} />
						<WorkingButton {...button('assign')}>Assign the order</WorkingButton>
					</Form>
				</details>
			)}
		</section>
	)
}
