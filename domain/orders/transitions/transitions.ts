import type { Role } from '../../../shared/actor.ts'
import type { Fulfilment, OrderAction, OrderStatus } from '../schema.ts'

interface Transition {
	from: readonly OrderStatus[]
	/** Null leaves the status as it is. */
	to: OrderStatus | null
}

/** The transition table of orders: the statuses each action needs, and the one it leads to. */
export const TRANSITIONS: Record<Exclude<OrderAction, 'place'>, Transition> = {
	accept: { from: ['pending'], to: 'accepted' },
	decline: { from: ['pending'], to: 'declined' },
	/** A decline of one installer while there are others to ask. */
	pass: { from: ['pending'], to: null },
	/** Nobody answered in time: the store asks the next. */
	lapse: { from: ['pending'], to: null },
	/** An installer takes their decline back, with any result of it. */
	undo: { from: ['declined', 'pending'], to: 'pending' },
	/** Every installer may take it again, also one that declined it. */
	reopen: { from: ['declined'], to: 'pending' },
	/** To one installer, for them to accept. */
	assign: { from: ['declined'], to: 'pending' },
	/** It goes to the next installer by routing. */
	route: { from: ['declined', 'pending'], to: 'pending' },
	'hand-back': { from: ['accepted', 'scheduled'], to: 'pending' },
	reassign: { from: ['pending', 'accepted', 'scheduled'], to: null },
	/** The buyer agrees to other parts or another price. */
	change: { from: ['accepted', 'scheduled'], to: null },
	schedule: { from: ['accepted'], to: 'scheduled' },
	install: { from: ['scheduled'], to: 'installed' },
	/** A parcel of an order that is delivered, the first or another. */
	dispatch: { from: ['pending', 'dispatched'], to: 'dispatched' },
	deliver: { from: ['dispatched'], to: 'delivered' },
	cancel: { from: ['unpaid', 'pending', 'accepted', 'scheduled'], to: 'cancelled' },
	/** Enough of its money has come, for one that expired too late. */
	release: { from: ['unpaid', 'cancelled'], to: 'pending' },
	/** Nobody has paid it in time. */
	expire: { from: ['unpaid'], to: 'cancelled' },
}

export type TransitionName = keyof typeof TRANSITIONS

/** Where an action leads from a status, or null when the table has no such way. */
export function next(status: OrderStatus, step: TransitionName): OrderStatus | null {
	const { from, to } = TRANSITIONS[step]
	return from.includes(status) ? (to ?? status) : null
}

/** The steps of the store alone: they follow from an order's money, its offers and the changes its buyer agrees to. */
export const OWN_TRANSITIONS = ['release', 'expire', 'lapse', 'change'] as const
type OwnTransition = (typeof OWN_TRANSITIONS)[number]

export const isOwnTransition = (step: TransitionName): step is OwnTransition =>
	OWN_TRANSITIONS.some((own) => own === step)

/** The roles that a step needs; a buyer, who need not have an account, cancels. policy.ts judges the order. */
export const ROLES_FOR: Record<
	Exclude<TransitionName, 'cancel' | OwnTransition>,
	readonly Role[]
> = {
	accept: ['Installer'],
	decline: ['Installer'],
	pass: ['Installer'],
	undo: ['Installer'],
	schedule: ['Installer'],
	install: ['Installer'],
	'hand-back': ['Installer', 'Admin'],
	reopen: ['Admin'],
	assign: ['Admin'],
	route: ['Admin'],
	reassign: ['Admin'],
	dispatch: ['Admin'],
	deliver: ['Admin'],
}

/** The steps that belong to one fulfilment. */
export const FULFILMENT_OF: Partial<Record<TransitionName, Fulfilment>> = {
	accept: 'installation',
	decline: 'installation',
	pass: 'installation',
	undo: 'installation',
	reopen: 'installation',
	assign: 'installation',
	route: 'installation',
	'hand-back': 'installation',
	reassign: 'installation',
	schedule: 'installation',
	install: 'installation',
	dispatch: 'delivery',
	deliver: 'delivery',
}
