import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../shared/money.ts'
import { inEnglish } from '../../test/in-english.ts'
import {
	firstShort,
	isApproved,
	lineMoney,
	next,
	orderMoney,
	type Step,
	stockChange,
	TRANSITIONS,
	type Wanted,
} from './rules.ts'
import { ORDER_STATUSES, type OrderStatus } from './schema.ts'

const steps = Object.keys(TRANSITIONS) as Step[]
const anySteps = fc.array(fc.constantFrom(...steps), { maxLength: 30 })

/** Every way allowed, as the design draws it. */
const WAYS = [
	'pending accept accepted',
	'pending decline declined',
	'pending pass pending',
	'pending reassign pending',
	'pending route pending',
	'pending undo pending',
	'declined undo pending',
	'declined reopen pending',
	'declined assign pending',
	'declined route pending',
	'accepted hand-back pending',
	'scheduled hand-back pending',
	'pending cancel cancelled',
	'accepted schedule scheduled',
	'accepted reassign accepted',
	'accepted cancel cancelled',
	'scheduled install installed',
	'scheduled reassign scheduled',
	'scheduled cancel cancelled',
]

/** An order's life: a step that is not open is refused and changes nothing. */
function live(taken: Step[]) {
	let status: OrderStatus = 'pending'
	/** Times the pieces were put back, less times they were taken once more. */
	let returned = 0
	const trail: OrderStatus[] = [status]
	for (const step of taken) {
		const to = next(status, step)
		if (!to) continue
		const change = stockChange(status, to)
		if (change !== null) returned += change === 'return' ? 1 : -1
		expect([0, 1]).toContain(returned)
		if (to !== status) trail.push(to)
		status = to
	}
	return { status, returned, trail }
}

describe('the life of an order', () => {
	it('has these ways and no others', () => {
		const ways = ORDER_STATUSES.flatMap((from) =>
			steps.flatMap((step) => {
				const to = next(from, step)
				return to ? [`${from} ${step} ${to}`] : []
			}),
		)
		expect(ways.sort()).toEqual(WAYS.sort())
	})

	it('never leaves the statuses, and comes back to waiting alone', () => {
		fc.assert(
			fc.property(anySteps, (taken) => {
				const { trail } = live(taken)
				expect(ORDER_STATUSES).toEqual(expect.arrayContaining(trail))
				const lives = trail.join(' ').split('pending').slice(1)
				for (const life of lives) {
					const reached = life.trim().split(' ')
					expect(new Set(reached).size).toBe(reached.length)
				}
			}),
		)
	})

	it('ends for good when installed or cancelled, and opens again at once when declined', () => {
		for (const end of ['installed', 'cancelled'] as const)
			for (const step of steps) expect(next(end, step)).toBeNull()
		for (const step of steps) expect([null, 'pending']).toContain(next('declined', step))
	})

	it('has its pieces back in stock just while it is declined or cancelled', () => {
		fc.assert(
			fc.property(anySteps, (taken) => {
				const { status, returned } = live(taken)
				expect(returned).toBe(status === 'declined' || status === 'cancelled' ? 1 : 0)
			}),
		)
	})

	it('counts as approved from its acceptance on', () => {
		expect(ORDER_STATUSES.filter(isApproved)).toEqual(['accepted', 'scheduled', 'installed'])
	})
})

describe('the money of an order', () => {
	const line = fc.record({
		price: fc.integer({ min: 1, max: 1e9 }).map(paise),
		quantity: fc.integer({ min: 1, max: 1000 }),
		taxRatePct: fc.constantFrom(0, 5, 12.5, 18, 28),
	})

	it('is the sum of its lines, total and tax', () => {
		fc.assert(
			fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
				const { total, tax } = orderMoney(lines)
				expect(total).toBe(lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
				expect(tax).toBe(lines.reduce((sum, each) => sum + lineMoney(each).tax, 0))
				expect(tax).toBeLessThanOrEqual(total)
			}),
		)
	})

	it('has its tax within', () => {
		const at = (taxRatePct: number) => lineMoney({ price: paise(12_390), quantity: 10, taxRatePct })
		expect(at(5)).toEqual({ total: 123_900, tax: 5900 })
		expect(at(18)).toEqual({ total: 123_900, tax: 18_900 })
	})
})

describe('the first line that is short', () => {
	const TAKES: Record<string, Wanted['takes']> = {
		a: [{ productId: 'a', quantity: 1 }],
		b: [{ productId: 'b', quantity: 1 }],
		kit: [
			{ productId: 'a', quantity: 3 },
			{ productId: 'b', quantity: 1 },
		],
	}
	const line = (id: string, quantity: number): Wanted => ({
		id,
		name: id.toUpperCase(),
		takes: TAKES[id] ?? [],
		quantity,
	})
	const lines = fc.array(
		fc
			.record({ id: fc.constantFrom('a', 'b', 'kit'), quantity: fc.integer({ min: 1, max: 9 }) })
			.map(({ id, quantity }) => line(id, quantity)),
		{ minLength: 1, maxLength: 6 },
	)
	const stocks = fc.record({ a: fc.nat(60), b: fc.nat(20) })
	const stockOf = (stock: Record<string, number>) => (id: string) => stock[id] ?? 0
	const enough = (all: Wanted[], stock: Record<string, number>) =>
		Object.entries(stock).every(([id, count]) => {
			const needed = all.flatMap(({ takes, quantity }) =>
				takes.filter(({ productId }) => productId === id).map((one) => one.quantity * quantity),
			)
			return needed.reduce((sum, one) => sum + one, 0) <= count
		})

	it('is there exactly when all of them together need more than there is', () => {
		fc.assert(
			fc.property(lines, stocks, (all, stock) => {
				expect(firstShort(all, stockOf(stock)) === null).toBe(enough(all, stock))
			}),
		)
	})

	it('could be had as often as it says, after the lines before it', () => {
		fc.assert(
			fc.property(lines, stocks, (all, stock) => {
				const short = firstShort(all, stockOf(stock))
				if (!short) return
				const wanted = all.filter(({ id }) => id === short.id)
				const sum = wanted.reduce((count, { quantity }) => count + quantity, 0)
				expect(short.available).toBeLessThan(sum)
				const first = all.findIndex(({ id }) => id === short.id)
				const before = all.filter(({ id }) => all.findIndex((other) => other.id === id) < first)
				expect(enough([...before, line(short.id, short.available)], stock)).toBe(true)
				expect(enough([...before, line(short.id, short.available + 1)], stock)).toBe(false)
			}),
		)
	})

	it('is said as of one product where nothing is shared, else as beside the rest', () => {
		const short = (all: Wanted[]) => inEnglish(firstShort(all, stockOf({ a: 7, b: 9 }))?.message)
		expect(short([line('kit', 3)])).toBe('Only 2 of KIT left in stock.')
		expect(short([line('b', 1), line('a', 8)])).toBe('Only 7 of A left in stock.')
		expect(short([line('kit', 2), line('a', 2)])).toBe(
			'Only 1 of A left in stock beside the rest of this order.',
		)
		expect(short([line('a', 5), line('kit', 1)])).toBe(
			'No KIT is left in stock beside the rest of this order.',
		)
		expect(inEnglish(firstShort([line('a', 1)], () => 0)?.message)).toBe('A is out of stock.')
	})
})
