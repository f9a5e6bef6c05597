import { Console } from 'node:console'
import { once as event } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { LINE_NAME } from '../db/engines/server-connections.ts'
import { sessionReader } from '../domain/accounts/queries.ts'
import { SessionWatch } from '../domain/accounts/sessions/session-watch.ts'
import { NotificationFeed } from '../domain/notifications/events.ts'
import { HOUR_MS } from '../shared/durations.ts'
import { account, fact, once, order } from '../test/builders.ts'
import { notificationProbe } from '../test/databases/notification-probe.ts'
import { spawnStore } from '../test/spawned-store.ts'
import { describeOnPostgres, type TestStore } from '../test/store.ts'
import { followChanges } from './follow-changes.ts'
import { type OpenStore, openStore } from './open.ts'

const CHANGES = Number(process.env.SOAK_FOLLOWED ?? 20)
/** On a quiet machine. */
const WORST_MS = 1000
const MEDIAN_MS = 100
const SOON = { timeout: 20_000, interval: 2 }

/** A store that learns of what others do only by being told, within an hour. */
function followed(store: OpenStore) {
	const feed = new NotificationFeed(store.db, store.log, HOUR_MS)
	const sessions = new SessionWatch(store.db, store.log, sessionReader(store.auth), HOUR_MS)
	const parts = { ...store, feed, sessions }
	onTestFinished(async () => {
		await feed.close()
		await sessions.close()
	})
	return parts
}

const table: object[] = []
afterAll(() => {
	if (process.env.SOAK_FOLLOWED) new Console(process.stdout).table(table)
})

async function follow(parts: ReturnType<typeof followed>, url: string, pollMs = HOUR_MS) {
	const following = followChanges(parts, url, pollMs)
	onTestFinished(() => following.close())
	return following
}

/** Calls of a store that is a process of its own. */
async function anotherProcess({ config }: TestStore) {
	const process = spawnStore({
		DATABASE_URL: config.databaseUrl as string,
		SESSION_SECRET: config.sessionSecret as string,
	})
	const [{ port }] = (await event(process, 'message')) as [{ port: number }]
	const call =
		(cookie: string) =>
		async (method: string, path: string, body?: unknown, more = {}) => {
			const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
				method,
				headers: { 'content-type': 'application/json', cookie, ...more },
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			})
			expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBeLessThan(300)
			return answer
		}
	return {
		call,
		/** @returns the cookie of a new account */
		async signUp(role: string): Promise<string> {
			const email = `${Math.random()}@example.com`
			const answer = await call('')('POST', '/api/users', account({ role, email }))
			return answer.headers
				.getSetCookie()
				.map((each) => each.split(';')[0])
				.join('; ')
		},
	}
}

/**
 * How long each of so many changes takes to be seen, from the answer to its maker on. @param probe of the same database
 */
async function delays(
	probe: Awaited<ReturnType<typeof notificationProbe>>,
	kind: string,
	change: (n: number) => Promise<() => boolean>,
) {
	const all: number[] = []
	for (let n = 1; n <= CHANGES; n++) {
		const isSeen = await change(n)
		const made = performance.now()
		await vi.waitFor(() => expect(isSeen()).toBe(true), SOON)
		all.push(performance.now() - made)
		await probe.send()
	}
	all.sort((a, b) => a - b)
	const [median = 0, worst = 0] = [all[Math.floor(CHANGES / 2)], all.at(-1)]
	table.push({ kind, 'median ms': Math.round(median), 'worst ms': Math.round(worst) })
	expect(worst, kind).toBeLessThan(WORST_MS * probe.slowness())
	expect(median, kind).toBeLessThan(MEDIAN_MS * probe.slowness())
}

