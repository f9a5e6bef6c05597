import { chunks } from '../../../../db/chunks.ts'
import type { Tx } from '../../../../db/database.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { OrderId, ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { isKit, piecesOf, takenBy } from '../../../catalogue/kits/kits.ts'
import { productsIn } from '../../../catalogue/queries.ts'
import type { Product } from '../../../catalogue/schema.ts'
import { type Moved, moveStock, takenFor } from '../../../catalogue/stock.ts'
import { orderTables } from '../../tables.ts'
import { firstShort, type Wanted } from './shortage.ts'

/** A line of an order, with the product as the database has it. */
export interface Line {
	product: Product
	quantity: number
}

export interface By {
	orderId: OrderId
	actor: Actor
	at: number
}

type Products = Map<string, Product>

const OTHERWISE = message('orders.stock_just_changed')

/** The stock that a line takes. */
export const wantedOf = ({ product, quantity }: Line): Wanted => ({
	id: product.id,
	name: product.name,
	takes: takenBy(product),
	quantity,
})

function shortage(wanted: readonly Wanted[], stockOf: (id: string) => number) {
	const short = firstShort(wanted, stockOf)
	if (!short) return fail('out_of_stock', OTHERWISE)
	const { id: productId, name, available, message } = short
	return fail('out_of_stock', message, { facts: { productId, name, available } })
}

const stockIn = (products: Products) => (id: string) => piecesOf(products.get(id))

/** The products of the lines and the parts of the kits among them. */
const allOf = (lines: readonly Line[], parts: Products): Products =>
	new Map([...lines.map(({ product }) => [product.id as string, product] as const), ...parts])

/**
 * Whether there is enough of the lines' goods as they were read, so that an order for which there is not is refused
 * before it waits for anybody.
 * @param parts the parts of the kits among them
 * @returns out_of_stock naming the line that is short, and how many are left
 */
export function enoughOf(lines: readonly Line[], parts: Products): Result<void> {
	const wanted = lines.map(wantedOf)
	const stockOf = stockIn(allOf(lines, parts))
	return firstShort(wanted, stockOf) ? shortage(wanted, stockOf) : ok(undefined)
}

/**
 * Takes the goods of the lines from stock, kits as all of their parts, summed by product, or nothing. Call it late in a
 * transaction: until the commit nobody else can take of these products.
 * @returns out_of_stock naming the line that is short, and how many are left
 */
export async function takeLines(
	tx: Tx,
	lines: readonly Line[],
	{ orderId, actor, at }: By,
): Promise<Result<Moved[]>> {
	const wanted = lines.map(wantedOf)
	const pieces = wanted.flatMap(({ takes, quantity }) =>
		takes.map((each) => ({ ...each, quantity: each.quantity * quantity })),
	)
	const moved = await moveStock(
		tx,
		pieces.map(({ productId, quantity }) => ({
			productId: productId as ProductId,
			change: -quantity,
			reason: 'ordered',
			orderId,
			actor,
			at,
		})),
	)
	if (moved.ok || !lines.some(({ product }) => isKit(product))) return moved
	// The goods that this order took before it found too little count as still there.
	const taken = await takenFor(tx, orderId)
	const ids = [...new Set(pieces.map(({ productId }) => productId))]
	const now = stockIn(await productsIn(tx, ids))
	return shortage(wanted, (id) => now(id) + (taken.get(id as ProductId) ?? 0))
}

/** Records the parts of each line that is a kit: how many of each one kit took. */
export async function keepParts(
	tx: Tx,
	orderId: OrderId,
	lines: readonly Line[],
	parts: Products,
): Promise<void> {
	const rows = lines.flatMap(({ product }, index) =>
		isKit(product)
			? takenBy(product).map(({ productId, quantity }, place) => ({
					order_id: orderId,
					line: index + 1,
					place: place + 1,
					product_id: productId as ProductId,
					name: parts.get(productId)?.name ?? productId,
					quantity,
				}))
			: [],
	)
	for (const some of chunks(rows))
		await orderTables(tx).insertInto('order_line_parts').values(some).execute()
}
