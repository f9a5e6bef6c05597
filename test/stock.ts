import { expect } from 'vitest'
import type { ProductId } from '../shared/ids.ts'
import type { OpenStore } from '../store/open.ts'

/** The stock of a product as the database has it. @throws when the ledger does not add up to it */
export async function stockOf(store: OpenStore, id: string): Promise<number> {
	const productId = id as ProductId
	const { stock } = await store.db
		.selectFrom('products')
		.select('stock')
		.where('id', '=', productId)
		.executeTakeFirstOrThrow()
	const movements = await store.db
		.selectFrom('stock_movements')
		.select('change')
		.where('product_id', '=', productId)
		.execute()
	const ledger = movements.reduce((sum, { change }) => sum + change, 0)
	expect(ledger, `ledger of ${id}`).toBe(stock)
	return stock
}

/** Gives products more stock than a test takes. */
export async function stockUp({ db, catalogue }: OpenStore, ids: readonly string[]): Promise<void> {
	await db
		.updateTable('products')
		.set({ stock: 1_000_000 })
		.where('id', 'in', ids as readonly ProductId[])
		.execute()
	await catalogue.refresh()
}
