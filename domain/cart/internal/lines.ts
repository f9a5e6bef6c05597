import { countOf } from '../../../db/count.ts'
import type { Tx } from '../../../db/database.ts'
import type { CartId, ProductId } from '../../../shared/ids.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { AppContext } from '../../app-context.ts'
import { MAX_LINES } from '../limits.ts'
import { linesOf } from '../queries.ts'
import { availabilityIn, capped, type Find, type Line, merged } from '../rules.ts'
import { cartTables } from '../tables.ts'

export const FULL = message('cart.full', { most: MAX_LINES })

export const finder =
	({ catalogue }: AppContext): Find =>
	(id) =>
		catalogue.anyById(id)

/** The time a line is added, in UTC milliseconds: after every other line of its cart, so that none share one. */
async function timeAfterLines(tx: Tx, cartId: CartId, at: number): Promise<number> {
	const { last } = await cartTables(tx)
		.selectFrom('cart_lines')
		.select((eb) => eb.fn.max<number | null>('added_at').as('last'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow()
	return last === null ? at : Math.max(at, last + 1)
}

export async function setLine(tx: Tx, cartId: CartId, { productId, quantity }: Line, at: number) {
	const added_at = await timeAfterLines(tx, cartId, at)
	await cartTables(tx)
		.insertInto('cart_lines')
		.values({ cart_id: cartId, product_id: productId as ProductId, quantity, added_at })
		.onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity }))
		.execute()
}

export async function deleteLine(tx: Tx, cartId: CartId, productId: string) {
	await cartTables(tx)
		.deleteFrom('cart_lines')
		.where('cart_id', '=', cartId)
		.where('product_id', '=', productId as ProductId)
		.execute()
}

export async function countLines(tx: Tx, cartId: CartId): Promise<number> {
	return countOf(cartTables(tx).selectFrom('cart_lines').where('cart_id', '=', cartId))
}

/** Adds lines to a cart's own, each capped by the stock that the others leave; products out of stock are left out. */
export async function addLines(ctx: AppContext, tx: Tx, cartId: CartId, more: Line[]) {
	const notices: Message[] = []
	let lines: Line[] = await linesOf(tx, cartId)
	for (const line of merged(lines, more)) {
		const product = ctx.catalogue.byId(line.productId)
		if (!product) continue
		const availability = availabilityIn(lines, finder(ctx))(product)
		const { quantity, notice } = capped(line.quantity, product, availability)
		if (notice) notices.push(notice)
		if (availability.most === 0) continue
		if (lines.length >= MAX_LINES && !lines.some(({ productId }) => productId === line.productId)) {
			notices.push(FULL)
			break
		}
		await setLine(tx, cartId, { ...line, quantity }, ctx.now())
		const others = lines.filter(({ productId }) => productId !== line.productId)
		lines = [...others, { ...line, quantity }]
	}
	return notices.length > 0 ? message('messages.several', { messages: notices }) : null
}
