import { NativeSelect, Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { Installer } from '../../domain/installers/schema'
import type { Order } from '../../domain/orders/schema'
import { WorkingButton } from '../ui/working-button'
import classes from './order.module.css'
import { adminOrderIntents } from './order-intents'

const LONGEST = 500

interface ReassignProps {
	order: Order
	people: Installer[]
	problem: string | null
}

const named = ({ id, name, firm }: Installer) => ({
	value: id,
	label: firm ? `${name}, ${firm}` : name,
})

/** Gives the order to somebody else; while it waits, also back to everybody. */
export function OrderReassign({ order, people, problem }: ReassignProps) {
	const busy = adminOrderIntents.in(useNavigation().formData) === 'reassign'
	const others = people.filter(({ id }) => id !== order.installer?.id).map(named)
	const pool = order.status === 'pending' && order.installer !== null
	const choices = pool ? [{ value: '', label: 'Every installer (open pool)' }, ...others] : others
	return (
		<details className={classes.reassign} open={problem !== null || undefined}>
			<summary>
				{order.installer ? 'Give it to another installer' : 'Give it to an installer'}
			</summary>
			{choices.length === 0 ? (
				<p>There is no other installer.</p>
			) : (
				<Form method="post" preventScrollReset key={order.installer?.id}>
					<NativeSelect name="installerId" label="Installer" data={choices} error={problem} />
					<Textarea name="reason" label="Reason (optional)" maxLength={LONGEST} rows={2} />
					<WorkingButton
						type="submit"
						{...adminOrderIntents.field('reassign')}
						variant="default"
						working={busy}
					>
						Reassign the order
					</WorkingButton>
				</Form>
			)}
		</details>
	)
}
