import { serialColumns } from '../../../domain/installations/serials/serial-columns.ts'
import type { ProductId, UserId } from '../../../shared/ids.ts'
import { setOrder } from '../../orders.ts'
import type { Shop } from '../another-store.ts'
import { paid } from '../orders/paid-order.ts'
import { PANEL } from '../orders/placed-order.ts'

/** A paid order of panels that was installed at a moment, with these serial numbers. @param at epoch milliseconds */
export async function installedOrder(shop: Shop, serials: string[], at: number) {
	const order = await paid(shop, 'accepted')
	const { id } = order
	const { db } = shop.store
	const { id: installer } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
	await db
		.insertInto('installations')
		.values({
			...{ order_id: id, installer_id: installer as UserId, completed_at: at },
			...{ appointment_at: null, appointment_minutes: null, appointment_state: null },
			...{ appointment_preference: null, customer_name: null },
			...{ created_at: at, updated_at: at },
		})
		.execute()
	await db
		.insertInto('installation_serials')
		.values(
			serials.map((serial) => ({
				...{
					order_id: id,
					product_id: PANEL as ProductId,
					created_at: at,
					...serialColumns(serial),
				},
			})),
		)
		.execute()
	await setOrder(shop.store, id, { status: 'installed' })
	return order
}
