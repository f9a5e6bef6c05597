import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../schema.ts'
import { isApproved, stockChange } from './status-rules.ts'
import { next, TRANSITIONS, type TransitionName } from './transitions.ts'

const steps = Object.keys(TRANSITIONS) as TransitionName[]
const anySteps = fc.array(fc.constantFrom(...steps), { maxLength: 30 })

/** Every way allowed, as the design draws it. */
const WAYS = [
	'pending accept accepted',
	'pending decline declined',
	'pending lapse pending',
	'accepted change accepted',
	'scheduled change scheduled',
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
	'pending dispatch dispatched',
	'dispatched dispatch dispatched',
	'dispatched deliver delivered',
	'accepted schedule scheduled',
	'accepted reassign accepted',
	'accepted cancel cancelled',
	'scheduled install installed',
	'scheduled reassign scheduled',
	'scheduled cancel cancelled',
	'unpaid cancel cancelled',
	'unpaid release pending',
	'cancelled release pending',
	'unpaid expire cancelled',
]

/** An order's life: a step that is not open is refused and changes nothing. */
function live(taken: TransitionName[]) {
	let status: OrderStatus = 'pending'
	/** Times the pieces were restocked, less times they were taken once more. */
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

	it('ends for good when installed or delivered, or cancelled unless late money comes, and opens again at once when declined', () => {
		for (const end of ['installed', 'delivered', 'cancelled'] as const)
			for (const step of steps)
				expect(next(end, step)).toBe(end === 'cancelled' && step === 'release' ? 'pending' : null)
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
