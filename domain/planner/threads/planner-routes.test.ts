import { expect, it } from 'vitest'
import { message } from '../../../shared/messages/message.ts'
import { fail } from '../../../shared/result.ts'
import { callersOf } from '../../../test/callers.ts'
import { fillCatalogue } from '../../../test/catalogues/fill-catalogue.ts'
import { randomCatalogue } from '../../../test/catalogues/random-catalogue.ts'
import { describeOnSqlite } from '../../../test/store.ts'
import { PlanThreads } from '../internal/threads/plan-threads.ts'
import { Planner } from './planner.ts'

const PATH = '/api/planner/plan'
const DETAILS = { pin: '411038', monthlyBill: 4000 }

describeOnSqlite('a plan over many products', (open) => {
	it('counts for more than one use', async () => {
		const { store } = await open()
		await fillCatalogue(store, randomCatalogue(150, 5))
		const limits = { ...store.policy.limits, planning: { points: 4, windowSeconds: 60 } }
		const planner = new Planner(store.log, new PlanThreads(() => {}, { maxWaitMs: 60_000 }))
		const caller = callersOf({ ...store, planner, policy: { ...store.policy, limits } }).visitor()
		const statuses = [1, 2, 3].map(async () => (await caller.post(PATH, DETAILS)).status)
		expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 429])
		await planner.close()
	})

	it('is a 503 with a time to wait where too many are being made', async () => {
		const { store } = await open()
		const planner = new Planner(store.log)
		planner.plan = async () =>
			fail('unavailable', message('request.failed'), { retryAfterSeconds: 5 })
		const answer = await callersOf({ ...store, planner })
			.visitor()
			.post(PATH, DETAILS)
		expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
		expect(answer.headers.get('retry-after')).toBe('5')
	})
})
