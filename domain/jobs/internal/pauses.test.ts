import { expect, it } from 'vitest'
import { MINUTE_MS } from '../../../shared/durations.ts'
import { describeOnAllEngines, type TestStore } from '../../../test/store.ts'
import { insertJobs } from '../commands.ts'
import { UnansweredError } from '../outcomes.ts'
import { type JobKind, JobRunner } from '../runner.ts'
import type { JobKindName } from '../schema.ts'
import { loadPauses, pauseMs, recordTimeout } from './pauses.ts'

const due = ({ store }: TestStore, kind: JobKindName, count: number) =>
	insertJobs(
		store.db,
		store.now(),
		Array.from({ length: count }, (_, n) => ({ kind, key: `${kind} ${n}`, runAt: store.now() })),
	)

it('a pause grows from a minute to a quarter of an hour', () => {
	expect([1, 2, 3, 4, 5, 6, 7, 8, 30].map((timeouts) => pauseMs(timeouts) / MINUTE_MS)).toEqual([
		0, 0, 1, 2, 4, 8, 15, 15, 15,
	])
})

describeOnAllEngines('a mail server that hangs', (open) => {
	it('is paused for a minute by three time-outs, however many end at once', async () => {
		const { store } = await open()
		const now = store.now()
		await Promise.all(Array.from({ length: 8 }, () => recordTimeout(store.db, 'mail', now)))
		const { mail } = Object.fromEntries(await loadPauses(store.db))
		expect(mail).toEqual({ timeouts: 3, until: now + MINUTE_MS })
	})

	it('takes no place of the other work, however many mails wait before it', async () => {
		const opened = await open()
		const { store } = opened
		const hangs = Promise.withResolvers<void>()
		let hanging = 0
		const mail: JobKind = {
			name: 'mail',
			placesOutside: 3,
			run: async () => {
				hanging++
				await hangs.promise
			},
		}
		const refunded = Promise.withResolvers<void>()
		let vouchers = 0
		const voucher: JobKind = {
			name: 'receipt-voucher',
			run: async () => {
				vouchers++
				if (vouchers === 30) refunded.resolve()
			},
		}
		await due(opened, 'mail', 50)
		await due(opened, 'receipt-voucher', 30)
		const runner = new JobRunner(() => store, [mail, voucher])
		const running = runner.runDue()
		await refunded.promise
		expect(hanging).toBe(3)
		hangs.resolve()
		await running
		expect(hanging).toBe(50)
	})

	it('pauses mails after three time-outs, says so, and is tried by one mail after a while', async () => {
		const opened = await open()
		const { store } = opened
		let now = store.now()
		store.now = () => now
		const forward = (ms: number) => {
			now += ms
		}
		let isAway = true
		let tried = 0
		const mail: JobKind = {
			name: 'mail',
			placesOutside: 1,
			run: async () => {
				tried++
				if (isAway) throw new UnansweredError('nothing in time')
			},
		}
		const runners = [1, 2].map(() => new JobRunner(() => store, [mail]))
		const runDue = () => Promise.all(runners.map((each) => each.runDue()))
		const admin = await opened.as('Admin')
		const pauses = async () => (await admin.get('/api/jobs/pauses')).body.pauses
		await due(opened, 'mail', 20)
		expect(await pauses()).toEqual([])
		await runDue()
		// Of two processes each may have begun one more before the third time-out was recorded, which counts no more.
		expect(tried).toBeLessThanOrEqual(4)
		expect(await pauses()).toEqual([
			{ kind: 'mail', until: new Date(store.now() + MINUTE_MS).toISOString() },
		])
		tried = 0
		await runDue()
		expect(tried).toBe(0)
		forward(MINUTE_MS)
		await runDue()
		expect(tried).toBeGreaterThanOrEqual(1)
		expect(tried).toBeLessThanOrEqual(2)
		isAway = false
		forward(15 * MINUTE_MS)
		await runDue()
		expect(await pauses()).toEqual([])
		forward(60 * MINUTE_MS)
		await runDue()
		const undone = store.db.selectFrom('jobs').select('id').where('done_at', 'is', null)
		expect(await undone.execute()).toEqual([])
	})
})
