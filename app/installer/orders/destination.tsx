import type { Order } from '../../../domain/orders/schema'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'

interface WhereaboutsProps {
	order: Pick<Order, 'place' | 'shipping'>
	/** Whole kilometres from the installer's own place; undefined where one of the two is not known. */
	kilometres: number | undefined
	/** Whether it stands as a heading, in the heading’s own size. */
	heading?: boolean
}

/** Where an order goes, as far as an installer may know before accepting it, and how far that is. */
export function Destination({ order, kilometres, heading = false }: WhereaboutsProps) {
	const { place, shipping } = order
	const name = place ?? [shipping.city, shipping.zipCode].filter(Boolean).join(' ')
	return (
		<Text as="span" size={heading ? undefined : 'tiny'} color={heading ? undefined : 'muted'}>
			{name}
			<Distance kilometres={kilometres} />
		</Text>
	)
}

/** How far away a place is, in words after its name; nothing where that is not known. */
export const Distance = ({ kilometres }: { kilometres: number | undefined }) =>
	kilometres !== undefined && <span>, {distance(kilometres)}</span>

const distance = (kilometres: number) =>
	kilometres === 0 ? 'in your own area' : `about ${number(kilometres)} km away`
