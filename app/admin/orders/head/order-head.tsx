import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Order } from '../../../../domain/orders/schema'
import { STATUS_VARIANT, statusWord } from '../../../components/orders/order-status'
import { Status } from '../../../ui/display/status'
import { type InList, useOrderPath } from './in-list'
import { OrderNeighbours } from './neighbours'
import type { Neighbours } from './neighbours.server'
import type { NextStep } from './next-step'

interface OrderHeadProps {
	order: Order
	next: NextStep | null
	/** Null where the order was not opened from a list. */
	place: InList | null
	neighbours: Neighbours | null
}

/** Beside the number of an order: its status, the orders beside it, and what an admin does next. */
export function OrderHead({ order, next, place, neighbours }: OrderHeadProps) {
	return (
		<>
			{place && neighbours && <OrderNeighbours list={place.list} neighbours={neighbours} />}
			<Status variant={STATUS_VARIANT[order.status]}>{statusWord(order)}</Status>
			{next && <NextButton id={order.id} next={next} />}
		</>
	)
}

function NextButton({ id, next: { label, to } }: { id: string; next: NextStep }) {
	const toPage = useOrderPath(id)
	// The browser itself opens a folded form that a link on the page leads to.
	if (to.startsWith('#'))
		return (
			<Button component="a" href={to}>
				{label}
			</Button>
		)
	return (
		<Button component={Link} to={toPage(to)}>
			{label}
		</Button>
	)
}
