import type { Database, Tx } from '../../db/database.ts'
import type { Day } from '../../shared/calendar.ts'
import type { OrderId } from '../../shared/ids.ts'
import type { Paise } from '../../shared/money.ts'
import type { Fulfilment } from './schema.ts'
import { checkoutTables } from './tables.ts'

/** The held terms beside the prices of goods. */
export interface HeldTerms {
	fulfilment: Fulfilment
	/** Where the goods go. */
	pin: string
	/** What it costs that they come so, GST included. */
	charge: Paise
	/** The day by which they arrive; null where none was promised. */
	day: Day | null
	/** GST on the goods by their ids, hundredths of a per cent. */
	rates: Readonly<Partial<Record<string, number>>>
	/** The subsidy that was expected; null where it is calculated anew. */
	subsidy: Paise | null
}

/** Goods with the price of one, GST included. */
export interface HeldItem {
	productId: string
	quantity: number
	price: Paise
}

/** The price of goods that holds until a day, for one order of all of them: of a quotation, or quoted when asked. */
export interface HeldPrice extends HeldTerms {
	/** A secret: an order that names it has this price. */
	key: string
	items: readonly HeldItem[]
	/** The last day. */
	validUntil: Day
	/** The order that has it; null where none does. */
	orderId: OrderId | null
}

interface About {
	/** The enquiry that it answers, and goes with; null where it answers none. */
	enquiryId: string | null
	/** Epoch milliseconds. */
	at: number
}

/** Has a price hold under its key. */
export async function holdPrice(
	tx: Tx,
	{ key, items, validUntil, ...terms }: Omit<HeldPrice, 'orderId'>,
	{ enquiryId, at }: About,
): Promise<void> {
	await checkoutTables(tx)
		.insertInto('held_prices')
		.values({
			key,
			items: JSON.stringify(items),
			terms: JSON.stringify(terms),
			valid_until: validUntil,
			order_id: null,
			enquiry_id: enquiryId,
			created_at: at,
		})
		.execute()
}

/** The price that holds under a key; undefined where there is none. */
export async function findHeldPrice(db: Database, key: string): Promise<HeldPrice | undefined> {
	const row = await checkoutTables(db)
		.selectFrom('held_prices')
		.selectAll()
		.where('key', '=', key)
		.executeTakeFirst()
	if (!row) return undefined
	// Terms that were stored before had no day.
	const terms: HeldTerms = { day: null, ...JSON.parse(row.terms) }
	const items: HeldItem[] = JSON.parse(row.items)
	return { ...terms, key, items, validUntil: row.valid_until, orderId: row.order_id }
}

/** Has an order use a held price. @returns whether no other order has it */
export async function takeHeldPrice(tx: Tx, key: string, orderId: OrderId): Promise<boolean> {
	// Of two that found it free at once, one changes the row.
	const taken = await checkoutTables(tx)
		.updateTable('held_prices')
		.set({ order_id: orderId })
		.where('key', '=', key)
		.where('order_id', 'is', null)
		.executeTakeFirst()
	return taken.numUpdatedRows === 1n
}

/** Frees the held price of an order that is cancelled, in its transaction. */
export async function freeHeldPrice(tx: Tx, orderId: OrderId): Promise<void> {
	await checkoutTables(tx)
		.updateTable('held_prices')
		.set({ order_id: null })
		.where('order_id', '=', orderId)
		.execute()
}

/** Ends a held price, where there is one under the key. */
export async function dropHeldPrice(tx: Tx, key: string): Promise<void> {
	await checkoutTables(tx).deleteFrom('held_prices').where('key', '=', key).execute()
}
