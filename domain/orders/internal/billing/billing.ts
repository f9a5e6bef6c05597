import type { Database, Tx } from '../../../../db/database.ts'
import { addressHints, inIndia } from '../../../../shared/addresses/address.ts'
import { gstinHint } from '../../../../shared/gstin.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { rowsOfOrder } from '../../../rows-of-order.ts'
import type { Billing, NewBilling } from '../../billing/schema.ts'
import { orderTables } from '../../tables.ts'

/**
 * What cannot be right about to whom a bill goes, a message for each field; the GSTIN by the state it goes to.
 * @param seller the GSTIN of the shop
 */
export function billingHints(billing: NewBilling, seller: string) {
	const hints = addressHints(billing)
	const state = Object.keys(hints).length > 0 ? undefined : inIndia(billing).state
	const gstin = billing.gstin === undefined ? null : gstinHint(billing.gstin, state, seller)
	return { ...hints, gstin }
}

/** To whom a bill goes, as it is stored. */
export type SettledBilling = ReturnType<typeof inIndia<NewBilling>>

/** Writes down to whom the bill of an order goes, where anybody said so. */
export async function insertBilling(tx: Tx, order_id: OrderId, billing: SettledBilling | null) {
	if (!billing) return
	const { name, gstin = null, street, city, zipCode: zip_code, state } = billing
	await orderTables(tx)
		.insertInto('order_billing')
		.values({ order_id, name, gstin, street, city, zip_code, state })
		.execute()
}

/** To whom the bills of these orders go, by order; those without are left out. */
export async function billingOf(db: Database, ids: OrderId[]): Promise<Map<OrderId, Billing>> {
	const rows = await rowsOfOrder(orderTables(db), 'order_billing', ids)
	return new Map(
		rows.map(({ order_id, zip_code: zipCode, name, gstin, street, city, state }) => [
			order_id,
			{ name, gstin, street, city, zipCode, state },
		]),
	)
}
