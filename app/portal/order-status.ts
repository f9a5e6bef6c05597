import type { OrderStatus } from '../../domain/orders/schema'
import { isKeyOf } from '../../shared/one-of'

/** What the portals call each status, in the order an order goes through them. */
export const STATUS_WORD: Record<OrderStatus, string> = {
	pending: 'Pending',
	accepted: 'Accepted',
	declined: 'Declined',
	scheduled: 'Scheduled',
	installed: 'Installed',
	cancelled: 'Cancelled',
}

export const STATUS_TONE = {
	pending: 'waiting',
	accepted: 'good',
	declined: 'bad',
	scheduled: 'info',
	installed: 'good',
	cancelled: 'off',
} as const satisfies Record<OrderStatus, string>

export const isStatus = isKeyOf<OrderStatus>(STATUS_WORD)
