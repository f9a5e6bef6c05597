import { chunks } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import { findsRow } from '../../db/finds-row.ts'
import type { Actor } from '../../shared/actor.ts'
import type { ProductId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { productOf } from './catalogue.ts'
import { isKit, takenBy } from './kits/kits.ts'
import { canManageProducts } from './policy.ts'
import type { Product, StockMovement } from './schema.ts'
import { catalogueTables } from './tables.ts'

/** An archived product is there for admins alone. */
export function productById(ctx: AppContext, actor: Actor, id: string): Result<Product> {
	const { catalogue } = ctx
	const product = canManageProducts(actor).ok ? catalogue.anyById(id) : catalogue.byId(id)
	return product ? ok(product) : fail('not_found', message('catalogue.not_found'))
}

/** The ledger of one product, newest first; its changes add up to the stock. */
export async function stockMovements(
	ctx: AppContext,
	actor: Actor,
	id: string,
	page: { limit: number; offset: number },
): Promise<Result<StockMovement[]>> {
	const admin = canManageProducts(actor)
	if (!admin.ok) return admin
	const product = productById(ctx, actor, id)
	if (!product.ok) return product
	const rows = await catalogueTables(ctx.db)
		.selectFrom('stock_movements')
		.selectAll()
		.where('product_id', '=', id as ProductId)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(page.limit)
		.offset(page.offset)
		.execute()
	return ok(
		rows.map((row) => ({
			id: row.id,
			change: row.change,
			balance: row.balance,
			reason: row.reason,
			note: row.note,
			orderId: row.order_id,
			actor: row.actor_name,
			at: new Date(row.created_at).toISOString(),
		})),
	)
}

/** Products as the database has them at this moment, without their records; deleted ones are left out. */
export async function productsIn(
	db: Database,
	ids: readonly string[],
): Promise<Map<string, Product>> {
	const known = new Map<string, Product>()
	for (const chunk of chunks(ids as ProductId[])) {
		const rows = await catalogueTables(db)
			.selectFrom('products')
			.selectAll()
			.where('id', 'in', chunk)
			.where('deleted_at', 'is', null)
			.execute()
		for (const row of rows) known.set(row.id, productOf(row))
	}
	return known
}

/** The parts of the kits among these products, by their ids. */
export function partsOfKits(
	db: Database,
	products: readonly Product[],
): Promise<Map<string, Product>> {
	const ids = products.filter(isKit).flatMap(takenBy)
	return productsIn(db, [...new Set(ids.map(({ productId }) => productId))])
}

/** Whether a product names this tax class; deleted products do not count. */
export const isTaxClassNamed = (db: Database, code: string): Promise<boolean> =>
	findsRow(
		catalogueTables(db)
			.selectFrom('products')
			.select('id')
			.where('tax_class', '=', code)
			.where('deleted_at', 'is', null),
	)

/** Texts that name every uploaded picture of a product; those of deleted products are shown nowhere. */
export async function picturesNamed(db: Database): Promise<string[]> {
	const rows = await catalogueTables(db)
		.selectFrom('products')
		.select(['image', 'pictures', 'description'])
		.where('deleted_at', 'is', null)
		.where((eb) =>
			eb.or([
				eb('image', 'like', '%/uploads/%'),
				eb('pictures', 'like', '%/uploads/%'),
				eb('description', 'like', '%/uploads/%'),
			]),
		)
		.execute()
	return rows.flatMap(({ image, pictures, description }) => [image, pictures ?? '', description])
}
