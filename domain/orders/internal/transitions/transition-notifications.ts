import type { Tx } from '../../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { notify } from '../../../notifications/commands.ts'
import type { OrderColumns } from '../../queries.ts'
import type { TransitionName } from '../../transitions/transitions.ts'

/** The steps that offer an order, where it then has another installer. */
const OFFERS: readonly TransitionName[] = [
	'pass',
	'lapse',
	'reassign',
	'reopen',
	'assign',
	'route',
	'hand-back',
]

export interface StepDetails {
	/** The buyer's name as the order's new installer reads it. */
	buyer: string
	/** Whether every installer sees an order that has none. */
	inPool: boolean
	/** The buyer's notification instead of the usual one. */
	toBuyer?: Message | undefined
	note: string | null
	at: number
}

type Notice = Parameters<typeof notify>[1][number]

/**
 * Notifies the people a step concerns: the buyer, the installers who get, lose or have the order, and readers of a
 * list.
 */
export async function notifyOfStep(
	tx: Tx,
	actor: Actor,
	step: TransitionName,
	before: OrderColumns,
	after: OrderColumns,
	details: StepDetails,
): Promise<void> {
	const about = { orderId: after.id, at: details.at }
	const quiet = {
		message: message('orders.step_done', { orderId: after.id, step }),
		type: 'info',
		quiet: true,
		...about,
	} as const
	const wasInPool = details.inPool && before.status === 'pending' && !before.installer_id
	const isInPool = details.inPool && after.status === 'pending' && !after.installer_id
	await notify(tx, [
		...forBuyer(step, before, after, details),
		...forInstallers(actor, step, before, after, { ...details, wasInPool, isInPool }),
		...(step === 'hand-back' ? forAdmins(actor, after, details) : []),
		{ to: { role: 'Admin' }, link: `/admin/orders/${after.id}`, ...quiet },
		...(wasInPool || isInPool
			? [{ to: { role: 'Installer' }, link: '/installer/orders', ...quiet } as const]
			: []),
	])
}

function forBuyer(
	step: TransitionName,
	before: OrderColumns,
	{ id, user_id: userId, status }: OrderColumns,
	{ toBuyer = message('orders.buyer_status', { orderId: id, status }), at }: StepDetails,
): Notice[] {
	if (!userId || status === before.status) return []
	const isBad = status === 'declined' || status === 'cancelled' || step === 'hand-back'
	const type = isBad ? 'warning' : 'success'
	return [{ to: { userId }, message: toBuyer, type, link: `/orders/${id}`, orderId: id, at }]
}

interface Pool {
	wasInPool: boolean
	isInPool: boolean
}

function forInstallers(
	actor: Actor,
	step: TransitionName,
	before: OrderColumns,
	after: OrderColumns,
	{ buyer, note, at, wasInPool, isInPool }: StepDetails & Pool,
): Notice[] {
	const about = { link: '/installer/orders', orderId: after.id, at }
	const [from, to] = [before.installer_id, after.installer_id]
	const notices: Notice[] = []
	// Who declined an order is notified as well when it is given to them once more.
	const isOffered = OFFERS.includes(step) && (from !== to || before.status === 'declined')
	const offer = { message: message('orders.new_from', { buyer }), type: 'order', ...about } as const
	if (isOffered && to) notices.push({ to: { userId: to }, ...offer })
	if (isOffered && isInPool && !wasInPool && step !== 'reassign')
		notices.push({ to: { role: 'Installer' }, ...offer })
	const loss = lossOf(step, after, note)
	const isLost = step === 'cancel' || (from !== to && before.status !== 'declined')
	const isOwnDoing = isSignedIn(actor) && actor.id === from
	if (loss && from && isLost && !isOwnDoing)
		notices.push({ to: { userId: from }, message: loss, type: 'warning', ...about })
	return notices
}

/** The notification to an installer who no longer has the order, or is no longer offered it; null for nothing. */
function lossOf(
	step: TransitionName,
	{ id: orderId }: OrderColumns,
	note: string | null,
): Message | null {
	switch (step) {
		case 'cancel':
			return message('orders.was_cancelled', { orderId })
		case 'reassign':
			return message('orders.was_reassigned', { orderId })
		case 'route':
			return message('orders.no_longer_offered', { orderId })
		case 'lapse':
			return message('orders.offer_over', { orderId })
		case 'undo':
			return message('orders.taken_back_by_installer', { orderId })
		case 'hand-back':
			return message('orders.taken_back_by_store', { orderId, note: note ?? '' })
		default:
			return null
	}
}

function forAdmins(actor: Actor, { id }: OrderColumns, { note, at }: StepDetails): Notice[] {
	if (!isSignedIn(actor) || actor.role === 'Admin') return []
	const handedBack = message('orders.handed_back', {
		name: actor.name,
		orderId: id,
		note: note ?? '',
	})
	const link = `/admin/orders/${id}`
	return [{ to: { role: 'Admin' }, message: handedBack, type: 'warning', link, orderId: id, at }]
}
