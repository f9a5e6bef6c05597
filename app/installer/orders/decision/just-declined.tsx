import type { Order } from '../../../../domain/orders/schema'
import { UndoDecline } from './undo-decline'

/** An order that was just declined where JavaScript is off, and that the list asked for does not have any more. */
export function JustDeclined({ order }: { order: Order | null }) {
	if (!order) return null
	return (
		<article id={order.id} aria-labelledby={`number-${order.id}`}>
			<h2 id={`number-${order.id}`}>{order.id}</h2>
			<UndoDecline order={order} isFresh={false} />
		</article>
	)
}
