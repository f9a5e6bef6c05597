import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ByteBudget } from './byte-budget.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const budget = () => new ByteBudget({ maxBytes: 10, maxWaiting: 2, maxWaitMs: 1000 })

/** What came of each reservation so far, in the order asked. */
function watched(reservations: Promise<(() => void) | null>[]) {
	const seen: string[] = reservations.map(() => 'waits')
	for (const [index, reservation] of reservations.entries())
		reservation.then((release) => {
			seen[index] = release ? 'in' : 'refused'
		})
	return async () => {
		await vi.advanceTimersByTimeAsync(0)
		return seen
	}
}

it('lets in what fits, makes a bounded number wait and refuses the rest', async () => {
	const bytes = budget()
	const all = [6, 4, 1, 1, 1].map((size) => bytes.reserve(size))
	const seen = watched(all)
	expect(await seen()).toEqual(['in', 'in', 'waits', 'waits', 'refused'])
	expect(bytes.inUse).toBe(10)
})

it('goes on in the order of coming as bytes are given back, each once', async () => {
	const bytes = budget()
	const first = await bytes.reserve(8)
	const seen = watched([bytes.reserve(9), bytes.reserve(1)])
	expect(await seen()).toEqual(['waits', 'waits'])
	first?.()
	first?.()
	expect(await seen()).toEqual(['in', 'in'])
	expect(bytes.inUse).toBe(10)
})

it('refuses whoever has waited too long, and lets those behind it past', async () => {
	const bytes = budget()
	const first = await bytes.reserve(5)
	const late = bytes.reserve(9)
	await vi.advanceTimersByTimeAsync(900)
	const seen = watched([late, bytes.reserve(5)])
	expect(await seen()).toEqual(['waits', 'waits'])
	await vi.advanceTimersByTimeAsync(100)
	expect(await seen()).toEqual(['refused', 'in'])
	first?.()
	expect(bytes.inUse).toBe(5)
})

it('forgets whoever goes away while waiting', async () => {
	const bytes = budget()
	await bytes.reserve(10)
	const leaving = new AbortController()
	const seen = watched([bytes.reserve(1, leaving.signal), bytes.reserve(1), bytes.reserve(1)])
	expect(await seen()).toEqual(['waits', 'waits', 'refused'])
	leaving.abort()
	expect(await seen()).toEqual(['refused', 'waits', 'refused'])
	expect(await watched([bytes.reserve(1)])()).toEqual(['waits'])
})

it('lets one that is larger than all go alone', async () => {
	const bytes = budget()
	const release = await bytes.reserve(40)
	const seen = watched([bytes.reserve(1)])
	expect(await seen()).toEqual(['waits'])
	release?.()
	expect(await seen()).toEqual(['in'])
})
