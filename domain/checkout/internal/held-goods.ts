import type { Database } from '../../../db/database.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { findHeldPrice, type HeldPrice } from '../held-prices.ts'
import type { CartContents } from './cart-contents.ts'
import type { FulfilmentOffer } from './fulfilments.ts'

interface Line {
	productId: string
	quantity: number
}

function pieces(lines: readonly Line[]) {
	const all = new Map<string, number>()
	for (const { productId, quantity } of lines)
		all.set(productId, (all.get(productId) ?? 0) + quantity)
	return all
}

/** Whether two lists have as many of the same products. */
function areSameGoods(some: readonly Line[], others: readonly Line[]): boolean {
	const [a, b] = [pieces(some), pieces(others)]
	return a.size === b.size && [...a].every(([id, quantity]) => b.get(id) === quantity)
}

/**
 * The price held for goods under a key; null without a key.
 * @param at epoch milliseconds
 * @returns invalid, of the field `heldPrice`, where there is none, it is over or ordered, or it is of other goods
 */
export async function heldPriceFor(
	db: Database,
	key: string | null | undefined,
	goods: readonly Line[],
	at: number,
): Promise<Result<HeldPrice | null>> {
	if (!key) return ok(null)
	const held = await findHeldPrice(db, key)
	const refuse = (why: Message) => failField('heldPrice', why)
	if (!held) return refuse(message('checkout.no_held_price'))
	const { validUntil: day } = held
	if (dayAt(at) > day) return refuse(message('checkout.held_price_over', { day }))
	if (held.orderId !== null) return refuse(message('checkout.held_price_ordered'))
	if (!areSameGoods(held.items, goods)) return refuse(message('checkout.held_price_of_other_goods'))
	return ok(held)
}

/** Goods at their held prices. */
export function atHeldPrices(goods: CartContents, held: HeldPrice | null): CartContents {
	if (!held) return goods
	const prices = new Map(held.items.map(({ productId, price }) => [productId, price]))
	const lines = goods.lines.map((line) => ({
		...line,
		price: prices.get(line.productId) ?? line.price,
	}))
	return { ...goods, lines }
}

/** The ways in which goods come, that of a held price at its charge where they go to its PIN code. */
export const offersHeld = (
	offers: readonly FulfilmentOffer[],
	held: HeldPrice | null,
	pin: string,
): FulfilmentOffer[] =>
	offers.map((offer) =>
		held && held.pin === pin && held.fulfilment === offer.fulfilment ? asHeld(offer, held) : offer,
	)

function asHeld(offer: FulfilmentOffer, { charge: cost, day, fulfilment }: HeldPrice) {
	return day === null
		? { ...offer, cost, says: message('checkout.held_charge', { cost, fulfilment }) }
		: {
				...offer,
				cost,
				fromDay: null,
				toDay: day,
				says: message('checkout.delivered_as_quoted', { cost, day }),
			}
}

/** What a buyer should know of a held price: that the tax within it has changed, or that it is of another PIN code. */
export function noteOn(
	held: HeldPrice,
	{ lines }: Pick<CartContents, 'lines'>,
	pin: string | null,
): Message | null {
	const changed = lines.flatMap(({ productId, product, taxClass: { rateBp } }) => {
		const before = held.rates[productId]
		return before === undefined || before === rateBp
			? []
			: [{ name: product.name, before: before / 100, now: rateBp / 100 }]
	})
	if (changed.length > 0) return message('checkout.held_tax_changed', { changed })
	return pin === null || pin === held.pin
		? null
		: message('checkout.held_price_elsewhere', { pin: held.pin })
}
