import type { Database } from '../../../db/database.ts'
import { addressesOf } from '../../accounts/queries.ts'
import type { OfOrder } from '../../mail/templates.ts'
import type { OrderColumns } from '../queries.ts'

/**
 * Whom mails about an order go to, and their way to it: whoever cannot log in to it reads it by its tracking key.
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
