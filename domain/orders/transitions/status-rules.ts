import { type Message, message } from '../../../shared/messages/message.ts'
import type { OrderStatus } from '../schema.ts'

/** Whether the pieces of an order are taken from stock. */
const holdsStock = (status: OrderStatus) => status !== 'declined' && status !== 'cancelled'

/** Whether a change of status puts the pieces of an order back or takes them once more; null for neither. */
export function stockChange(before: OrderStatus, after: OrderStatus): 'return' | 'take' | null {
	if (holdsStock(before) === holdsStock(after)) return null
	return holdsStock(before) ? 'return' : 'take'
}

/** An order counts as approved from its acceptance on. */
export const isApproved = (status: OrderStatus) =>
	status === 'accepted' || status === 'scheduled' || status === 'installed'

/** The statuses of an order that is still somebody's work: it waits, or is accepted and not yet installed. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'accepted', 'scheduled']

/** Whether the name, phone, mail and street of an order may be corrected: until it is sent, installed or called off. */
export const isCorrectable = (status: OrderStatus): boolean =>
	status === 'unpaid' || status === 'declined' || OPEN_STATUSES.includes(status)

/** The statuses that nothing more follows. */
export const CLOSED_STATUSES: readonly OrderStatus[] = [
	'installed',
	'delivered',
	'declined',
	'cancelled',
]

/** The message of an order that is no longer open to a caller who comes too late. */
export const CLOSED: Record<OrderStatus, Message> = {
	unpaid: message('orders.still_unpaid'),
	pending: message('orders.already_pending'),
	accepted: message('orders.already_accepted'),
	declined: message('orders.already_declined'),
	scheduled: message('orders.already_scheduled'),
	installed: message('orders.already_installed'),
	dispatched: message('orders.already_dispatched'),
	delivered: message('orders.already_delivered'),
	cancelled: message('orders.already_cancelled'),
}
