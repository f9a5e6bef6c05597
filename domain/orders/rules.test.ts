import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxRatePct } from '../catalogue/rules.ts'
import { CATEGORIES } from '../catalogue/schema.ts'
import { paise } from '../shared/money.ts'
import { isApproved, lineMoney, next, orderMoney, type Step, TRANSITIONS } from './rules.ts'
import { ORDER_STATUSES, type OrderStatus } from './schema.ts'

const steps = Object.keys(TRANSITIONS) as Step[]
const anySteps = fc.array(fc.constantFrom(...steps), { maxLength: 30 })

/** Every way allowed, as the design draws it. */
const WAYS = [
	'pending accept accepted',
	'pending decline declined',
	'pending pass pending',
	'pending reassign pending',
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
	let returned = 0
	const trail: OrderStatus[] = [status]
	for (const step of taken) {
		const to = next(status, step)
		if (!to) continue
		if (TRANSITIONS[step].returnsStock) returned++
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

	it('never leaves the statuses, and never comes back to one it left', () => {
		fc.assert(
			fc.property(anySteps, (taken) => {
				const { trail } = live(taken)
				expect(ORDER_STATUSES).toEqual(expect.arrayContaining(trail))
				expect(new Set(trail).size).toBe(trail.length)
			}),
		)
	})

	it('ends for good when declined, installed or cancelled', () => {
		for (const end of ['declined', 'installed', 'cancelled'] as const)
			for (const step of steps) expect(next(end, step)).toBeNull()
	})

	it('returns the stock exactly once where it ends without a delivery, else never', () => {
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
		category: fc.constantFrom(...CATEGORIES),
		price: fc.integer({ min: 1, max: 1e9 }).map(paise),
		quantity: fc.integer({ min: 1, max: 1000 }),
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

	it('has the tax of its category within', () => {
		const of = (category: (typeof CATEGORIES)[number]) =>
			lineMoney({ category, price: paise(12_390), quantity: 10 })
		expect(of('Panels')).toEqual({ total: 123_900, taxRatePct: 5, tax: 5900 })
		expect(of('Batteries')).toEqual({ total: 123_900, taxRatePct: 18, tax: 18_900 })
		expect(CATEGORIES.map(taxRatePct)).toEqual([5, 18, 5, 5, 5, 18])
	})
})
