import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../shared/result.ts'
import type { HeldPrice, HeldPrices } from './held-prices.ts'
import type { CartContents } from './internal/cart-contents.ts'
import type { FulfilmentOffer } from './internal/fulfilments.ts'
import { areSameGoods, atOfferedPrices } from './internal/offered-goods.ts'

interface Asked {
	quotation?: string | undefined
	quotationKey?: string | undefined
}

interface Line {
	productId: string
	quantity: number
}

/**
 * The price held for goods by the quotation that a request names; null where it names none.
 * @param at epoch milliseconds
 * @returns invalid, of the field `quotation`, where it is not the caller's, is over, is ordered, or offers other goods
 */
export async function heldPriceFor(
	{ heldPrices }: { heldPrices: HeldPrices },
	db: Database,
	actor: Actor,
	{ quotation, quotationKey }: Asked,
	goods: readonly Line[],
	at: number,
): Promise<Result<HeldPrice | null>> {
	if (!quotation) return ok(null)
	const held = await heldPrices.find(db, actor, quotation, quotationKey)
	const refuse = (why: Message) => failField('quotation', why)
	if (!held) return refuse(message('checkout.quotation_not_yours'))
	if (dayAt(at) > held.until) return refuse(message('checkout.quotation_over'))
	if (held.isOrdered) return refuse(message('checkout.quotation_ordered'))
	if (!areSameGoods(held.lines, goods)) return refuse(message('checkout.quotation_of_other_goods'))
	return ok(held)
}

/** Goods at the prices of a quotation. */
export const atHeldPrices = (goods: CartContents, held: HeldPrice | null): CartContents =>
	held ? atOfferedPrices(goods, held.lines) : goods

/** The ways in which goods come, that of a quotation at its price where they go to its PIN code. */
export const offersHeld = (
	offers: readonly FulfilmentOffer[],
	held: HeldPrice | null,
	pin: string,
): FulfilmentOffer[] =>
	offers.map((offer) =>
		held && held.pin === pin && held.fulfilment === offer.fulfilment
			? { ...offer, cost: held.charge }
			: offer,
	)

/** What has changed of the tax within the prices of a quotation; null where nothing has. */
export function taxChange({ lines }: CartContents, { rates }: HeldPrice): Message | null {
	const changed = lines.flatMap(({ productId, product, taxClass: { rateBp } }) => {
		const before = rates[productId]
		return before === undefined || before === rateBp
			? []
			: [{ name: product.name, before: before / 100, now: rateBp / 100 }]
	})
	return changed.length > 0 ? message('checkout.quotation_tax_changed', { changed }) : null
}
