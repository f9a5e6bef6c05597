import type { ComponentType, ReactNode } from 'react'
import type { Order } from '../../../domain/orders/schema'
import { Empty } from '../../portal/portal-page'
import { Stack } from '../../ui/layout/stack'
import { type Listed, useListed } from './use-listed'

interface ListedOrdersProps {
	orders: Order[]
	/** How far each is away, by its id. */
	kilometres: Record<string, number>
	/** How one of them is shown. */
	as: ComponentType<Listed & { kilometres: number | undefined }>
	/** Said while there are none. */
	empty: ReactNode
}

/** The orders of an installer's list, with what has just been answered to them. */
export function ListedOrders({ orders, kilometres, as: One, empty }: ListedOrdersProps) {
	const listed = useListed(orders)
	if (listed.length === 0) return <Empty>{empty}</Empty>
	return (
		<Stack as="ul" gap={3}>
			{listed.map((each) => (
				<li key={each.order.id}>
					<One {...each} kilometres={kilometres[each.order.id]} />
				</li>
			))}
		</Stack>
	)
}
