import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { firstNameOf } from '../../shared/first-name.ts'
import type { UserId } from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { StorePolicy } from '../../shared/modes.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { Fulfilment, OrderStatus } from './schema.ts'
import { isApproved } from './transitions/status-rules.ts'
import {
	FULFILMENT_OF,
	isOwnTransition,
	next,
	ROLES_FOR,
	TRANSITIONS,
	type TransitionName,
} from './transitions/transitions.ts'

export interface OrderFacts {
	status: OrderStatus
	fulfilment: Fulfilment
	userId: UserId | null
	installerId: UserId | null
	trackingKey: string
	/** Installers it is not offered to again: they declined it or handed it back. */
	refusedBy: readonly UserId[]
	/** Whether any of its money has come and not gone back. */
	hasMoney: boolean
	/** Installers who can take their decline back at this moment. */
	undoableBy: readonly UserId[]
}

/** Whether the caller is the buyer: by account, or by the secret of the tracking link. */
export const isBuyer = (actor: Actor, order: OrderFacts, key: string | undefined) =>
	(isSignedIn(actor) && order.userId === actor.id) ||
	(key !== undefined && key === order.trackingKey)

/** Whether the caller has only the secret of the tracking link. */
export const hasLinkAlone = (actor: Actor, order: OrderFacts, key: string | undefined): boolean =>
	isBuyer(actor, order, key) &&
	!isBuyer(actor, order, undefined) &&
	!hasRole(actor, 'Admin') &&
	!isInstallerOf(actor, order)

/**
 * Allows matters between the buyer of an order and the shop: its money and its billing address, since installers bill
 * nobody; its parcels, its returns, and its tracking link.
 */
export const isBuyerOrAdmin = (actor: Actor, order: OrderFacts, key?: string): boolean =>
	hasRole(actor, 'Admin') || isBuyer(actor, order, key)

/** Whether the caller is a party to the work of an order: its installer, its buyer, or an admin. */
export const isPartyTo = (actor: Actor, order: OrderFacts, key?: string): boolean =>
	isInstallerOf(actor, order) || isBuyerOrAdmin(actor, order, key)

/** Whether an installer may take the order as everybody may; where orders are routed, none is open to all. */
const inOpenPool = ({ routing }: StorePolicy, { id }: SignedIn, order: OrderFacts) =>
	routing === 'pool' &&
	order.status === 'pending' &&
	order.fulfilment === 'installation' &&
	order.installerId === null &&
	!order.refusedBy.includes(id)

/** Whether the caller is the order's installer, or the one it is offered to. */
export const isInstallerOf = (actor: Actor, order: OrderFacts) =>
	hasRole(actor, 'Installer') && order.installerId === actor.id

const mayUndo = (actor: Actor, { undoableBy }: OrderFacts) =>
	hasRole(actor, 'Installer') && undoableBy.includes(actor.id)

/**
 * Whether the caller may see the order: buyers their own, installers the open pool, their offers, their own and for a
 * moment those they have just declined, admins all. `visibleTo` in list.ts is the same as conditions.
 */
export function maySee(
	policy: StorePolicy,
	actor: Actor,
	order: OrderFacts,
	key?: string,
): boolean {
	if (hasRole(actor, 'Admin') || isBuyer(actor, order, key)) return true
	if (!hasRole(actor, 'Installer')) return false
	return inOpenPool(policy, actor, order) || isInstallerOf(actor, order) || mayUndo(actor, order)
}

/**
 * Whether the caller may know the buyer: full name, phone, address. An installer without the order, before accepting it
 * or after losing it, may know the first name and the PIN code alone. `buyerShownTo` in list.ts is the same as a
 * condition.
 */
export function mayKnowBuyer(
	{ buyerVisible }: StorePolicy,
	actor: Actor,
	order: OrderFacts,
	key?: string,
): boolean {
	if (buyerVisible === 'always' || hasRole(actor, 'Admin') || isBuyer(actor, order, key))
		return true
	return isInstallerOf(actor, order) && isApproved(order.status)
}

/** Whether a caller who sees the order is told when its offer ends: its buyer, admins, and the offer's installer. */
export const mayKnowOffer = (actor: Actor, order: OrderFacts, key?: string): boolean =>
	isInstallerOf(actor, order) || isBuyerOrAdmin(actor, order, key)

