import type { ComponentType, ReactNode } from 'react'
import type { Order } from '../../../domain/orders/schema'
import { CardList } from '../../components/portal/card-list'
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

/** The orders of an installer's list, with the latest answers to them. */
export function ListedOrders({ orders, kilometres, as: One, empty }: ListedOrdersProps) {
	const listed = useListed(orders)
	return (
		<CardList items={listed} keyOf={({ order }) => order.id} empty={empty}>
			{(each) => <One {...each} kilometres={kilometres[each.order.id]} />}
		</CardList>
	)
}
