import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lowest } from './lowest.ts'

// Few values, so that many are equal; some things have none.
const things = fc.array(
	fc.record({
		value: fc.option(fc.integer({ min: -5, max: 5 }), { nil: Infinity }),
		under: fc.constantFrom(0, 1, 3, 99),
	}),
)

it('finds the same as looking at everything closely, whatever the guesses', () => {
	fc.assert(
		fc.property(things, (among) => {
			const [one] = among.filter(({ value }) => value < Infinity).sort((a, b) => a.value - b.value)
			const found = lowest(
				among,
				({ value, under }) => Math.min(value, 9) - under,
				({ value }) => value,
			)
			expect(found).toEqual(one ? { one, value: one.value } : null)
			expect(found?.one).toBe(one)
		}),
	)
})

it('looks closely only at what may still be it', () => {
	const closely: number[] = []
	const exact = (one: number) => {
		closely.push(one)
		return one
	}
	expect(lowest([3, 9, 2, 5, Infinity], (one) => one, exact)?.one).toBe(2)
	expect(closely).toEqual([3, 2])
})
