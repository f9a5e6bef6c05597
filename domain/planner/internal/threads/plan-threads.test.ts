import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomCatalogue } from '../../../../test/catalogues/random-catalogue.ts'
import { until } from '../../../../test/vitest/until.ts'
import type { Item } from '../../electrical/items.ts'
import { answerPlan } from '../../sizing/answer/plan-answer.ts'
import type { PlanInput } from '../../sizing/plan-input.ts'
import { PlanRequest } from '../../sizing/schema.ts'
import { isSmall, planPoints } from '../../sizing/search/cost.ts'
import { Planner } from '../../threads/planner.ts'
import { PlanThreads } from './plan-threads.ts'

const request = PlanRequest.parse({ pin: '411038', monthlyKwh: 571, rupeesPerKwh: 7 })
const book = { tariffs: [], metering: [], subsidies: [] }
const input: PlanInput = {
	request,
	referenceData: [],
	book,
	today: '2026-11-22' as PlanInput['today'],
	unproven: 'offer',
	installs: true,
}
const small = randomCatalogue(12, 3)
const large = randomCatalogue(150, 3)
const here = (items: readonly Item[]) => answerPlan(input, items)
const unavailable = { ok: false, problem: { code: 'unavailable', retryAfterSeconds: 5 } }

const open: PlanThreads[] = []
const threadsWith = (settings: ConstructorParameters<typeof PlanThreads>[1]) => {
	// However busy the machine is, a plan is whole unless a test says otherwise.
	const threads = new PlanThreads(() => {}, { searchMs: 60_000, maxWaitMs: 60_000, ...settings })
	open.push(threads)
	return threads
}
afterEach(() => Promise.all(open.splice(0).map((threads) => threads.close())))

describe('threads for plans', () => {
	it('start when there is a large plan, and end when there is none', async () => {
		const threads = threadsWith({ idleMs: 20 })
		const planner = new Planner({ error: () => {} }, threads)
		expect(isSmall(small)).toBe(true)
		expect(await planner.plan(input, small)).toEqual(here(small))
		expect(threads.size).toBe(0)
		expect(isSmall(large)).toBe(false)
		const planned = planner.plan(input, large)
		await until(() => expect(threads.size).toBe(1))
		expect(await planned).toEqual(here(large))
		await until(() => expect(threads.size).toBe(0))
		expect(await planner.plan(input, large)).toEqual(here(large))
	})

	it('follow the catalogue: prices, stock, new products and those that are gone', async () => {
		const threads = threadsWith({ maxThreads: 1 })
		await threads.plan(input, large)
		const dearer = large.map((item) => ({ ...item, price: item.price * 2 }))
		expect(await threads.plan(input, dearer)).toEqual(here(dearer))
		const soldOut = large.map((item, at) => (at % 3 ? item : { ...item, stock: 0 }))
		expect(await threads.plan(input, soldOut)).toEqual(here(soldOut))
		const fewer = large.toReversed().filter((_, at) => at % 2)
		expect(await threads.plan(input, fewer)).toEqual(here(fewer))
		expect(await threads.plan(input, large)).toEqual(here(large))
		expect(threads.size).toBe(1)
	})

	it('refuse a plan where too many wait, and one that waits too long', async () => {
		const threads = threadsWith({ maxThreads: 1, maxWaiting: 2 })
		const all = await Promise.all([1, 2, 3, 4, 5].map(() => threads.plan(input, large)))
		expect(all.map(({ ok }) => ok)).toEqual([true, true, true, false, false])
		expect(all[4]).toMatchObject(unavailable)
		const hurried = threadsWith({ maxThreads: 1, maxWaitMs: 1 })
		const [, second] = await Promise.all([1, 2].map(() => hurried.plan(input, large)))
		expect(second).toMatchObject(unavailable)
	})

	it('are ended where they do not answer, and the next plan has another', async () => {
		const failed = vi.fn()
		const threads = new PlanThreads(failed, { maxThreads: 1, searchMs: 0, graceMs: 0 })
		open.push(threads)
		expect(await threads.plan(input, large)).toMatchObject(unavailable)
		expect(failed).toHaveBeenCalledWith(new Error('A thread for plans does not answer.'))
		expect(threads.size).toBe(0)
	})

	it('refuse what is not through when the store closes', async () => {
		const threads = threadsWith({ maxThreads: 1 })
		const planned = [threads.plan(input, large), threads.plan(input, large)]
		await threads.close()
		expect(await Promise.all(planned)).toMatchObject([unavailable, unavailable])
		expect(threads.size).toBe(0)
	})
})

it('a plan costs whoever asks by how many parts there are to plan with', () => {
	expect(planPoints([])).toBe(1)
	expect(planPoints(small)).toBe(1)
	expect(planPoints(large)).toBe(2)
	expect(planPoints(randomCatalogue(1000, 3))).toBeGreaterThan(8)
})
