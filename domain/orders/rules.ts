import { firstNameOf } from '../../shared/first-name.ts'
import { searchTermsIn } from '../../shared/lists/search-terms.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { type Paise, sum, taxWithin, times } from '../../shared/money.ts'
import { type Pieces, RemainingStock } from '../catalogue/kits/kits.ts'
import type { OrderAction, OrderStatus } from './schema.ts'

interface Transition {
	from: readonly OrderStatus[]
	/** Null leaves the status as it is. */
	to: OrderStatus | null
}

/** The one life of an order: what each action needs, and where it leads. */
export const TRANSITIONS: Record<Exclude<OrderAction, 'place'>, Transition> = {
	accept: { from: ['pending'], to: 'accepted' },
	decline: { from: ['pending'], to: 'declined' },
	/** A decline of one installer while there are others to ask. */
	pass: { from: ['pending'], to: null },
	/** An installer takes their decline back, whatever it came to. */
	undo: { from: ['declined', 'pending'], to: 'pending' },
	/** Everybody may take it again, also whoever declined it. */
	reopen: { from: ['declined'], to: 'pending' },
	/** To one installer, for them to accept. */
	assign: { from: ['declined'], to: 'pending' },
	/** To whoever is next by routing. */
	route: { from: ['declined', 'pending'], to: 'pending' },
	'hand-back': { from: ['accepted', 'scheduled'], to: 'pending' },
	reassign: { from: ['pending', 'accepted', 'scheduled'], to: null },
	schedule: { from: ['accepted'], to: 'scheduled' },
	install: { from: ['scheduled'], to: 'installed' },
	cancel: { from: ['pending', 'accepted', 'scheduled'], to: 'cancelled' },
}

export type Step = keyof typeof TRANSITIONS

/** Where an action leads from a status, or null when the table has no such way. */
export function next(status: OrderStatus, step: Step): OrderStatus | null {
	const { from, to } = TRANSITIONS[step]
	return from.includes(status) ? (to ?? status) : null
}

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

/** Of an order that is still somebody's work: it waits, or is accepted and not yet installed. */
export const OPEN_STATUSES: readonly OrderStatus[] = ['pending', 'accepted', 'scheduled']

/** What an order that is no longer open says to whoever comes too late. */
export const CLOSED: Record<OrderStatus, Message> = {
	pending: message('orders.already_pending'),
	accepted: message('orders.already_accepted'),
	declined: message('orders.already_declined'),
	scheduled: message('orders.already_scheduled'),
	installed: message('orders.already_installed'),
	cancelled: message('orders.already_cancelled'),
}

/** Search terms of an order, each once; it is found by the beginning of one, by some before an installer has accepted it. */
export function searchTermsOf(order: {
	id: string
	fullName: string
	city: string
	zipCode: string
}) {
	const { id, fullName, city, zipCode } = order
	const number = `${id} ${id.slice(3).replaceAll('-', ' ')}`
	const early = new Set(searchTermsIn(`${number} ${firstNameOf(fullName)} ${zipCode}`))
	return searchTermsIn(`${number} ${fullName} ${city} ${zipCode}`).map((term) => ({
		term,
		before_acceptance: early.has(term) ? 1 : 0,
	}))
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A number without its country and its leading zeros: its last ten digits, or all of a shorter one. */
const national = (digits: string) => digits.slice(-10).replace(/^0+/, '')

/** Whether a text is the phone number, however it is written, or the email address of an order. */
export function isContactOf(
	{ contactNumber, email }: { contactNumber: string; email: string | null },
	text: string,
): boolean {
	if (text.includes('@')) return email !== null && text.trim().toLowerCase() === email.toLowerCase()
	const digits = digitsOf(text)
	return digits.length >= 6 && national(digits) === national(digitsOf(contactNumber))
}

interface Priced {
	price: Paise
	quantity: number
	/** GST in the price, per cent. */
	taxRatePct: number
}

/** The line's total and the GST within it, both whole paise. */
export function lineMoney({ price, quantity, taxRatePct }: Priced) {
	const total = times(price, quantity)
	return { total, tax: taxWithin(total, taxRatePct) }
}

export function orderMoney(lines: readonly Priced[]): { total: Paise; tax: Paise } {
	const each = lines.map(lineMoney)
	return { total: sum(each.map(({ total }) => total)), tax: sum(each.map(({ tax }) => tax)) }
}

/** So many of a product, and what one of it takes from the remaining. */
export interface Wanted {
	id: string
	name: string
	takes: readonly Pieces[]
	quantity: number
}

/** The lines of one product as one, where the first of them stands. */
function together(lines: readonly Wanted[]): Wanted[] {
	const byId = new Map<string, Wanted>()
	for (const line of lines) {
		const quantity = line.quantity + (byId.get(line.id)?.quantity ?? 0)
		byId.set(line.id, { ...line, quantity })
	}
	return [...byId.values()]
}

/** @param shared whether the rest of the order takes some of it too */
function shortOf({
	name,
	available,
	shared,
}: {
	name: string
	available: number
	shared: boolean
}) {
	if (shared) return message('orders.too_few_beside_rest', { name, available })
	if (available === 0) return message('catalogue.out_of_stock', { name })
	return message('catalogue.too_few', { name, available })
}

/**
 * The first line for which there is too little once those before it are taken, how many of it there are
 * and how that is said; null where there is enough for all.
 * @param stockOf pieces of a product in stock
 */
export function firstShort(lines: readonly Wanted[], stockOf: (id: string) => number) {
	const remaining = new RemainingStock(stockOf)
	for (const { id, name, takes, quantity } of together(lines)) {
		const available = remaining.most(takes)
		if (available >= quantity) {
			remaining.take(takes, quantity)
			continue
		}
		const shared = new RemainingStock(stockOf).most(takes) > available
		return { id, name, available, message: shortOf({ name, available, shared }) }
	}
	return null
}
