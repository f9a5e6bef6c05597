import type { OrderStatus } from '../../domain/orders/schema'

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

export const isStatus = (text: string | null): text is OrderStatus =>
	text !== null && Object.hasOwn(STATUS_WORD, text)
