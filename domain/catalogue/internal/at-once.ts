import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { type CatalogueTables, catalogueTables } from '../tables.ts'

/*
 * Statements that do two things in one way there and back, on PostgreSQL. From the first to the commit others who want
 * the same product wait, and a way takes as long as both programs wait for the processor: on a busy machine that is most
 * of an order. SQLite takes no `update` within a `with`, and has no way to save.
 */

/**
 * Moves the stock of one product, and writes its row in the ledger.
 * @param entry the row, but for the balance
 * @returns nothing where there is too little
 */
export async function moveAtOnce(
	tx: Tx,
	entry: Omit<Insertable<CatalogueTables['stock_movements']>, 'balance'>,
): Promise<{ id: ProductId; name: string; stock: number } | undefined> {
	const { id, product_id, change, reason, note, order_id, actor_id, actor_name, created_at } = entry
	const { rows } = await sql<{ id: ProductId; name: string; stock: number }>`
		with moved as (
			update products set stock = stock + cast(${change} as bigint)
			where id = ${product_id} and stock + cast(${change} as bigint) >= 0
			returning id, name, stock
		), entered as (
			insert into stock_movements
				(id, product_id, change, balance, reason, note, order_id, actor_id, actor_name, created_at)
			select cast(${id} as text), moved.id, cast(${change} as bigint), moved.stock, cast(${reason} as text),
				cast(${note ?? null} as text), cast(${order_id ?? null} as text), cast(${actor_id ?? null} as text),
				cast(${actor_name} as text), cast(${created_at} as bigint)
			from moved
		)
		select id, name, stock from moved
	`.execute(catalogueTables(tx))
	return rows[0]
}

/** Raises the catalogue's version and marks these products with it. @returns the version */
export async function raiseAtOnce(tx: Tx, ids: readonly ProductId[], at: number): Promise<number> {
	const { rows } = await sql<{ version: number }>`
		with raised as (
			update catalogue_state set version = version + 1 returning version
		), marked as (
			update products set version = raised.version, updated_at = ${at}
			from raised where products.id in (${sql.join(ids)})
		)
		select version from raised
	`.execute(catalogueTables(tx))
	return (rows[0] as { version: number }).version
}
