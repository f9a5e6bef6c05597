import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'
import { insertJobs, schedule } from './commands.ts'
import { leaseDueJobs, markDone } from './internal/lease.ts'
import { LEASE_MS, MAX_ATTEMPTS } from './limits.ts'
import { FailedForGood } from './outcomes.ts'
import { type JobKind, JobRunner } from './runner.ts'

/** A store whose clock stands still until it is set on. */
function stopped({ store }: TestStore) {
	let now = store.now()
	store.now = () => now
	return (milliseconds: number) => {
		now += milliseconds
	}
}

/** A kind that is not due again, so that it stands for any. */
const once = (run: JobKind['run']): JobKind => ({ name: 'maintenance', run })

const due = (count: number, now: number) =>
	Array.from({ length: count }, (_, n) => ({
		kind: 'maintenance' as const,
		key: `about ${n}`,
		payload: { n },
		runAt: now,
	}))

const runnerOf = ({ store }: TestStore, kind: JobKind) => new JobRunner(() => store, [kind])

/** Runs the due jobs after so long, and not a moment before. @param run how many were run by then */
async function expectRunAfter(
	milliseconds: number,
	pass: (milliseconds: number) => void,
	run: () => Promise<number>,
) {
	pass(milliseconds - 1)
	expect(await run()).toBe(0)
	pass(1)
	expect(await run()).toBe(1)
}

