import { IconBell } from '@tabler/icons-react'
import { useState } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import type { Order } from '../../domain/orders/schema'
import { useLive } from '../ui/live'
import { WorkingButton } from '../ui/working-button'
import classes from './new-orders.module.css'

/** Says that orders came since the list was read, and reads it anew; what is listed follows by itself. */
export function NewOrders({ orders, after }: { orders: Order[]; after: string }) {
	const [arrived, setArrived] = useState(0)
	const { formData } = useNavigation()
	const { revalidate } = useRevalidator()
	useLive(after, ({ type, orderId }, number) => {
		const isListed = orders.some(({ id }) => id === orderId)
		if (isListed) revalidate()
		else if (type === 'order') setArrived(number)
	})
	return (
		<div role="status" aria-live="polite" className={classes.place}>
			{arrived > Number(after) && (
				<Form method="post" className={classes.banner}>
					<IconBell size={20} aria-hidden />
					<p>New order(s) received! Refresh to see the latest orders.</p>
					<WorkingButton
						type="submit"
						name="intent"
						value="refresh"
						size="sm"
						color="marigold.5"
						working={formData?.get('intent') === 'refresh'}
						className={classes.button ?? ''}
					>
						Refresh
					</WorkingButton>
				</Form>
			)}
		</div>
	)
}
