import type { Order } from '../../../../domain/orders/schema'
import type { CancelRequests } from '../../../../domain/returns/cancelling/cancel-schema'
import type { OrderReturns } from '../../../../domain/returns/schema'
import type { OrderPayments } from '../../../../domain/settlement/schema'

/** Where on an order's page, or on a page below it, an admin goes on. */
export interface NextStep {
	label: string
	/** An id with its `#`, or the page below the order's. */
	to: `#${string}` | 'parcels' | 'returns'
}

interface OrderSoFar {
	order: Pick<Order, 'status' | 'fulfilment' | 'awaits' | 'installer' | 'allowedActions'>
	money: Pick<OrderPayments, 'state' | 'next' | 'due' | 'owed' | 'held' | 'refunds'> | null
	returned: { returns: readonly Pick<OrderReturns['returns'][number], 'state'>[] } | null
	cancelRequests: { requests: readonly Pick<CancelRequests['requests'][number], 'state'>[] } | null
	/** Whether pieces of it are in no parcel yet. */
	hasLeft: boolean
	/** Whether its appointment is over and it is not installed. */
	isVisitPast: boolean
}

const step = (label: string, to: NextStep['to']): NextStep => ({ label, to })

/** Whether it may be sent only once its money has come: `isPaidEnough` of dispatches says so too. */
const isUnpaid = ({ order, money }: OrderSoFar) =>
	order.awaits === 'payment' ||
	(order.fulfilment === 'delivery' &&
		order.status === 'pending' &&
		(money?.state === 'unpaid' || money?.state === 'due') &&
		money.next?.way !== 'cod')

/** The step with the goods: parcels, or the installer. */
function workOf({ order, hasLeft, isVisitPast }: OrderSoFar): NextStep | null {
	const may = (action: Order['allowedActions'][number]) => order.allowedActions.includes(action)
	if (may('dispatch') && hasLeft)
		return step(order.status === 'dispatched' ? 'Send the rest' : 'Send a parcel', 'parcels')
	if (may('deliver')) return step('Mark as delivered', 'parcels')
	if (may('reopen')) return step('Reopen the order', '#reopen')
	if (may('reassign') && order.status === 'pending' && !order.installer)
		return step('Choose an installer', '#assign')
	return isVisitPast ? step('Ask the installer', '#installer') : null
}

/** The step with the money that waits for the shop. */
function moneyOf({ money }: OrderSoFar): NextStep | null {
	if (!money) return null
	if (money.held.length > 0) return step('Decide on the payment', '#money')
	const isToSend = money.refunds.some(
		({ way, state }) => way !== 'razorpay' && state === 'requested',
	)
	if (isToSend) return step('Send the refund', '#money')
	if (money.owed > 0) return step('Refund the buyer', '#refund')
	return money.next?.confirmation ? step('Confirm the order', '#confirm') : null
}

/**
 * What an admin does next with an order; null where others are to act. Answers to its buyer come first, then money that
 * waits for the shop, the goods, and money that waits for the buyer.
 */
export function nextStepOf(order: OrderSoFar): NextStep | null {
	const { money, returned, cancelRequests } = order
	const hasReturn = (wanted: 'asked' | 'agreed') =>
		returned?.returns.some(({ state }) => state === wanted)
	if (cancelRequests?.requests.some(({ state }) => state === 'asked'))
		return step('Answer the request to cancel', '#cancel-request-answer')
	if (hasReturn('asked')) return step('Answer the return', 'returns')
	return (
		moneyOf(order) ??
		(isUnpaid(order) ? step('Record a payment', '#receive') : null) ??
		workOf(order) ??
		(hasReturn('agreed') ? step('Record the returned goods', 'returns') : null) ??
		(money && money.due > 0 ? step('Record a payment', '#receive') : null)
	)
}
