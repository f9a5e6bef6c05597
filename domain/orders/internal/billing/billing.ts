import type { Database, Tx } from '../../../../db/database.ts'
import { addressHints, inIndia } from '../../../../shared/addresses/address.ts'
import { gstinHint } from '../../../../shared/gstin.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { rowsOfOrder } from '../../../rows-of-order.ts'
import type { Billing, NewBilling } from '../../billing/schema.ts'
import { orderTables } from '../../tables.ts'

/**
 * The mistakes in the recipient of a bill, a message for each field; the GSTIN by the state it goes to.
 * @param seller the GSTIN of the shop
 */
export function billingHints(billing: NewBilling, seller: string) {
	const hints = addressHints(billing)
	const state = Object.keys(hints).length > 0 ? undefined : inIndia(billing).state
	const gstin =
		billing.gstin !== undefined
			? gstinHint(billing.gstin, state, seller)
			: billing.sez
				? message('orders.sez_without_gstin')
				: null
	return { ...hints, gstin }
}

/** The recipient of a bill, as it is stored. */
export type SettledBilling = ReturnType<typeof inIndia<NewBilling>>

/** Writes the recipient of an order's bill, where one was given. */
export async function insertBilling(
	tx: Tx,
	order_id: OrderId,
	billing: SettledBilling | null,
	{ withoutTax }: Pick<Billing, 'withoutTax'>,
) {
	if (!billing) return
	const { name, gstin = null, sez = false, street, city, zipCode: zip_code, state } = billing
	await orderTables(tx)
		.insertInto('order_billing')
		.values({
			order_id,
			name,
			gstin,
			sez: sez ? 1 : 0,
			without_tax: withoutTax ? 1 : 0,
			street,
			city,
			zip_code,
			state,
		})
		.execute()
}

/** The recipients of the bills of these orders, by order; those without are left out. */
export async function billingOf(db: Database, ids: OrderId[]): Promise<Map<OrderId, Billing>> {
	const rows = await rowsOfOrder(orderTables(db), 'order_billing', ids)
	return new Map(
		rows.map(({ order_id, zip_code: zipCode, name, gstin, sez, without_tax, ...place }) => [
			order_id,
			{
				name,
				gstin,
				sez: sez === 1,
				withoutTax: without_tax === 1,
				zipCode,
				street: place.street,
				city: place.city,
				state: place.state,
			},
		]),
	)
}
