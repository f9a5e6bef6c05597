import type { UserId } from '../../../../shared/ids.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { UNDO_GRACE_MS } from '../../limits.ts'
import type { OrderStatus } from '../../schema.ts'
import { CLOSED, isApproved } from '../../transitions/status-rules.ts'

/** How an installer says no: to an order that ends by it, to one that goes on to the next, after accepting it. */
export type RefusalKind = 'decline' | 'pass' | 'hand-back'

export interface Decline {
	installerId: UserId
	kind: RefusalKind
	/** Whether it was this installer's alone before, not everybody's. */
	wasOffered: boolean
	/** Whether it is not to be offered to this installer again. */
	isFinal: boolean
	/** Epoch milliseconds; null where it cannot be taken back any more. */
	undoUntil: number | null
}

/**
 * Whether a decline can still be taken back by its time.
 * @param undoUntil of the decline
 * @param now the server's clock, epoch milliseconds
 */
export const canBeUndone = (undoUntil: number | null, now: number): boolean =>
	undoUntil !== null && now <= undoUntil + UNDO_GRACE_MS

interface DeclinedOrder {
	status: OrderStatus
	installerId: UserId | null
}

const OVER = message('orders.undo_over')
const CHANGED = message('orders.undo_changed')

/**
 * Why a decline cannot be taken back, as a message; null where it can.
 * @param now the server's clock, epoch milliseconds
 */
export function whyNotUndone(order: DeclinedOrder, decline: Decline, now: number): Message | null {
	const { status, installerId } = order
	if (status === 'cancelled') return CLOSED.cancelled
	if (isApproved(status))
		return installerId === decline.installerId ? CLOSED[status] : message('orders.undo_taken')
	if (decline.undoUntil === null || decline.kind === 'hand-back') return CHANGED
	if (!canBeUndone(decline.undoUntil, now)) return OVER
	const isAsLeft =
		decline.kind === 'pass'
			? status === 'pending'
			: status === 'declined' && installerId === decline.installerId
	return isAsLeft ? null : CHANGED
}

/** Seconds for which a button to undo is of use; 0 when its time is over. */
export const undoSecondsLeft = ({ undoUntil }: Decline, now: number): number =>
	undoUntil === null ? 0 : Math.max(0, undoUntil - now) / 1000

/** The holder of the order again when a decline is taken back; null is everybody. */
export const holderBefore = ({ wasOffered, installerId }: Decline): UserId | null =>
	wasOffered ? installerId : null
