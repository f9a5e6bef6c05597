import type { OrderStatus } from '../../../domain/orders/schema'

export const STATUS_TONE = {
	pending: 'waiting',
	accepted: 'good',
	declined: 'bad',
	scheduled: 'info',
	installed: 'good',
	cancelled: 'off',
} as const satisfies Record<OrderStatus, string>

/** What the orders screen calls each status. */
export const STATUS_WORD: Record<OrderStatus, string> = {
	pending: 'Pending',
	accepted: 'Accepted',
	declined: 'Declined',
	scheduled: 'Scheduled',
	installed: 'Installed',
	cancelled: 'Cancelled',
}

/** The dashboard has its own words for the same two answers. */
export const DASHBOARD_WORD: Record<OrderStatus, string> = {
	...STATUS_WORD,
	accepted: 'Approved',
	declined: 'Rejected',
}

export const isStatus = (text: string | null): text is OrderStatus =>
	text !== null && Object.hasOwn(STATUS_WORD, text)
