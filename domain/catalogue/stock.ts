import { sql } from 'kysely'
import { announce } from '../../db/changes/announce.ts'
import { chunks } from '../../db/chunks.ts'
import { isPostgres, type Tx } from '../../db/database.ts'
import { afterCommit } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { newId, type OrderId, type ProductId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { moveAtOnce, raiseAtOnce } from './internal/at-once.ts'
import type { MovementReason } from './schema.ts'
import { catalogueTables } from './tables.ts'

interface Movement {
	productId: ProductId
	/** Pieces; negative takes. */
	change: number
	reason: MovementReason
	note?: string | undefined
	orderId?: OrderId
	actor: Actor
	at: number
}

const announceCatalogue = () => announce('catalogue')

/**
 * Raises the catalogue's version and marks the products with it. Call it last in a transaction: the
 * row it locks until the commit makes versions appear in the order in which they were given.
 * @returns the version
 */
export async function bumpCatalogueVersion(
	tx: Tx,
	products: readonly { id: ProductId }[],
	at: number,
): Promise<number> {
	afterCommit(tx, announceCatalogue)
	const marked = chunks(products.map(({ id }) => id))
	const [only] = marked
	if (only && marked.length === 1 && isPostgres(tx)) return raiseAtOnce(tx, only, at)
	const { version } = await catalogueTables(tx)
		.updateTable('catalogue_state')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.returning('version')
		.executeTakeFirstOrThrow()
	for (const chunk of marked)
		await catalogueTables(tx)
			.updateTable('products')
			.set({ version, updated_at: at })
			.where('id', 'in', chunk)
			.execute()
	return version
}

/**
 * Locks products until the commit, in the order in which `moveStock` takes them, so that no two
 * transactions wait for each other. SQLite has one writer at a time and needs no more than that.
 */
export async function lockProducts(tx: Tx, ids: readonly ProductId[]): Promise<void> {
	if (!isPostgres(tx)) return
	for (const chunk of chunks(ids.toSorted(byCode)))
		await sql`
			select id from products where id in (${sql.join(chunk)}) order by id collate "C" for no key update
		`.execute(catalogueTables(tx))
}

const byCode = (a: string, b: string) => (a < b ? -1 : 1)

/** A product whose stock was moved, as it is now. */
export interface Moved {
	id: ProductId
	name: string
	change: number
	stock: number
}

/**
 * Moves stock, each change a row of the ledger: one conditional statement per product, so that two takers of the last
 * piece cannot both have it. Changes of one product are summed before they are judged.
 * @returns out_of_stock naming the product and its remaining stock; the caller's transaction then rolls back
 */
export async function moveStock(tx: Tx, movements: Movement[]): Promise<Result<Moved[]>> {
	const all: Moved[] = []
	for (const movement of summed(movements)) {
		const { productId, change } = movement
		const moved = isPostgres(tx)
			? await moveAtOnce(tx, entryOf(movement))
			: await moveOne(tx, movement)
		if (!moved) return shortage(tx, productId)
		all.push({ ...moved, change })
	}
	return ok(all)
}

async function moveOne(tx: Tx, movement: Movement) {
	const { productId, change } = movement
	const moved = await catalogueTables(tx)
		.updateTable('products')
		.set((eb) => ({ stock: eb('stock', '+', change) }))
		.where('id', '=', productId)
		.where((eb) => eb(eb('stock', '+', change), '>=', 0))
		.returning(['id', 'name', 'stock'])
		.executeTakeFirst()
	if (moved)
		await catalogueTables(tx)
			.insertInto('stock_movements')
			.values({ ...entryOf(movement), balance: moved.stock })
			.execute()
	return moved
}

/** The movement's row in the ledger, but for the stock after it. */
const entryOf = ({ productId, change, reason, note, orderId, actor, at }: Movement) => ({
	id: newId(),
	product_id: productId,
	change,
	reason,
	note: note ?? null,
	order_id: orderId ?? null,
	actor_id: isSignedIn(actor) ? actor.id : null,
	actor_name: isSignedIn(actor) ? actor.name : 'Guest',
	created_at: at,
})

/**
 * As `moveStock`, for thousands of products: the same condition and the same ledger, a statement for
 * some hundreds at a time.
 * @returns out_of_stock naming a product that has too little; the caller's transaction then rolls back
 */
export async function moveManyStocks(tx: Tx, movements: Movement[]): Promise<Result<void>> {
	for (const chunk of chunks(summed(movements))) {
		const moves = chunk.map(
			({ productId, change }) => sql`(cast(${productId} as text), cast(${change} as bigint))`,
		)
		const { rows } = await sql<{ id: ProductId; stock: number }>`
			update products set stock = stock + moved.column2
			from (values ${sql.join(moves)}) as moved
			where id = moved.column1 and stock + moved.column2 >= 0
			returning id, stock
		`.execute(catalogueTables(tx))
		const left = new Map(rows.map(({ id, stock }) => [id, stock]))
		const short = chunk.find(({ productId }) => !left.has(productId))
		if (short) return shortage(tx, short.productId)
		await catalogueTables(tx)
			.insertInto('stock_movements')
			.values(
				chunk.map((movement) => ({
					...entryOf(movement),
					balance: left.get(movement.productId) ?? 0,
				})),
			)
			.execute()
	}
	return ok(undefined)
}

/** One movement per product, in the order of their ids, so that two transactions lock rows alike. */
function summed(movements: Movement[]): Movement[] {
	const byProduct = new Map<ProductId, Movement>()
	for (const movement of movements) {
		const known = byProduct.get(movement.productId)
		byProduct.set(movement.productId, {
			...movement,
			change: movement.change + (known?.change ?? 0),
		})
	}
	return [...byProduct.values()].sort((a, b) => byCode(a.productId, b.productId))
}

/** Pieces that an order has taken and not given back, by product, as the ledger has it. */
export async function takenFor(tx: Tx, orderId: OrderId): Promise<Map<ProductId, number>> {
	const rows = await catalogueTables(tx)
		.selectFrom('stock_movements')
		.select(['product_id', sql<number>`cast(-sum(change) as bigint)`.as('pieces')])
		.where('order_id', '=', orderId)
		.groupBy('product_id')
		.execute()
	return new Map(rows.flatMap(({ product_id: id, pieces }) => (pieces > 0 ? [[id, pieces]] : [])))
}

/** Pieces that orders have taken together and not given back, of the products named, as the ledger has it. */
export async function takenForAll(
	tx: Tx,
	orderIds: readonly OrderId[],
	productIds: readonly ProductId[],
): Promise<Map<ProductId, number>> {
	const taken = new Map<ProductId, number>()
	for (const chunk of chunks(orderIds)) {
		const rows = await catalogueTables(tx)
			.selectFrom('stock_movements')
			.select(['product_id as id', sql<number>`cast(-sum(change) as bigint)`.as('pieces')])
			.where('order_id', 'in', chunk)
			.where('product_id', 'in', productIds)
			.groupBy('product_id')
			.execute()
		for (const { id, pieces } of rows) taken.set(id, (taken.get(id) ?? 0) + pieces)
	}
	return taken
}

async function shortage(tx: Tx, productId: ProductId) {
	const product = await catalogueTables(tx)
		.selectFrom('products')
		.select(['name', 'stock'])
		.where('id', '=', productId)
		.executeTakeFirstOrThrow()
	const { name, stock: available } = product
	const why =
		available === 0
			? message('catalogue.out_of_stock', { name })
			: message('catalogue.too_few', { name, available })
	return fail('out_of_stock', why, {
		facts: { productId, name: product.name, available: product.stock },
	})
}

/** Removes from the ledger the names of the buyers of these orders. @param name the text in their place */
export async function anonymizeMovements(tx: Tx, orders: OrderId[], name: string): Promise<void> {
	await catalogueTables(tx)
		.updateTable('stock_movements')
		.set({ actor_id: null, actor_name: name })
		.where('order_id', 'in', orders)
		.where('reason', 'in', ['ordered', 'cancelled'])
		.execute()
}
