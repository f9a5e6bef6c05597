import { useState } from 'react'
import type { Order } from '../../domain/orders/schema'
import { withGone } from '../portal/with-gone'
import { useDecisions } from './decision'

export interface Listed {
	order: Order
	/** Why what was pressed was not done. */
	refusal: string | null
	/** Whether it is no longer the caller's to see, as when another installer was faster. */
	gone: boolean
}

/**
 * The orders to show: those of the list, and in its old place each that has left it because somebody
 * else took it, so that it does not vanish from under the finger.
 */
export function useListed(orders: Order[]): Listed[] {
	const [seen, setSeen] = useState(orders)
	const [refusals, setRefusals] = useState<Record<string, string | null>>({})
	useDecisions(({ id, refusal }) => setRefusals((known) => ({ ...known, [id]: refusal })))
	// What this installer has answered leaves a list it no longer belongs to.
	const kept = seen.filter(({ id }) => refusals[id] !== null)
	const all = withGone(kept, orders)
	if (all.some((order, index) => order !== seen[index]) || all.length !== seen.length) setSeen(all)
	return all.map((order) => {
		const gone = !orders.includes(order)
		return {
			order: gone ? { ...order, may: [] } : order,
			refusal: refusals[order.id] ?? null,
			gone,
		}
	})
}