describeOnAllEngines('jobs', (open, itOnSqlite) => {
	it('are done once, each with what it was given', async () => {
		const opened = await open()
		const { store } = opened
		await insertJobs(store.db, store.now(), due(50, store.now()))
		await insertJobs(store.db, store.now(), due(60, store.now()))
		const seen: unknown[] = []
		const runner = runnerOf(
			opened,
			once(async (_, { payload }) => {
				seen.push((payload as { n: number }).n)
			}),
		)
		await runner.runDue()
		await runner.runDue()
		expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(
			Array.from({ length: 60 }, (_, n) => n),
		)
	})

	it('are begun in the order in which they fell due, whichever the database returns first', async () => {
		const { store } = await open()
		const now = store.now()
		const jobs = due(30, now).map((job, n) => ({ ...job, runAt: now - n }))
		await insertJobs(store.db, now, jobs)
		const most = { worker: 'one', now, most: jobs.length, placesFor: () => jobs.length }
		const leased = await leaseDueJobs(store.db, most)
		expect(leased.map(({ key }) => key)).toEqual(jobs.map(({ key }) => key).reverse())
	})

	it('that a job causes are done at once, also where it ends while the runner looks for what is due', async () => {
		const { store } = await open()
		const [first, second] = due(2, store.now())
		if (!first || !second) throw new Error()
		const [marked, found] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
		const queries = { SelectQueryNode: 0, UpdateQueryNode: 0 }
		const heldBack = new Set<unknown>()
		const plugin: KyselyPlugin = {
			transformQuery({ node, queryId }) {
				if (node.kind in queries) queries[node.kind as keyof typeof queries]++
				// Each poll reads pauses and due jobs: the second poll is made while the first job runs.
				if (node.kind === 'SelectQueryNode' && queries.SelectQueryNode === 4) heldBack.add(queryId)
				return node
			},
			async transformResult({ result, queryId }) {
				if (heldBack.has(queryId)) {
					found.resolve()
					await marked.promise
					await setImmediate()
				}
				if (queries.UpdateQueryNode === 2) marked.resolve()
				return result
			},
		}
		const slow = { ...store, db: store.db.withPlugin(plugin) as typeof store.db }
		let done = 0
		const kind = once(async () => {
			await found.promise
			if (done++ === 0) await insertJobs(store.db, store.now(), [{ ...second, runAt: store.now() }])
		})
		await insertJobs(store.db, store.now(), [first])
		await new JobRunner(() => slow, [kind]).runDue()
		expect(done).toBe(2)
	})

	itOnSqlite('come about with the transaction that causes them, and not without', async () => {
		const opened = await open()
		const { store, as } = opened
		const [job] = due(1, store.now())
		if (!job) throw new Error()
		await expect(
			inTransaction(store.db, async (tx) => {
				await schedule(store, tx, [job])
				throw new Error('undone')
			}),
		).rejects.toThrow('undone')
		const admin = await as('Admin')
		expect((await admin.get('/api/jobs')).body).toEqual([])
		await inTransaction(store.db, (tx) => schedule(store, tx, [job]))
		expect((await admin.get('/api/jobs')).body).toMatchObject([{ kind: 'maintenance' }])
	})

	itOnSqlite('are shared by processes, none done by two', async () => {
		const opened = await open()
		const { store } = opened
		await insertJobs(store.db, store.now(), due(200, store.now()))
		const seen: unknown[] = []
		const kind = once(async (_, { key }) => {
			seen.push(key)
		})
		const runners = [1, 2, 3].map(() => runnerOf(opened, kind))
		await Promise.all(runners.map((runner) => runner.runDue()))
		expect(seen).toHaveLength(200)
		expect(new Set(seen).size).toBe(200)
	})

	itOnSqlite('wait until they are due', async () => {
		const opened = await open()
		const pass = stopped(opened)
		const { store } = opened
		await insertJobs(store.db, store.now(), due(1, store.now() + HOUR_MS))
		let done = 0
		const runner = runnerOf(
			opened,
			once(async () => {
				done++
			}),
		)
		const run = () => runner.runDue().then(() => done)
		expect(await run()).toBe(0)
		await expectRunAfter(HOUR_MS, pass, run)
	})

	it('left by a process that is gone are taken up when their lease is over, and it may not end them', async () => {
		const opened = await open()
		const pass = stopped(opened)
		const { store } = opened
		await insertJobs(store.db, store.now(), due(1, store.now()))
		const gone = { worker: 'gone', now: store.now(), most: 5, placesFor: () => 5 }
		const [left] = await leaseDueJobs(store.db, gone)
		if (!left) throw new Error('nothing was due')
		let done = 0
		const runner = runnerOf(
			opened,
			once(async () => {
				done++
				await markDone(store.db, { worker: 'gone', now: store.now(), ids: [left.id] })
				throw new Error('it did not work')
			}),
		)
		const run = () => runner.runDue().then(() => done)
		await expectRunAfter(LEASE_MS, pass, run)
		const admin = await opened.as('Admin')
		expect((await admin.get('/api/jobs')).body).toMatchObject([{ state: 'waiting', attempts: 2 }])
	})

	it('that fail are tried ten times, then shown, and once more when an admin says so', async () => {
		const opened = await open()
		const pass = stopped(opened)
		const { store, as } = opened
		await insertJobs(store.db, store.now(), due(1, store.now()))
		let attempts = 0
		let works = false
		const runner = runnerOf(
			opened,
			once(async () => {
				attempts++
				if (!works) throw new Error('The mail server did not answer.')
			}),
		)
		for (let n = 0; n < 20; n++) {
			await runner.runDue()
			pass(13 * HOUR_MS)
		}
		expect(attempts).toBe(MAX_ATTEMPTS)
		const admin = await as('Admin')
		const failed = await admin.get('/api/jobs?state=failed')
		expect(failed.body).toMatchObject([
			{ state: 'failed', attempts: 10, error: 'The mail server did not answer.' },
		])
		expect((await admin.get('/api/notifications')).body).toMatchObject([
			{
				message: 'A job has failed and is not tried again: The mail server did not answer.',
				link: '/admin/jobs?state=failed',
			},
		])
		works = true
		const path = `/api/jobs/${failed.body[0].id}/retry`
		expect((await admin.post(path)).body).toMatchObject({ state: 'waiting', attempts: 0 })
		expect((await admin.post(path)).status).toBe(409)
		await runner.runDue()
		expect((await admin.get('/api/jobs?state=done')).body).toMatchObject([
			{ state: 'done', error: null },
		])
		expect((await admin.get('/api/audit?kind=job')).body).toMatchObject([
			{ action: 'tried again', subject: 'about 0' },
		])
	})

	it('that would fail again in any case wait for an admin at once', async () => {
		const opened = await open()
		const { store, as } = opened
		await insertJobs(store.db, store.now(), due(1, store.now()))
		const runner = runnerOf(
			opened,
			once(async () => {
				throw new FailedForGood('There is no such mailbox.')
			}),
		)
		await runner.runDue()
		expect((await (await as('Admin')).get('/api/jobs?state=failed')).body).toMatchObject([
			{ attempts: 1, error: 'There is no such mailbox.' },
		])
	})

	it('that recur are one job, due again after it was done, also where it fails', async () => {
		const opened = await open()
		const pass = stopped(opened)
		const { store } = opened
		let done = 0
		const kind: JobKind = {
			name: 'maintenance',
			intervalMs: 24 * HOUR_MS,
			run: async () => {
				done++
				if (done === 1) throw new Error('not now')
			},
		}
		const runners = [runnerOf(opened, kind), runnerOf(opened, kind)]
		const later = async (milliseconds: number) => {
			pass(milliseconds)
			for (const runner of runners) await runner.runDue()
			return done
		}
		// Those that poll by themselves have ended before the clock is set on: their leases would be over.
		const started = [runnerOf(opened, kind), runnerOf(opened, kind)]
		for (const runner of started) await runner.start()
		for (const runner of started) await runner.end()
		expect(await later(0)).toBe(1)
		expect(await later(MINUTE_MS)).toBe(2)
		expect(await later(23 * HOUR_MS)).toBe(2)
		expect(await later(HOUR_MS)).toBe(3)
		expect(await store.db.selectFrom('jobs').select('key').execute()).toEqual([
			{ key: 'maintenance' },
		])
	})

	itOnSqlite('that take long do not hold up the others', async () => {
		const opened = await open()
		const { store } = opened
		const now = store.now()
		await insertJobs(store.db, now, due(1, now))
		let finish = () => {}
		const long = new Promise<void>((resolve) => {
			finish = resolve
		})
		const seen: string[] = []
		const runner = runnerOf(
			opened,
			once(async (_, { key }) => {
				if (key === 'about 0') await long
				seen.push(key)
			}),
		)
		await runner.start()
		await insertJobs(store.db, now, due(30, now))
		runner.nudge()
		await expect.poll(() => seen.length, { timeout: 15_000 }).toBe(29)
		finish()
		await runner.end()
		expect(seen.at(-1)).toBe('about 0')
	})
})
