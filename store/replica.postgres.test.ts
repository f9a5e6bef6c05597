import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { describedCalls } from '../api/app.ts'
import { newId } from '../shared/ids.ts'
import { PASSWORD } from '../test/builders.ts'
import { type Caller, type Callers, idOf } from '../test/callers.ts'
import { behindPgBouncer } from '../test/databases/pgbouncer.ts'
import { PostgresPair } from '../test/databases/postgres-pair.ts'
import { PostgresProxy } from '../test/databases/postgres-proxy.ts'
import { register } from '../test/documents/billing-documents.ts'
import { shopWithReplica, timed } from '../test/failover/shop-with-replica.ts'
import { hasProgram } from '../test/workers/has-program.ts'

const DATABASE = 'shop'
const MONTH = '2026-10'
const DAYS = 'from=2026-10-01&to=2026-10-31'
/** What calls cannot be made without. */
const QUERIES: Record<string, string> = {
	'/api/exports/gstr1.json': `month=${MONTH}`,
	'/api/exports/gstr1.csv': `month=${MONTH}&section=b2b`,
	'/api/gst-summary': `month=${MONTH}`,
	'/api/exports/sales-register.csv': DAYS,
	'/api/exports/day-book.csv': DAYS,
	'/api/exports/documents.zip': `month=${MONTH}`,
	'/api/reports/breakdown': 'by=category',
	'/api/reports/breakdown.csv': 'by=category',
}
/** So long an answer may take here in which a replica is given up: it is waited for a second at most. */
const GIVEN_UP_MS = 3000
/** Says where it is answered; at a standby only after long. */
const SLOW = sql<{ at: string }>`
	select case when pg_is_in_recovery() then 'replica' || pg_sleep(25)::text else 'primary' end as at`

/** Waits at a server until the slow statement is under way, and does something to its process. */
const onceSlow = (act: string) => `do $$ begin loop
	perform ${act} from pg_stat_activity where query like '%pg_sleep(25)%' and pid <> pg_backend_pid();
	exit when found;
	perform pg_sleep(0.02), pg_stat_clear_snapshot();
	end loop; end $$`

let pair: PostgresPair
/** Of the primary and its standby. */
let shop: Shop
let admin: Caller
beforeAll(async () => {
	pair = await PostgresPair.start(DATABASE)
	await pair.primary.run(`alter system set synchronous_standby_names = ''`)
	await pair.primary.run('select pg_reload_conf()')
	shop = await shopWithReplica(primaryUrl(), replicaUrl())
	await register(shop.store)
	admin = await shop.as('Admin')
	await shop.untilRead()
})
afterAll(async () => {
	await shop.close()
	await pair.remove()
})

type Shop = Awaited<ReturnType<typeof shopWithReplica>>

/** One more process of the shop, until the test is over. */
async function opened(databaseUrl: string, replica: string) {
	const one = await shopWithReplica(databaseUrl, replica)
	onTestFinished(() => one.close())
	const admin = await one.as('Admin')
	return { ...one, listed: () => isListed(one, admin) }
}

const primaryUrl = () => pair.primary.url(DATABASE)
const replicaUrl = () => pair.standby.url(DATABASE)

/** The address of each call that reads much, for an admin. */
async function largeReads(admin: Caller): Promise<string[]> {
	const { token } = (await admin.post('/api/account/data', { password: PASSWORD })).body
	return describedCalls()
		.filter((call) => call['x-reads-much'])
		.map(({ path }) => {
			const query = path === '/api/account/data' ? `token=${token}` : (QUERIES[path] ?? '')
			return `${path.replace('{month}', MONTH)}?${query}`
		})
}

/** Changes a name, and asks at once for the file of all accounts. @returns whether the new name is there */
async function isListed({ store }: Callers, admin: Caller): Promise<boolean> {
	const name = `Asha ${newId()}`
	const id = await idOf(admin)
	await store.db.updateTable('users').set({ name }).where('id', '=', id).execute()
	return (await admin.get('/api/exports/users.csv')).body.includes(name)
}

const listed = () => isListed(shop, admin)

/** Until the replica alone has served a call: on a busy machine it may be late at times. */
const untilServed = ({ counting }: Shop, call: () => Promise<boolean>) =>
	vi.waitFor(
		async () => {
			const reads = await counting(async () => expect(await call()).toBe(true))
			expect(reads).toEqual({ replica: expect.any(Number), primary: 0 })
		},
		{ timeout: 60_000, interval: 20 },
	)

