import type { OrderStatus } from '../../domain/orders/schema'
import { isKeyOf } from '../../shared/one-of'
import type { Tone } from '../ui/display/status'

/** What each status is called, in the order an order goes through them. */
export const STATUS_WORD: Record<OrderStatus, string> = {
	pending: 'Pending',
	accepted: 'Accepted',
	declined: 'Declined',
	scheduled: 'Scheduled',
	installed: 'Installed',
	cancelled: 'Cancelled',
}

/** The colour of its dot, for buyers as in the portals. */
export const STATUS_TONE = {
	pending: 'waiting',
	accepted: 'good',
	declined: 'bad',
	scheduled: 'info',
	installed: 'good',
	cancelled: 'off',
} as const satisfies Record<OrderStatus, Tone>

export const isStatus = isKeyOf<OrderStatus>(STATUS_WORD)

/** Each status in a word, and in a sentence to its buyer. */
export const STATUS: Record<OrderStatus, { word: string; sentence: string }> = {
	pending: {
		word: STATUS_WORD.pending,
		sentence: 'It is waiting for an installer to accept it.',
	},
	accepted: {
		word: STATUS_WORD.accepted,
		sentence: 'An installer has taken it. Next, you agree a day.',
	},
	scheduled: {
		word: STATUS_WORD.scheduled,
		sentence: 'The day of the installation is agreed.',
	},
	installed: {
		word: STATUS_WORD.installed,
		sentence: 'The system is on the roof and makes power.',
	},
	declined: {
		word: STATUS_WORD.declined,
		sentence: 'No installer could take it. The store may still find one.',
	},
	cancelled: {
		word: STATUS_WORD.cancelled,
		sentence: 'Nothing will be delivered or installed.',
	},
}
