import type { Database } from '../../../db/database.ts'
import { addressesOf } from '../../accounts/queries.ts'
import type { OfOrder } from '../../mail/templates.ts'
import type { OrderColumns } from '../queries.ts'

/**
 * The recipient of mails about an order, with a link to it: by its tracking key where they cannot log in to it.
 * @returns null where the order has no address
 */
export async function mailToBuyer(db: Database, order: OrderColumns) {
	const { id: orderId, user_id: accountId, full_name: name } = order
	const account = accountId ? (await addressesOf(db, [accountId])).get(accountId) : undefined
	const email = order.email ?? account?.email
	if (!email) return null
	const path = `/orders/${orderId}`
	const isOwn = account && account.email === email
	const way: OfOrder = isOwn
		? { orderId, path }
		: { orderId, path: `${path}?key=`, secret: order.tracking_key }
	return { to: { email, name }, accountId: isOwn ? accountId : null, way }
}
