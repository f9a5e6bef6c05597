import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../rules.ts'
import { piecesInSystems, wholeSystems, without } from './system-rules.ts'

const lines = (most: number) =>
	fc.uniqueArray(
		fc.record<Line>({
			productId: fc.constantFrom('a', 'b', 'c', 'd'),
			quantity: fc.integer({ min: 1, max: most }),
		}),
		{ selector: ({ productId }) => productId, minLength: 1 },
	)
const systems = fc.array(
	lines(4).map((parts) => ({ parts })),
	{ maxLength: 5 },
)

describe('whole systems', () => {
	it('have no more parts together than the lines have pieces', () => {
		fc.assert(
			fc.property(systems, lines(12), (all, cart) => {
				const pieces = piecesInSystems(wholeSystems(all, cart))
				for (const [id, quantity] of pieces) {
					const line = cart.find(({ productId }) => productId === id)
					expect(quantity).toBeLessThanOrEqual(line?.quantity ?? 0)
				}
			}),
		)
	})

	it('are as many as they can be from the first on: one left out finds too few of a part', () => {
		fc.assert(
			fc.property(systems, lines(12), (all, cart) => {
				const whole = wholeSystems(all, cart)
				for (const [index, system] of all.entries()) {
					if (whole.includes(system)) continue
					const before = whole.filter((one) => all.indexOf(one) < index)
					const left = without(cart, [...piecesInSystems(before)].map(toLine))
					expect(wholeSystems([system], left)).toEqual([])
				}
			}),
		)
	})

	it('stay whole when another is taken out with its parts', () => {
		fc.assert(
			fc.property(systems, lines(12), fc.nat(4), (all, cart, index) => {
				const whole = wholeSystems(all, cart)
				const gone = whole[index]
				fc.pre(gone !== undefined)
				const others = whole.filter((one) => one !== gone)
				expect(wholeSystems(others, without(cart, gone.parts))).toEqual(others)
			}),
		)
	})
})

const toLine = ([productId, quantity]: [string, number]): Line => ({ productId, quantity })
