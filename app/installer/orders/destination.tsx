import type { Order } from '../../../domain/orders/schema'
import { number } from '../../ui/text/format'

interface WhereaboutsProps {
	order: Pick<Order, 'place' | 'shipping'>
	/** Whole kilometres from the installer's own place; undefined where one of the two is not known. */
	kilometres: number | undefined
	className: string | undefined
}

/** Where an order goes, as far as an installer may know before accepting it, and how far that is. */
export function Destination({
	order: { place, shipping },
	kilometres,
	className,
}: WhereaboutsProps) {
	const name = place ?? [shipping.city, shipping.zipCode].filter(Boolean).join(' ')
	return (
		<span className={className}>
			{name}
			{kilometres !== undefined && <span>, {distance(kilometres)}</span>}
		</span>
	)
}

const distance = (kilometres: number) =>
	kilometres === 0 ? 'in your own area' : `about ${number(kilometres)} km away`
