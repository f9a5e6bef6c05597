import type { Fulfilment, Order, OrderStatus } from '../../../../domain/orders/schema'
import type { Standing } from '../order-status'

/** The statuses of an order when all is well, by fulfilment. */
const WAYS: Record<Fulfilment, readonly OrderStatus[]> = {
	installation: ['pending', 'accepted', 'scheduled', 'installed'],
	delivery: ['pending', 'dispatched', 'delivered'],
}

/** The properties of an order that say how far it is. */
export interface ProgressedOrder extends Standing, Pick<Order, 'fulfilment'> {
	history: readonly Pick<Order['history'][number], 'status' | 'at'>[]
}

export interface ProgressStep {
	status: OrderStatus
	state: 'done' | 'now' | 'ahead'
	/** When it was reached. */
	at: string | null
}

export const isStopped = (status: OrderStatus) => status === 'declined' || status === 'cancelled'

/** The order's way: the steps it took, and those ahead of it unless it has stopped. */
export function stepsOf({ status, fulfilment, history }: ProgressedOrder): ProgressStep[] {
	const all = status === 'unpaid' ? [status, ...WAYS[fulfilment].slice(1)] : WAYS[fulfilment]
	const reached = new Map(history.map((event) => [event.status, event.at]))
	const way = isStopped(status) ? [...all.filter((step) => reached.has(step)), status] : all
	const now = way.indexOf(status)
	return way.map((step, index) => ({
		status: step,
		state: index < now ? 'done' : index === now ? 'now' : 'ahead',
		at: index <= now ? (reached.get(step) ?? null) : null,
	}))
}

/** How far a step is, for screen readers. */
export const STEP_SAID = { done: 'done', now: 'now', ahead: 'still to come' }
