import type { Order, OrderStatus } from '../../../domain/orders/schema'
import { dayNamed, moment } from '../../../shared/format/dates'
import { isKeyOf } from '../../../shared/one-of'
import type { StatusVariant } from '../../ui/display/status'

/** The name of each status, in the order an order goes through them. */
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
export const STATUS_VARIANT = {
	unpaid: 'waiting',
	pending: 'waiting',
	accepted: 'good',
	declined: 'bad',
	scheduled: 'info',
	installed: 'good',
	dispatched: 'info',
	delivered: 'good',
	cancelled: 'off',
} as const satisfies Record<OrderStatus, StatusVariant>

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

/** Each status in a word to its buyer, where it is another than in the portals. */
const BUYER_WORD: Record<OrderStatus, string> = { ...STATUS_WORD, pending: 'Confirmed' }

/** Each status in a sentence to its buyer. */
const SENTENCE: Record<OrderStatus, string> = {
	unpaid: 'Its goods are reserved until it is paid.',
	pending: 'We are looking for an installer.',
	accepted: 'An installer has accepted it. Next, you agree on a day.',
	scheduled: 'The day of the installation is fixed.',
	installed: 'Your system is installed.',
	dispatched: 'It is on its way to you.',
	delivered: 'Everything has arrived.',
	declined: 'No installer could take it. The store may still find one.',
	cancelled: 'Nothing more will be delivered or installed.',
}

/** The same of an order that is sent as parcels alone. */
const SENT: Partial<Record<OrderStatus, string>> = {
	pending: 'We are getting it ready.',
	cancelled: 'Nothing more will be delivered.',
}

/** Shown for an order on delivery that waits for its buyer’s confirmation, in place of its status. */
const UNCONFIRMED = {
	word: 'Awaiting confirmation',
	sentence: 'Its goods are reserved until it is confirmed.',
}

/** Where an order stands, in a sentence to its buyer. */
export const statusSentence = ({
	status,
	fulfilment,
	awaits,
	offerEndsAt,
	sendBy,
}: Pick<Order, 'status' | 'fulfilment' | 'awaits' | 'offerEndsAt' | 'sendBy'>): string => {
	if (awaits === 'confirmation') return UNCONFIRMED.sentence
	if (sendBy) return `We will send it by ${dayNamed(sendBy)}.`
	if (status === 'pending' && offerEndsAt)
		return `We have asked an installer, who answers by ${moment(Date.parse(offerEndsAt))}.`
	return (fulfilment === 'delivery' && SENT[status]) || SENTENCE[status]
}

export type Standing = Pick<Order, 'status' | 'awaits'> & Partial<Pick<Order, 'isPartSent'>>

const wordBy =
	(words: Record<OrderStatus, string>) =>
	({ status, awaits, isPartSent }: Standing): string => {
		if (awaits === 'confirmation') return UNCONFIRMED.word
		return isPartSent ? 'Partly sent' : words[status]
	}

/** Where it stands, in a word of the portals. */
export const statusWord = wordBy(STATUS_WORD)

/** Where it stands, in a word to its buyer. */
export const buyerWord = wordBy(BUYER_WORD)
