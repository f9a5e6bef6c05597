import { expect, it, vi } from 'vitest'
import { ownMigrations } from '../../db/migration-list.ts'
import { account, order } from '../../test/builders.ts'
import { asker } from '../../test/workers/asker.ts'
import { onDatabase } from '../../test/workers/on-database.ts'
import { askAnew, openWorkers, SLOW } from '../../test/workers/store-of-workers.ts'

it(
	'SIGHUP replaces every worker while requests go on, and none fails',
	async () => {
		const store = await openWorkers()
		const admin = await askAnew(`${store.address}/api/users`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(account({ role: 'Admin' })),
		})
		const cookie = admin.headers.getSetCookie()[0]?.split(';')[0] ?? ''
		const stream = () => fetch(`${store.address}/api/events`, { headers: { cookie } })
		const streamed = (await stream()).text()

		const products = `${store.address}/api/products/solar-panel-250w`
		const orders = `${store.address}/api/orders`
		const body = order({ 'solar-panel-250w': 1 })
		const askers = [
			asker(products, { kept: true }),
			asker(products, { kept: false }),
			asker(orders, { kept: true, body }),
			asker(orders, { kept: false, body }),
		]
		store.process.kill('SIGHUP')
		await vi.waitFor(
			() =>
				expect(store.lines()).toContainEqual(
					expect.objectContaining({ msg: 'every worker has been replaced' }),
				),
			SLOW,
		)
		await Promise.all(askers.map(({ end }) => end()))
		expect(
			store
				.served()
				.map(({ worker }) => worker)
				.sort(),
		).toEqual([1, 2, 3, 4])
		const answers = askers.flatMap((each) => each.answers)
		expect(answers.length).toBeGreaterThan(20)
		// 409: the panels are sold out.
		expect(answers.filter((answer) => !['200', '201', '409'].includes(answer))).toEqual([])
		// Its worker has ended; its reader comes to another.
		expect(await streamed).toContain('\n')
		const again = await stream()
		expect(again.status).toBe(200)
		await again.body?.cancel()
		expect(await store.end()).toBe(0)
	},
	SLOW.timeout,
)

it(
	'where a new worker does not start, those from before go on',
	async () => {
		const store = await openWorkers()
		await onDatabase(store.databaseUrl, (client) =>
			client.query("insert into migrations values ('9999-future.sql', 'x', 1)"),
		)
		store.process.kill('SIGHUP')
		await vi.waitFor(
			() =>
				expect(store.lines()).toContainEqual(
					expect.objectContaining({ msg: 'a new worker did not start: those from before go on' }),
				),
			SLOW,
		)
		expect(store.said()).toContain('The database is newer than this store')
		for (let n = 0; n < 4; n++) expect((await askAnew(`${store.address}/readyz`)).status).toBe(200)
		expect(store.served()).toHaveLength(2)
	},
	SLOW.timeout,
)

it(
	'two that start together on an empty database migrate and fill it once',
	async () => {
		const store = await openWorkers({ SAMPLE_DATA: 'on' }, true)
		const count = (table: string) =>
			onDatabase(store.databaseUrl, async (client) => {
				const { rows } = await client.query(`select count(*)::int as n from ${table}`)
				return rows[0].n
			})
		expect(await count('migrations')).toBe(ownMigrations('postgres').length)
		expect(await count('orders')).toBeGreaterThan(0)
		expect(await count('(select distinct name from products) as names')).toBe(
			await count('products'),
		)
		const wrong = `products p where stock <> (select sum(change) from stock_movements where product_id = p.id)`
		expect(await count(wrong)).toBe(0)
		expect(store.served()).toHaveLength(2)
	},
	SLOW.timeout,
)
