import { expect, expectTypeOf, it } from 'vitest'
import { cartTables } from '../domain/cart/tables.ts'
import { jobTables } from '../domain/installations/tables.ts'
import { installerAccountTables } from '../domain/installers/tables.ts'
import { newsletterTables } from '../domain/newsletter/tables.ts'
import { orderTables } from '../domain/orders/tables.ts'
import type { reportTables } from '../domain/reports/tables.ts'
import type { Tx } from './database.ts'
import { openDatabase } from './open.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/** Queries that must not compile: the types are checked, and nothing is run. */
const refused = (..._queries: ((tx: Tx) => unknown)[]) => undefined

it('opens a module’s own tables in the transaction it is handed', async () => {
	const db = await openDatabase<Tables>({ dataDir: ':memory:' })
	const subscribe = (tx: Tx) =>
		newsletterTables(tx)
			.insertInto('newsletter_subscribers')
			.values({ email: 'asha@example.com', key: 'a key', created_at: 0 })
			.execute()
	const failed = inTransaction(db, async (tx) => {
		await subscribe(tx)
		throw new Error('undone')
	})
	await expect(failed).rejects.toThrow('undone')
	const subscribers = newsletterTables(db).selectFrom('newsletter_subscribers').select('email')
	expect(await subscribers.execute()).toEqual([])
	await inTransaction(db, subscribe)
	expect(await subscribers.execute()).toEqual([{ email: 'asha@example.com' }])
	await db.destroy()
})

it('does not compile where a module reads or writes another’s table', () => {
	refused(
		// @ts-expect-error the database shows no table until a module opens its own
		(tx) => tx.selectFrom('orders'),
		// @ts-expect-error orders do not read accounts
		(tx) => orderTables(tx).selectFrom('users').selectAll(),
		// @ts-expect-error nor join them
		(tx) => orderTables(tx).selectFrom('orders').innerJoin('users', 'users.id', 'orders.user_id'),
		// @ts-expect-error carts do not write orders
		(tx) => cartTables(tx).updateTable('orders').set({ city: 'Pune' }),
		// @ts-expect-error nor add products
		(tx) => cartTables(tx).insertInto('products').values({}),
		// @ts-expect-error nor delete accounts
		(tx) => cartTables(tx).deleteFrom('users'),
	)
})

it('lets what is published be read, those columns alone, and not be written', () => {
	refused(
		// @ts-expect-error jobs show who ordered and where, and not the total
		(tx) => jobTables(tx).selectFrom('orders').select('orders.total_paise'),
		// @ts-expect-error and change no order
		(tx) => jobTables(tx).updateTable('orders'),
		// @ts-expect-error installers see accounts and no session
		(tx) => installerAccountTables(tx).selectFrom('sessions').selectAll(),
		// @ts-expect-error and suspend nobody
		(tx) => installerAccountTables(tx).updateTable('users'),
	)
	expectTypeOf<keyof ReturnType<typeof reportTables>>().toEqualTypeOf<'selectFrom'>()
})
