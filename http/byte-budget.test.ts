import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ByteBudget, type Reservation } from './byte-budget.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const budget = (bounds = {}) =>
	new ByteBudget({
		maxBytes: 30,
		maxBytesOfNetwork: 15,
		spareBytes: 10,
		maxWaiting: 4,
		maxWaitMs: 5000,
		...bounds,
	})

/** The outcome of each so far, in the order asked. */
function watched(asked: Promise<boolean>[]) {
	const seen = asked.map(() => 'waits')
	for (const [index, each] of asked.entries())
		each.then((fits) => {
			seen[index] = fits ? 'in' : 'refused'
		})
	return async (milliseconds = 0) => {
		await vi.advanceTimersByTimeAsync(milliseconds)
		return seen
	}
}

/** Bodies of as many networks, each with so many bytes. */
async function bodies(bytes: ByteBudget, ...sizes: number[]) {
	const begun = sizes.map((_, n) => bytes.begin(`network ${n}`))
	for (const [n, size] of sizes.entries()) await begun[n]?.growTo(size)
	return begun as [Reservation, Reservation, Reservation]
}

it('counts what has come, however many begin and however much more they are to bring', async () => {
	const bytes = budget()
	const all = Array.from({ length: 500 }, (_, n) => bytes.begin(`network ${n}`))
	expect(bytes.inUse).toBe(0)
	const seen = watched(all.slice(0, 30).map((each) => each.growTo(1)))
	expect(await seen()).toEqual(Array(30).fill('in'))
	expect(bytes.inUse).toBe(30)
})

it('goes on as bytes are given back, each once, with the body that began first', async () => {
	const bytes = budget({ spareBytes: 0 })
	const [first, second, third] = await bodies(bytes, 12, 9, 9)
	const seen = watched([third.growTo(14), second.growTo(14)])
	expect(await seen()).toEqual(['waits', 'waits'])
	first.release()
	first.release()
	expect(await seen()).toEqual(['in', 'in'])
	expect(bytes.inUse).toBe(28)
})

it('one network has its share: others find room whatever it holds', async () => {
	const bytes = budget({ spareBytes: 0 })
	const own = await Promise.all(
		Array.from({ length: 5 }, async () => {
			const body = bytes.begin('flooding')
			await Promise.race([body.growTo(5), Promise.resolve()])
			return body
		}),
	)
	await vi.advanceTimersByTimeAsync(0)
	expect(bytes.inUse).toBeLessThanOrEqual(20)
	const seen = watched([bytes.begin('other').growTo(10)])
	expect(await seen()).toEqual(['in'])
	for (const body of own) body.release()
	expect(bytes.inUse).toBe(10)
})

it('bodies that each have a part come to an end one after the other', async () => {
	const bytes = budget({ maxWaiting: 20 })
	const order: number[] = []
	let most = 0
	const upload = async (n: number) => {
		const body = bytes.begin(`network ${n}`)
		for (let size = 1; size <= 10; size++) {
			if (!(await body.growTo(size))) return
			most = Math.max(most, bytes.inUse)
		}
		order.push(n)
		body.release()
	}
	const all = Promise.all(Array.from({ length: 10 }, (_, n) => upload(n)))
	await vi.advanceTimersByTimeAsync(0)
	await all
	expect(order).toHaveLength(10)
	expect(order[0]).toBe(0)
	expect(most).toBeLessThanOrEqual(40)
	expect(bytes.inUse).toBe(0)
})

it('so do those of one network that have its share between them', async () => {
	const bytes = budget()
	const [one, two] = [bytes.begin('own'), bytes.begin('own')]
	await one.growTo(8)
	await two.growTo(7)
	const seen = watched([one.growTo(12), two.growTo(12)])
	expect(await seen()).toEqual(['in', 'waits'])
	one.release()
	expect(await seen()).toEqual(['in', 'in'])
})

it('whoever leads and falls silent is followed by the next', async () => {
	const bytes = budget()
	const [silent, next, last] = await bodies(bytes, 10, 10, 10)
	expect(await watched([silent.growTo(11)])()).toEqual(['in'])
	const seen = watched([next.growTo(11), last.growTo(11)])
	expect(await seen()).toEqual(['waits', 'waits'])
	expect(await seen(1000)).toEqual(['in', 'waits'])
	next.release()
	expect(await seen()).toEqual(['in', 'in'])
})

it('goes beyond its bounds by no more than it has to spare', async () => {
	const bytes = budget({ maxBytesOfNetwork: 30 })
	const [first, second] = await bodies(bytes, 10, 10, 10)
	expect(await watched([first.growTo(20)])()).toEqual(['in'])
	const seen = watched([second.growTo(11)])
	expect(await seen(4999)).toEqual(['waits'])
	expect(await seen(1)).toEqual(['refused'])
	expect(bytes.inUse).toBe(40)
})

it('a bounded number waits, half of it of one network; whoever began last is refused', async () => {
	const bytes = budget({ spareBytes: 0 })
	await bodies(bytes, 15, 15)
	const of = (network: string, count: number) =>
		Array.from({ length: count }, () => bytes.begin(network).growTo(1))
	const seen = watched([...of('own', 3), ...of('other', 2), ...of('third', 1)])
	expect(await seen()).toEqual(['waits', 'waits', 'refused', 'waits', 'waits', 'refused'])
})

it('forgets whoever goes away or is done with while it waits', async () => {
	const bytes = budget({ spareBytes: 0 })
	const [, , last] = await bodies(bytes, 15, 10, 5)
	const leaving = new AbortController()
	const seen = watched([bytes.begin('leaving', leaving.signal).growTo(5), last.growTo(6)])
	expect(await seen()).toEqual(['waits', 'waits'])
	leaving.abort()
	last.release()
	expect(await seen()).toEqual(['refused', 'refused'])
	expect(bytes.inUse).toBe(25)
	expect(await watched([last.growTo(1)])()).toEqual(['refused'])
})

it('lets one that is larger than all go alone', async () => {
	const bytes = budget({ spareBytes: 0 })
	const large = bytes.begin('large')
	expect(await large.growTo(400)).toBe(true)
	const seen = watched([bytes.begin('other').growTo(1)])
	expect(await seen()).toEqual(['waits'])
	large.release()
	expect(await seen()).toEqual(['in'])
})
