import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { placeNameOfPin } from '../../shared/addresses/address.ts'
import { dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { paise, sum, times, toRupees } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { findQuotedPrice, type QuotedPrice as Quoted } from './internal/quoted-price.ts'
import type { QuotedPrice } from './schema.ts'
import { checkoutTables } from './tables.ts'

export { findQuotedPrice } from './internal/quoted-price.ts'

/** Keeps a price under a key, by which its buyer orders. @param about the enquiry that it answers, and goes with */
export async function keepQuotedPrice(
	tx: Tx,
	about: { key: string; enquiryId: string; at: number },
	{ items, pin, delivery, day, validUntil }: Quoted,
): Promise<void> {
	await checkoutTables(tx)
		.insertInto('quoted_prices')
		.values({
			key: about.key,
			enquiry_id: about.enquiryId,
			items: JSON.stringify(items),
			pin,
			delivery_paise: delivery,
			delivery_day: day,
			valid_until: validUntil,
			created_at: about.at,
		})
		.execute()
}

/** The price that was quoted under a key. @returns not_found where there is none */
export async function getQuotedPrice(
	ctx: AppContext,
	_actor: Actor,
	key: string,
): Promise<Result<QuotedPrice>> {
	const quoted = await findQuotedPrice(ctx.db, key)
	if (!quoted) return fail('not_found', message('checkout.no_quoted_price'))
	const { items, pin, delivery, day, validUntil } = quoted
	const goods = sum(items.map(({ price, quantity }) => times(price, quantity)))
	return ok({
		items: items.map(({ productId, quantity, price }) => ({
			productId,
			name: ctx.catalogue.anyById(productId)?.name ?? productId,
			quantity,
			unitPrice: toRupees(price),
			stock: ctx.catalogue.byId(productId)?.stock ?? 0,
		})),
		pin,
		place: placeNameOfPin(pin),
		delivery: toRupees(delivery),
		day,
		validUntil,
		isExpired: validUntil < dayAt(ctx.now()),
		total: toRupees(paise(goods + delivery)),
	})
}
