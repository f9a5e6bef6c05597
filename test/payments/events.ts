import { signatureOf } from '../../domain/payments/razorpay/signatures.ts'
import type { Open } from '../store.ts'
import { type OnlineShop, onlineShop } from './online-shop.ts'

const WEBHOOK = '/api/payments/razorpay/webhook'

/** Sends an event as Razorpay does. */
export function send(
	{ visitor, simulator }: OnlineShop,
	event: object,
	more: Record<string, string> = {},
) {
	const body = JSON.stringify(event)
	return visitor('203.0.113.9').raw('POST', WEBHOOK, body, {
		'content-type': 'application/json',
		'x-razorpay-signature': signatureOf(simulator.keys.webhookSecret, body),
		'x-razorpay-event-id': crypto.randomUUID(),
		...more,
	})
}

export const eventOf = (name: string, payload: object) => ({
	entity: 'event',
	event: name,
	created_at: 1_790_000_000,
	payload,
})

/** A shop that takes payments online, with an order of a visitor that is to be paid. */
export async function soldShop(open: Open) {
	const shop = await onlineShop(open)
	const buyer = await shop.buys()
	const admin = await shop.as('Admin')
	/** Razorpay's id of the order that is open for the sum due. */
	const providerOrder = async () => (await buyer.begin()).body.form.fields.order_id as string
	const moneyAsAdmin = async () => (await admin.get(`${buyer.path}/payments`)).body
	const name = await providerOrder()
	return { ...shop, shop, buyer, admin, name, providerOrder, moneyAsAdmin }
}