/** The buyer's name as an installer reads it before accepting their order. */
export const nameBeforeAcceptance = ({ buyerVisible }: StorePolicy, fullName: string): string =>
	buyerVisible === 'always' ? fullName : firstNameOf(fullName)

/**
 * Whether the caller's role allows the step with any order at all. It is asked before an order is
 * looked for, so that the answer does not tell whether there is one.
 */
export function mayEver(actor: Actor, step: TransitionName): Result<void> {
	if (step === 'cancel') return ok(undefined)
	if (isOwnTransition(step)) return fail('forbidden', message('orders.own_step'))
	const roles = ROLES_FOR[step]
	if (roles.some((role) => hasRole(actor, role))) return ok(undefined)
	return refuseRole(actor, message('orders.role_only', { roles, step }))
}

const refuseRole = (actor: Actor, why: Message) =>
	fail(isSignedIn(actor) ? 'forbidden' : 'not_signed_in', why)

function mayAsk(
	policy: StorePolicy,
	actor: Actor,
	step: TransitionName,
	order: OrderFacts,
	key?: string,
): boolean {
	switch (step) {
		case 'accept':
		case 'decline':
		case 'pass':
			return (
				hasRole(actor, 'Installer') &&
				(inOpenPool(policy, actor, order) || isInstallerOf(actor, order))
			)
		case 'undo':
			return mayUndo(actor, order)
		case 'schedule':
		case 'install':
			return isInstallerOf(actor, order)
		case 'hand-back':
			return hasRole(actor, 'Admin') || isInstallerOf(actor, order)
		case 'reopen':
		case 'assign':
		case 'route':
		case 'reassign':
		case 'dispatch':
		case 'deliver':
			return hasRole(actor, 'Admin')
		case 'cancel':
			// An order that is paid for and accepted is not simply cancelled: the buyer asks the shop.
			return (
				hasRole(actor, 'Admin') ||
				(isBuyer(actor, order, key) && !(order.hasMoney && isApproved(order.status)))
			)
		case 'release':
		case 'expire':
		case 'lapse':
		// A call of its own agrees to a change and names it.
		case 'change':
			return false
	}
}

/** Whether the caller may ever take this step with this order, in any status. */
export const may = (
	policy: StorePolicy,
	actor: Actor,
	step: TransitionName,
	order: OrderFacts,
	key?: string,
): boolean =>
	(FULFILMENT_OF[step] ?? order.fulfilment) === order.fulfilment &&
	maySee(policy, actor, order, key) &&
	mayAsk(policy, actor, step, order, key)

/** The steps open to the caller at this moment. */
export const openSteps = (
	policy: StorePolicy,
	actor: Actor,
	order: OrderFacts,
	key?: string,
): TransitionName[] =>
	(Object.keys(TRANSITIONS) as TransitionName[]).filter(
		(step) =>
			// Passing on is a result of a decline, not a choice.
			step !== 'pass' && next(order.status, step) !== null && may(policy, actor, step, order, key),
	)

/** Installers alone have a list of orders that come to them. */
export function maySeeNew(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Installer')) return ok(actor)
	return refuseRole(actor, message('orders.new_installers_only'))
}

/** Admins alone give orders to installers. */
export const mayAssign = (actor: Actor): Result<void> => mayEver(actor, 'reassign')

/** Admins alone order for a buyer who has called. */
export function mayOrderForBuyer(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	return refuseRole(actor, message('orders.for_buyer_admins_only'))
}

/** Admins alone are told the link by which a buyer without an account follows their order, to send it to them. */
export function mayTakeLink(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	return refuseRole(actor, message('orders.link_admins_only'))
}

/** Admins alone correct the details of a buyer. */
export function mayCorrect(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Admin')) return ok(actor)
	return refuseRole(actor, message('orders.correct_admins_only'))
}

/** Admins alone take orders out of the store as a file. */
export function mayExport(actor: Actor): Result<void> {
	if (hasRole(actor, 'Admin')) return ok(undefined)
	return refuseRole(actor, message('orders.export_admins_only'))
}
