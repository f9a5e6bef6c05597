import type { Order } from '../../../domain/orders/schema'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

interface WhereaboutsProps {
	order: Pick<Order, 'place' | 'shipping'>
	/** Whole kilometres from the installer's own place; undefined where one of the two is not known. */
	kilometres: number | undefined
}

/** Where an order goes, as far as an installer may know before accepting it, and how far that is. */
export function Destination({ order: { place, shipping }, kilometres }: WhereaboutsProps) {
	const name = place ?? [shipping.city, shipping.zipCode].filter(Boolean).join(' ')
	return (
		<Text as="span" size="tiny" tone="muted">
			{name}
			{kilometres !== undefined && <span>, {distance(kilometres)}</span>}
		</Text>
	)
}

const distance = (kilometres: number) =>
	kilometres === 0 ? 'in your own area' : `about ${number(kilometres)} km away`
