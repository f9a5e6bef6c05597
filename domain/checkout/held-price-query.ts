import type { Actor } from '../../shared/actor.ts'
import { placeNameOfPin } from '../../shared/addresses/address.ts'
import { dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { paise, sum, times, toRupees } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { findHeldPrice } from './held-prices.ts'
import type { HeldPriceView } from './schema.ts'

/** The price that holds under a key. @returns not_found where there is none */
export async function getHeldPrice(
	ctx: AppContext,
	_actor: Actor,
	key: string,
): Promise<Result<HeldPriceView>> {
	const held = await findHeldPrice(ctx.db, key)
	if (!held) return fail('not_found', message('checkout.no_held_price'))
	const { items, pin, charge, fulfilment, day, validUntil } = held
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
		fulfilment,
		charge: toRupees(charge),
		day,
		validUntil,
		isExpired: validUntil < dayAt(ctx.now()),
		isOrdered: held.orderId !== null,
		total: toRupees(paise(goods + charge)),
	})
}
