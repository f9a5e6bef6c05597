import type { Order, OrderStatus } from '../../domain/orders/schema'

/** Each status in a word and in a sentence. */
export const STATUS: Record<OrderStatus, { word: string; sentence: string }> = {
	pending: { word: 'Pending', sentence: 'It is waiting for an installer to accept it.' },
	accepted: { word: 'Accepted', sentence: 'An installer has taken it. Next, you agree a day.' },
	scheduled: { word: 'Scheduled', sentence: 'The day of the installation is agreed.' },
	installed: { word: 'Installed', sentence: 'The system is on the roof and makes power.' },
	declined: {
		word: 'Declined',
		sentence: 'No installer could take it. The store may still find one.',
	},
	cancelled: { word: 'Cancelled', sentence: 'Nothing will be delivered or installed.' },
}

const WAY: readonly OrderStatus[] = ['pending', 'accepted', 'scheduled', 'installed']

export interface ProgressStep {
	status: OrderStatus
	state: 'done' | 'now' | 'ahead'
	/** When it was reached. */
	at: string | null
}

export const isStopped = (status: OrderStatus) => status === 'declined' || status === 'cancelled'

/** The order's way: the steps it took, and those ahead of it unless it has stopped. */
export function stepsOf({ status, history }: Pick<Order, 'status' | 'history'>): ProgressStep[] {
	const reached = new Map(history.map((event) => [event.status, event.at]))
	const way = isStopped(status) ? [...WAY.filter((step) => reached.has(step)), status] : WAY
	const now = way.indexOf(status)
	return way.map((step, index) => ({
		status: step,
		state: index < now ? 'done' : index === now ? 'now' : 'ahead',
		at: index <= now ? (reached.get(step) ?? null) : null,
	}))
}
