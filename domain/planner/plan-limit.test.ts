import { expect } from 'vitest'
import { createApi } from '../../api/app.ts'
import { policyFor } from '../../shared/modes.ts'
import { describeOnSqlite } from '../../test/store.ts'

describeOnSqlite('plans', (open, it) => {
	it('count one point each and ten where a page of the shop shows them', async () => {
		const { store } = await open({ mode: 'live' })
		const planning = { points: 25, windowSeconds: 60 }
		store.policy = { ...store.policy, limits: { ...store.policy.limits, planning } }
		const api = createApi(store)
		const ask = async (inProcess: boolean) => {
			const init = {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				// Of nothing, which counts as much.
				body: '{}',
			}
			const request = new Request('http://store.test/api/planner/plan', init)
			const { status, headers } = await api.fetch(request, { address: '192.0.2.1', inProcess })
			expect(Number(headers.get('retry-after')) > 0).toBe(status === 429)
			return status
		}
		expect([await ask(true), await ask(true), await ask(true)]).toEqual([422, 422, 429])
		const five = await Promise.all(Array.from({ length: 5 }, () => ask(false)))
		expect([...five, await ask(false)]).toEqual([422, 422, 422, 422, 422, 429])
	})

	it('are 2,000 points a minute for an address in a live shop, and any number in a demo', () => {
		expect(policyFor('live').limits.planning).toEqual({ points: 2000, windowSeconds: 60 })
		expect(policyFor('demo').limits.planning).toBeNull()
	})
})
