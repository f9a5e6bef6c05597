import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { once, order } from '../test/builders.ts'
import { stockOf } from '../test/stock.ts'
import { describeOnAllEngines, type TestStore } from '../test/store.ts'

/** From now on nothing new finds room. */
async function fillDisk({ store: { db }, config }: TestStore) {
	if (config.databaseUrl) {
		await sql`create function no_room() returns trigger language plpgsql as
			$$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(
			db,
		)
		for (const table of ['order_lines', 'write_probes'])
			await sql`create trigger no_room before insert on ${sql.table(table)}
				for each statement execute function no_room()`.execute(db)
	} else await sql`pragma max_page_count = 1`.execute(db)
}

async function freeDisk({ store: { db }, config }: TestStore) {
	if (config.databaseUrl) await sql`drop function no_room cascade`.execute(db)
	else await sql`pragma max_page_count = 1000000`.execute(db)
}

describeOnAllEngines('a full disk', (open) => {
	it('refuses in words, does nothing by halves, says so in readiness, and is over when there is room', async () => {
		const opened = await open({ onDisk: true })
		const { store, as, visitor } = opened
		await (await as('Admin')).put('/api/products/solar-panel-250w', { stock: 5000 })
		await fillDisk(opened)
		const caller = visitor()
		let placed = 0
		let refused = await caller.post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		for (; refused.status === 201 && placed < 1000; placed++)
			refused = await caller.post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		expect(refused.status).toBe(503)
		expect(refused.headers.get('retry-after')).toBe('60')
		expect(refused.body).toMatchObject({
			code: 'unavailable',
			detail: expect.stringContaining('its disk is full. Nothing was changed.'),
		})
		expect(await stockOf(store, 'solar-panel-250w')).toBe(5000 - placed)
		expect(await store.db.selectFrom('orders').select('id').execute()).toHaveLength(placed)
		expect(await store.health.trouble()).toContain('the disk is full: nothing can be saved')
		expect((await visitor().get('/api/products')).status).toBe(200)

		await freeDisk(opened)
		await vi.waitFor(async () => expect(await store.health.trouble()).toBeNull(), 10_000)
		const after = await visitor().post('/api/orders', order({ 'solar-panel-250w': 1 }), once())
		expect(after.status).toBe(201)
		expect(await store.db.selectFrom('write_probes').select('id').execute()).toEqual([])
	})
})
