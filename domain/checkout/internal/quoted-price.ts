import type { Database } from '../../../db/database.ts'
import { type Day, dayAt } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Paise } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { checkoutTables } from '../tables.ts'
import type { CartContents } from './cart-contents.ts'
import { areSameGoods } from './offered-goods.ts'

/** Goods and their delivery to a PIN code, at prices that hold until a day. */
export interface QuotedPrice {
	/** Each with the price of one, GST included. */
	items: readonly { productId: string; quantity: number; price: Paise }[]
	pin: string
	/** GST included. */
	delivery: Paise
	/** The day by which the goods arrive. */
	day: Day
	/** The last day on which they can be ordered so. */
	validUntil: Day
}

/** The price that was quoted under a key; undefined where there is none. */
export async function findQuotedPrice(db: Database, key: string): Promise<QuotedPrice | undefined> {
	const row = await checkoutTables(db)
		.selectFrom('quoted_prices')
		.selectAll()
		.where('key', '=', key)
		.executeTakeFirst()
	if (!row) return undefined
	const { items, pin, delivery_paise: delivery, delivery_day: day, valid_until: validUntil } = row
	return { items: JSON.parse(items), pin, delivery, day, validUntil }
}

interface Sold {
	goods: CartContents
	/** Where they go. */
	pin: string
	/** Epoch milliseconds. */
	at: number
}

/**
 * The price quoted under a key, for a sale of the goods that it is of; null without a key.
 * @returns invalid where there is none, its last day is over, or it is of other goods or another PIN code
 */
export async function quotedPriceFor(
	db: Database,
	key: string | null | undefined,
	{ goods, pin, at }: Sold,
): Promise<Result<QuotedPrice | null>> {
	if (!key) return ok(null)
	const quoted = await findQuotedPrice(db, key)
	if (!quoted) return failField('quotedPrice', message('checkout.no_quoted_price'))
	const { validUntil: day } = quoted
	if (day < dayAt(at))
		return failField('quotedPrice', message('checkout.quoted_price_over', { day }))
	if (quoted.pin !== pin || !areSameGoods(quoted.items, goods.lines))
		return failField('quotedPrice', message('checkout.quoted_price_of_others', { pin: quoted.pin }))
	return ok(quoted)
}
