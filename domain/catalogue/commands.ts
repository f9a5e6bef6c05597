import { transact } from '../../db/transaction.ts'
import type { Actor } from '../shared/actor.ts'
import type { ProductId } from '../shared/ids.ts'
import { paise } from '../shared/money.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { mayManage } from './policy.ts'
import type { NewProduct, Product, ProductChange } from './schema.ts'
import { moveStock, touch } from './stock.ts'

const inPaise = (rupees: number) => paise(Math.round(rupees * 100))

const NOT_FOUND = 'There is no product with this id.'
const ID_TAKEN = 'Product ID already exists. Please use a unique ID.'

async function read(store: Store, id: ProductId): Promise<Result<Product>> {
	await store.catalogue.refresh()
	const product = store.catalogue.byId(id)
	return product ? ok(product) : refuse('not_found', NOT_FOUND)
}

/** Adds a product with its opening stock; refuses an id that is, or once was, in use. */
export async function addProduct(
	store: Store,
	actor: Actor,
	input: NewProduct,
): Promise<Result<Product>> {
	const admin = mayManage(actor)
	if (!admin.ok) return admin
	const id = input.id as ProductId
	const at = store.now()
	const added = await transact(store.db, async (tx) => {
		const last = await tx
			.selectFrom('products')
			.select((eb) => eb.fn.max('shelf').as('shelf'))
			.executeTakeFirst()
		const row = await tx
			.insertInto('products')
			.values({
				id,
				name: input.name,
				brand: input.brand,
				category: input.category,
				wattage: input.wattage,
				price_paise: inPaise(input.price),
				stock: 0,
				description: input.description,
				image: input.image,
				product_source: 'dynamic',
				sheet: input.sheet ? JSON.stringify(input.sheet) : null,
				shelf: (last?.shelf ?? 0) + 1,
				version: 0,
				deleted_at: null,
				created_at: at,
				updated_at: at,
			})
			.onConflict((conflict) => conflict.column('id').doNothing())
			.returning('id')
			.executeTakeFirst()
		if (!row) return refuse('id_taken', ID_TAKEN, { fields: { id: ID_TAKEN } })
		const moved = await moveStock(tx, [
			{ productId: id, change: input.stock, reason: 'added', actor, at },
		])
		if (!moved.ok) return moved
		await touch(tx, [id], at)
		return ok(undefined)
	})
	return added.ok ? read(store, id) : added
}

/**
 * Changes the fields given; a new stock becomes a movement of the difference.
 * @returns conflict telling the present stock, where it is no longer the one expected
 */
export async function changeProduct(
	store: Store,
	actor: Actor,
	id: ProductId,
	change: ProductChange,
): Promise<Result<Product>> {
	const admin = mayManage(actor)
	if (!admin.ok) return admin
	const at = store.now()
	const { price, stock, sheet, expectedStock, ...plain } = change
	const changed = await transact(store.db, async (tx) => {
		const row = await tx
			.updateTable('products')
			.set({
				...plain,
				...(price === undefined ? {} : { price_paise: inPaise(price) }),
				...(sheet === undefined ? {} : { sheet: sheet && JSON.stringify(sheet) }),
				updated_at: at,
			})
			.where('id', '=', id)
			.where('deleted_at', 'is', null)
			.returning('stock')
			.executeTakeFirst()
		if (!row) return refuse('not_found', NOT_FOUND)
		if (expectedStock !== undefined && expectedStock !== row.stock)
			return refuse('conflict', `The stock has changed: it is ${row.stock} now.`, {
				facts: { stock: row.stock },
			})
		if (stock !== undefined && stock !== row.stock) {
			const moved = await moveStock(tx, [
				{ productId: id, change: stock - row.stock, reason: 'adjusted', actor, at },
			])
			if (!moved.ok) return moved
		}
		await touch(tx, [id], at)
		return ok(undefined)
	})
	return changed.ok ? read(store, id) : changed
}

/** Takes an added product off the shelf; built-in ones stay. Orders keep what they say of it. */
export async function deleteProduct(
	store: Store,
	actor: Actor,
	id: ProductId,
): Promise<Result<void>> {
	const admin = mayManage(actor)
	if (!admin.ok) return admin
	const at = store.now()
	const deleted = await transact(store.db, async (tx) => {
		const row = await tx
			.selectFrom('products')
			.select('product_source')
			.where('id', '=', id)
			.where('deleted_at', 'is', null)
			.executeTakeFirst()
		if (!row) return refuse('not_found', NOT_FOUND)
		if (row.product_source === 'built-in')
			return refuse('forbidden', 'Built-in products cannot be deleted, only those added later.')
		await tx.updateTable('products').set({ deleted_at: at }).where('id', '=', id).execute()
		await tx.deleteFrom('cart_lines').where('product_id', '=', id).execute()
		await touch(tx, [id], at)
		return ok(undefined)
	})
	await store.catalogue.refresh()
	return deleted
}
