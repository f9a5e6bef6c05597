import { once as event } from 'node:events'
import { sql } from 'kysely'
import { expect, it, onTestFinished, vi } from 'vitest'
import { lookAtServers } from '../../store/doctor/servers.ts'
import { followChanges } from '../../store/follow-changes.ts'
import { openStore } from '../../store/open.ts'
import { once, order, product } from '../../test/builders.ts'
import { callersOf } from '../../test/callers.ts'
import { notificationProbe } from '../../test/databases/notification-probe.ts'
import { behindPgBouncer } from '../../test/databases/pgbouncer.ts'
import { spawnStore } from '../../test/spawned-store.ts'
import { stockOf } from '../../test/stock.ts'
import { describeOnPostgres, type TestStore } from '../../test/store.ts'
import { hasProgram } from '../../test/workers/has-program.ts'
import { onDatabase } from '../../test/workers/on-database.ts'
import { serverConnections } from './server-connections.ts'

const isThere = hasProgram('pgbouncer')
const SOON = { timeout: 20_000, interval: 10 }
/** A look a second, and the time that it takes, on a quiet machine. */
const SEEN_MS = 1200

/** The store of a test, opened once more by way of PgBouncer, whose every connection is passed on after a transaction. */
async function pooled({ config }: TestStore) {
	const databaseUrl = await behindPgBouncer(config.databaseUrl as string)
	const store = await openStore({ ...config, databaseUrl })
	onTestFinished(() => store[Symbol.asyncDispose]())
	return { databaseUrl, ...callersOf(store) }
}

describeOnPostgres('a store behind PgBouncer that pools transactions', (open) => {
	it.runIf(isThere)('opens, and takes the calls of many at once', async () => {
		const opened = await open()
		const { store, visitor, as } = await pooled(opened)
		const admin = await as('Admin')
		const made = await admin.post('/api/products', product({ id: 'pooled', stock: 40, price: 100 }))
		expect(made.status).toBe(201)
		const key = once()
		const place = (headers = once()) => visitor().post('/api/orders', order({ pooled: 1 }), headers)
		const answers = await Promise.all(Array.from({ length: 60 }, () => place()))
		const placed = answers.filter(({ status }) => status === 201)
		expect(placed).toHaveLength(40)
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(20)
		expect(await stockOf(store, 'pooled')).toBe(0)
		await admin.put('/api/products/pooled', product({ id: 'pooled', stock: 1, price: 100 }))
		const [one, same] = [await place(key), await place(key)]
		expect([one.status, same.body.id]).toEqual([201, one.body.id])
		const orders = await admin.get('/api/orders?limit=100')
		expect(orders.body).toHaveLength(41)
	})

	it.runIf(isThere)('leaves no setting behind for whoever has its connection next', async () => {
		const opened = await open()
		const { databaseUrl } = await pooled(opened)
		const timeouts = await Promise.all(
			Array.from({ length: 8 }, () =>
				onDatabase(databaseUrl, async (client) => {
					const { rows } = await client.query('show statement_timeout')
					return rows[0].statement_timeout
				}),
			),
		)
		expect(new Set(timeouts)).toEqual(new Set(['0']))
		// Not so where PostgreSQL itself is connected to.
		const direct = sql<{ most: string }>`select current_setting('statement_timeout') as most`
		expect((await direct.execute(opened.store.db)).rows).toEqual([{ most: '30s' }])
	})

	it.runIf(isThere)('looks each second for changes where it hears of none', async () => {
		const opened = await open()
		const { databaseUrl, store } = await pooled(opened)
		const probe = await notificationProbe(opened.config.databaseUrl as string)
		const admin = await opened.as('Admin')
		const following = followChanges(store, databaseUrl)
		onTestFinished(() => following.close())
		for (const id of ['one', 'two', 'three']) {
			await admin.post('/api/products', product({ id }))
			const made = performance.now()
			const isSeen = () => store.catalogue.products.some((each) => each.id === id)
			await vi.waitFor(() => expect(isSeen()).toBe(true), SOON)
			const seenMs = performance.now() - made
			await probe.send()
			expect(seenMs).toBeLessThan(SEEN_MS * probe.slowness())
		}
		expect(following.isHearing()).toBe(false)
	})

	it.runIf(isThere)(
		'hears of changes at the address of DATABASE_LISTEN_URL, in each of its processes',
		async () => {
			const { config } = await open()
			const direct = config.databaseUrl as string
			const DATABASE_URL = await behindPgBouncer(direct)
			const heard = () => onDatabase(direct, serverConnections)
			const store = spawnStore({
				WORKERS: '2',
				DATABASE_URL,
				DATABASE_LISTEN_URL: direct,
				SESSION_SECRET: config.sessionSecret as string,
			})
			await event(store, 'message')
			await vi.waitFor(async () => expect((await heard()).processes).toHaveLength(2), SOON)
		},
		60_000,
	)

	it.runIf(isThere)('is told by the doctor what it lacks', async () => {
		const opened = await open()
		const { databaseUrl } = await pooled(opened)
		const config = { dataDir: ':memory:', databaseUrl, databaseListenUrl: databaseUrl, workers: 1 }
		expect(await lookAtServers(config)).toMatchObject([
			{ what: 'Servers', state: 'ok', says: expect.stringContaining('is reached by a pooler') },
			{ what: 'Connections', state: 'warning', says: expect.stringContaining('alter role') },
			{
				what: 'Connections',
				state: 'warning',
				says: expect.stringContaining('DATABASE_LISTEN_URL'),
			},
		])
	})
})
