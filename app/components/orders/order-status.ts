import type { Order, OrderStatus } from '../../../domain/orders/schema'
import { isKeyOf } from '../../../shared/one-of'
import type { Tone } from '../../ui/display/status'

/** What each status is called, in the order an order goes through them. */
export const STATUS_WORD: Record<OrderStatus, string> = {
	unpaid: 'Awaiting payment',
	pending: 'Pending',
	accepted: 'Accepted',
	declined: 'Declined',
	scheduled: 'Scheduled',
	installed: 'Installed',
	dispatched: 'Sent',
	delivered: 'Delivered',
	cancelled: 'Cancelled',
}

/** The colour of its dot, for buyers as in the portals. */
export const STATUS_TONE = {
	unpaid: 'waiting',
	pending: 'waiting',
	accepted: 'good',
	declined: 'bad',
	scheduled: 'info',
	installed: 'good',
	dispatched: 'info',
	delivered: 'good',
	cancelled: 'off',
} as const satisfies Record<OrderStatus, Tone>

/** Those of orders that are installed, the only ones in a demo. */
const INSTALLED_ALONG: readonly OrderStatus[] = [
	'pending',
	'accepted',
	'declined',
	'scheduled',
	'installed',
	'cancelled',
]

const choicesOf = (statuses: readonly OrderStatus[]) =>
	statuses.map((value) => ({ value, label: STATUS_WORD[value] }))

/** The statuses that an installer can look for. */
export const INSTALLER_STATUSES = choicesOf(INSTALLED_ALONG)

/** The statuses that an admin can look for: an order of a demo is neither paid nor sent. */
export const adminStatuses = (mode: 'demo' | 'live') =>
	mode === 'demo' ? INSTALLER_STATUSES : choicesOf(Object.keys(STATUS_WORD) as OrderStatus[])

export const isStatus = isKeyOf<OrderStatus>(STATUS_WORD)

/** Each status in a sentence to its buyer. */
const SENTENCE: Record<OrderStatus, string> = {
	unpaid: 'Its goods are reserved until it is paid.',
	pending: 'It is waiting for an installer to accept it.',
	accepted: 'An installer has taken it. Next, you agree a day.',
	scheduled: 'The day of the installation is agreed.',
	installed: 'The system is on the roof and makes power.',
	dispatched: 'It is on its way to you.',
	delivered: 'Everything has arrived.',
	declined: 'No installer could take it. The store may still find one.',
	cancelled: 'Nothing will be delivered or installed.',
}

/** Of an order on delivery that waits for its buyer’s word, in place of its status. */
const UNCONFIRMED = {
	word: 'Awaiting confirmation',
	sentence: 'Its goods are reserved until it is confirmed.',
}

/** Where an order stands, in a sentence to its buyer. */
export const statusSentence = ({
	status,
	fulfilment,
	awaits,
}: Pick<Order, 'status' | 'fulfilment' | 'awaits'>): string => {
	if (awaits === 'confirmation') return UNCONFIRMED.sentence
	return status === 'pending' && fulfilment === 'delivery'
		? 'We are getting it ready to send.'
		: SENTENCE[status]
}

/** Where it stands, in a word. */
export const statusWord = ({ status, awaits }: Pick<Order, 'status' | 'awaits'>): string =>
	awaits === 'confirmation' ? UNCONFIRMED.word : STATUS_WORD[status]
