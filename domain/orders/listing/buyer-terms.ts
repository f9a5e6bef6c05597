import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { Shipping } from '../schema.ts'
import { orderTables } from '../tables.ts'
import { addReferences, deleteReferences, phoneReferences } from './order-references.ts'
import { searchTermsOf } from './order-search-terms.ts'

interface Buyer extends Pick<Shipping, 'fullName' | 'city' | 'zipCode' | 'contactNumber'> {
	id: OrderId
	email?: string | null | undefined
	/** When the order was placed, epoch milliseconds. */
	at: number
}

interface Billed {
	name: string
	gstin?: string | null | undefined
}

/** Has a new order found by the name, place and contact of its buyer. */
export async function addBuyerTerms(
	tx: Tx,
	{ at, ...buyer }: Buyer,
	billing: Billed | null | undefined,
): Promise<void> {
	const { id } = buyer
	await orderTables(tx)
		.insertInto('order_search_terms')
		.values(searchTermsOf(buyer).map((term) => ({ ...term, order_id: id, created_at: at })))
		.execute()
	await addReferences(tx, id, 'buyer', [
		...phoneReferences(buyer.contactNumber),
		buyer.email,
		billing?.name,
		billing?.gstin,
	])
}

/** As `addBuyerTerms`, in place of those that the order was found by before. */
export async function replaceBuyerTerms(
	tx: Tx,
	buyer: Buyer,
	billing: Billed | null | undefined,
): Promise<void> {
	const { id } = buyer
	await orderTables(tx).deleteFrom('order_search_terms').where('order_id', '=', id).execute()
	await deleteReferences(tx, id, 'buyer')
	await addBuyerTerms(tx, buyer, billing)
}