describeOnPostgres('changes of another process', (open) => {
	it(
		'are seen as they are made: catalogue, settings, sessions and events',
		async () => {
			const opened = await open()
			await using second = await openStore(opened.config)
			const here = followed(second)
			const following = await follow(here, opened.config.databaseUrl as string)
			await vi.waitFor(() => expect(following.isHearing()).toBe(true), SOON)
			const probe = await notificationProbe(opened.config.databaseUrl as string)
			const there = await anotherProcess(opened)
			const cookie = await there.signUp('Admin')
			const admin = there.call(cookie)

			await delays(probe, 'catalogue', async (n) => {
				await admin('PUT', '/api/products/solar-panel-250w', { stock: 500 + n })
				return () => here.catalogue.byId('solar-panel-250w')?.stock === 500 + n
			})

			await delays(probe, 'settings', async (n) => {
				const revision = { 'if-match': `"${n - 1}"` }
				const daysTo = 10 + (n % 20)
				await admin('PUT', '/api/settings/delivery', { daysFrom: 2, daysTo }, revision)
				return () => here.settings.current().delivery.daysTo === daysTo
			})

			await delays(probe, 'sessions', async () => {
				const buyer = await there.signUp('Buyer')
				const session = await here.sessions.read(new Headers({ cookie: buyer }))
				let hasEnded = false
				here.sessions.watch(session as NonNullable<typeof session>, () => {
					hasEnded = true
				})
				await there.call(buyer)('DELETE', '/api/session')
				return () => hasEnded
			})

			let events = 0
			const { user } = await (await admin('GET', '/api/session')).json()
			const leave = await here.feed.listen(user, undefined, {
				onEvent: () => events++,
				end: () => {},
			})
			onTestFinished(leave)
			await delays(probe, 'events', async () => {
				const before = events
				await there.call('')('POST', '/api/orders', order({ 'solar-panel-250w': 1 }), once())
				return () => events > before
			})
		},
		120_000 + CHANGES * 2000,
	)

	it('are heard of tariffs and prices as well', async () => {
		const opened = await open()
		await using second = await openStore(opened.config)
		const url = opened.config.databaseUrl as string
		const both = [await follow(followed(opened.store), url), await follow(followed(second), url)]
		await vi.waitFor(() => expect(both.map((each) => each.isHearing())).toEqual([true, true]), SOON)
		const rows = () => second.rowCache.read('rows', async () => ({}))
		const before = await rows()
		expect(await rows()).toBe(before)
		await (await opened.as('Admin')).post('/api/facts', fact())
		await vi.waitFor(async () => expect(await rows()).not.toBe(before), SOON)
	})

	it('are caught up with once a lost connection is there again', async () => {
		const opened = await open()
		await using second = await openStore(opened.config)
		const here = followed(second)
		const following = await follow(here, opened.config.databaseUrl as string)
		await vi.waitFor(() => expect(following.isHearing()).toBe(true), SOON)
		// The store that makes it has no line of its own, as one whose connection is lost.
		await (await opened.as('Admin')).put('/api/products/solar-panel-250w', { stock: 77 })
		expect(here.catalogue.byId('solar-panel-250w')?.stock).not.toBe(77)
		await sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where split_part(application_name, ' ', 1) = ${LINE_NAME} and datname = current_database()
		`.execute(second.db)
		await vi.waitFor(() => expect(here.catalogue.byId('solar-panel-250w')?.stock).toBe(77), SOON)
		expect(following.isHearing()).toBe(true)
	})

	it('are no longer followed at once, however soon that is asked for', async () => {
		const { store, config } = await open()
		const parts = followed(store)
		for (const ms of [0, 1, 3, 6, 10, 20]) {
			const following = followChanges(parts, config.databaseUrl as string, HOUR_MS)
			await delay(ms)
			await following.close()
			expect(following.isHearing()).toBe(false)
		}
	})

	it('are looked for where nothing is heard', async () => {
		const opened = await open()
		await using second = await openStore(opened.config)
		const here = followed(second)
		const nowhere = 'postgres://nobody@localhost/nothing?host=%2Fnowhere'
		const following = await follow(here, nowhere, 50)
		await (await opened.as('Admin')).put('/api/products/solar-panel-250w', { stock: 78 })
		await vi.waitFor(() => expect(here.catalogue.byId('solar-panel-250w')?.stock).toBe(78), SOON)
		expect(following.isHearing()).toBe(false)
	})
})
