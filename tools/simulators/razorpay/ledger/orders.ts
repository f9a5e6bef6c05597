import type { Order } from './entities.ts'
import { Refusal } from './refusal.ts'
import type { OrderRequest } from './request-schema.ts'
import { drawId, found, secondsNow, type World } from './world.ts'

/** @throws Refusal where a receipt that is to be unique has an order of another amount */
export function createOrder(world: World, request: OrderRequest): Order {
	const { receipt, unique_receipt: isUnique, amount } = request
	const before = isUnique && receipt !== undefined ? world.receipts.get(receipt) : undefined
	if (before) {
		const order = found(world.orders, before)
		if (order.amount === amount) return order
		throw new Refusal('Order receipt should be unique.', { field: 'receipt' })
	}
	const order: Order = {
		id: drawId('order'),
		entity: 'order',
		amount,
		amount_paid: 0,
		amount_due: amount,
		currency: request.currency,
		receipt: receipt ?? null,
		offer_id: null,
		status: 'created',
		attempts: 0,
		notes: request.notes,
		created_at: secondsNow(world),
	}
	world.orders.set(order.id, order)
	world.captures.set(order.id, request.payment)
	if (request.partial_payment) world.parts.add(order.id)
	if (isUnique && receipt !== undefined) world.receipts.set(receipt, order.id)
	return order
}

/** All tries to pay an order, newest first. */
export const paymentsOf = ({ payments, orders }: World, orderId: string) => {
	found(orders, orderId)
	return [...payments.values()].filter(({ order_id }) => order_id === orderId).reverse()
}
