import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FairQueue, type Origin } from './fair-queue.ts'

const PLACES = { anybody: 60, known: 30 }

const network = fc.integer({ min: 0, max: 5 })
/** Callers of IPv4 networks, and of the /48s, /56s and /64s of a few sites. */
const origin: fc.Arbitrary<Origin> = fc.record({
	networks: fc.oneof(
		network.map((n) => [`203.0.113.${n}`]),
		fc.tuple(network, network, network).map(([a, b, c]) => [`${a}`, `${a}:${b}`, `${a}:${b}:${c}`]),
	),
	person: fc.option(network.map(String), { freq: 4 }),
})
const step = fc.oneof({ weight: 4, arbitrary: origin }, { weight: 1, arbitrary: fc.constant(null) })

/** Adds one for each origin and takes one out for each null. @returns the outcome of all */
function played(steps: readonly (Origin | null)[]) {
	const queue = new FairQueue<number>(PLACES)
	const [served, refused]: [number[], number[]] = [[], []]
	for (const [n, from] of steps.entries()) {
		const out = from ? queue.add(n, from) : queue.next()
		if (typeof out === 'number') (from ? refused : served).push(out)
	}
	return { queue, served, refused }
}

function emptied(queue: FairQueue<number>): number[] {
	const all: number[] = []
	for (let item = queue.next(); item !== undefined; item = queue.next()) all.push(item)
	return all
}

it('serves or refuses everybody once, and has no more waiting than there are places', () => {
	fc.assert(
		fc.property(fc.array(step, { minLength: 50, maxLength: 300 }), (steps) => {
			const { queue, served, refused } = played(steps)
			const waiting = emptied(queue)
			expect(waiting.length).toBeLessThanOrEqual(PLACES.anybody + PLACES.known)
			const came = steps.flatMap((from, n) => (from ? [n] : []))
			expect([...served, ...refused, ...waiting].sort((a, b) => a - b)).toEqual(came)
		}),
	)
})

it('serves one network in the order they came', () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
			const { queue } = played(steps)
			const key = (n: number) => JSON.stringify(steps[n])
			const last = new Map<string, number>()
			for (const n of emptied(queue)) {
				// A known person may wait in either line.
				if (steps[n]?.person !== null) continue
				expect(n).toBeGreaterThan(last.get(key(n)) ?? -1)
				last.set(key(n), n)
			}
		}),
	)
})

it('lets the single request of another network wait for one round at most', () => {
	fc.assert(
		fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
			const { queue } = played(steps)
			const refused = queue.add(-1, { networks: ['198.51.100.9'], person: null })
			const order = emptied(queue)
			const before = order.slice(0, order.indexOf(-1)).filter((n) => steps[n]?.person === null)
			// It is refused only where no origin has more than one waiting.
			const widest = (n: number) => steps[n]?.networks[0]
			if (refused === -1) expect(new Set(order.map(widest)).size).toBe(order.length)
			else expect(new Set(before.map(widest)).size).toBe(before.length)
		}),
	)
})

it('keeps a third of its places for whoever is known, and every second turn', () => {
	const queue = new FairQueue<number>(PLACES)
	const flood = (n: number): Origin => ({ networks: [`203.0.113.${n % 7}`], person: null })
	const taken = Array.from({ length: 500 }, (_, n) => queue.add(n, flood(n))).filter(
		(refused) => refused === null,
	)
	expect(taken).toHaveLength(PLACES.anybody)
	for (let n = 0; n < PLACES.known; n++)
		expect(queue.add(1000 + n, { networks: ['203.0.113.1'], person: `device ${n}` })).toBeNull()
	const first = Array.from({ length: 2 * PLACES.known }, () => queue.next() ?? 0)
	expect(first.filter((n) => n >= 1000)).toHaveLength(PLACES.known)
})

it('drops the last of the network that has most waiting, within a /48 too', () => {
	const queue = new FairQueue<string>({ anybody: 4, known: 1 })
	const at = (...networks: string[]): Origin => ({ networks, person: null })
	expect(queue.add('wide 1', at('48', '64a'))).toBeNull()
	expect(queue.add('wide 2', at('48', '64a'))).toBeNull()
	expect(queue.add('wide 3', at('48', '64b'))).toBeNull()
	expect(queue.add('other', at('203.0.113.1'))).toBeNull()
	expect(queue.add('new', at('203.0.113.2'))).toBe('wide 2')
	expect(queue.add('wide 4', at('48', '64a'))).toBe('wide 4')
})