describe('a shop with a replica', () => {
	it('reads there whatever reads much, and never without what was written before', async () => {
		const paths = await largeReads(admin)
		expect(paths.length).toBeGreaterThan(25)
		for (const path of paths) {
			await shop.untilRead()
			const reads = await shop.counting(async () => {
				expect((await admin.get(path)).status, path).toBe(200)
			})
			expect(reads, path).toEqual({ replica: expect.any(Number), primary: 0 })
			expect(reads.replica, path).toBeGreaterThan(0)
		}
		const reads = await shop.counting(async () => {
			for (let n = 0; n < 50; n++) {
				await shop.untilRead()
				expect(await listed(), `change ${n}`).toBe(true)
			}
		})
		expect(reads.replica).toBeGreaterThan(40)
		// A call not said to read much has nothing to do with it.
		expect(await shop.counting(() => admin.get('/api/orders'))).toEqual({ replica: 0, primary: 0 })
		expect(shop.said).toContain('the replica of the database is read')
		expect(await shop.store.replication()).toEqual({
			replica: { isRead: true, lag: { bytes: expect.any(Number), seconds: expect.any(Number) } },
			standbys: [{ name: 'standby', bytes: expect.any(Number), seconds: expect.any(Number) }],
		})
	})

	it('reads the primary where the replica lags, and waits for it but once', async () => {
		await pair.standby.run('select pg_wal_replay_pause()')
		const atPrimary = { replica: 0, primary: expect.any(Number) }
		const first = await shop.counting(async () => {
			const [isThere, ms] = await timed(listed)
			expect(isThere).toBe(true)
			expect(ms).toBeLessThan(GIVEN_UP_MS)
		})
		expect(first).toEqual(atPrimary)
		expect(shop.said.at(-1)).toBe(
			'the replica of the database is not read: it is behind the primary',
		)
		expect(await shop.counting(listed)).toEqual(atPrimary)
		const { replica } = await shop.store.replication()
		expect(replica?.isRead).toBe(false)
		expect(replica?.lag?.bytes).toBeGreaterThan(0)
		await pair.standby.run('select pg_wal_replay_resume()')
		await shop.untilRead()
		await untilServed(shop, listed)
	})

	it('goes on without a replica that is killed, and reads it again once it is back', async () => {
		await pair.standby.kill()
		for (let n = 0; n < 3; n++) {
			const [isThere, ms] = await timed(listed)
			expect(isThere).toBe(true)
			expect(ms).toBeLessThan(GIVEN_UP_MS)
		}
		await shop.untilSaid('is not read: nothing listens at its address')
		await pair.standby.start()
		await shop.untilRead()
		await untilServed(shop, listed)
		// Also where nobody has read from it meanwhile.
		await pair.standby.kill()
		expect((await shop.store.replication()).replica).toEqual({ isRead: false, lag: null })
		await pair.standby.start()
		await shop.untilRead()
	})

	it('repeats a statement that the replica breaks off at the primary', async () => {
		const reads = shop.store.forLargeReads().db as never
		const slow = SLOW.execute(reads)
		await pair.standby.run(onceSlow('pg_terminate_backend(pid)'))
		expect((await slow).rows).toEqual([{ at: 'primary' }])
		await shop.untilRead()
		// What has been read from the primary goes on there.
		expect((await SLOW.execute(reads)).rows).toEqual([{ at: 'primary' }])
	})

	it('gives up a replica that falls silent in a statement, and reads the primary', async () => {
		const proxy = new PostgresProxy(replicaUrl())
		onTestFinished(() => proxy.close())
		const { listed, untilRead, untilSaid, store } = await opened(primaryUrl(), proxy.url())
		await untilRead()
		const slow = timed(() => SLOW.execute(store.forLargeReads().db as never))
		await pair.standby.run(onceSlow('pid'))
		proxy.part()
		const [{ rows }, ms] = await slow
		expect(rows).toEqual([{ at: 'primary' }])
		expect(ms).toBeLessThan(10_000)
		await untilSaid('is not read: it takes too long to connect')
		expect(await listed()).toBe(true)
		proxy.join()
		await untilRead()
		// Nobody waits for it any more, but what it sees is kept from being replayed.
		await pair.standby.run(onceSlow('pg_terminate_backend(pid)'))
	})

	it.runIf(hasProgram('pgbouncer'))('reads a replica behind PgBouncer too', async () => {
		const one = await opened(
			await behindPgBouncer(primaryUrl()),
			await behindPgBouncer(replicaUrl()),
		)
		await one.untilRead()
		await untilServed(one, one.listed)
	})

	it('misses nothing where commits do not wait for the log', async () => {
		const settings = [
			`alter database ${DATABASE} set synchronous_commit = off`,
			`alter system set wal_writer_delay = '50ms'`,
			'select pg_reload_conf()',
		]
		for (const setting of settings) await pair.primary.run(setting)
		const { listed, untilRead } = await opened(primaryUrl(), replicaUrl())
		for (let n = 0; n < 10; n++) {
			await untilRead()
			expect(await listed(), `change ${n}`).toBe(true)
		}
		await pair.primary.run(`alter database ${DATABASE} reset synchronous_commit`)
	})

	it('never reads the primary itself, a server of another shop, or one that was promoted', async () => {
		for (const [url, why] of [
			[`${primaryUrl()}&application_name=other`, 'it is no standby'],
			[inject('postgres') as string, 'it has the data of another system'],
		] as const) {
			const { listed, counting, untilSaid, store } = await opened(primaryUrl(), url)
			await untilSaid(`the replica of the database is not read: ${why}`)
			expect(await counting(listed)).toMatchObject({ replica: 0 })
			expect((await store.replication()).replica).toEqual({ isRead: false, lag: null })
		}
		await untilServed(shop, listed)
		pair.standby.promote()
		expect(await shop.counting(listed)).toMatchObject({ replica: 0 })
		await shop.untilSaid('is not read: it is no standby')
	})
})
