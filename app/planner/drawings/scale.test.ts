import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bars, linear, upright } from './scale'

const figure = fc.integer({ min: 1, max: 1_000_000 })

describe('a scale', () => {
	it('has its ends at the ends of the side, and its middle in the middle', () => {
		const place = linear([-20, 60], [100, 0])
		expect([place(-20), place(20), place(60)]).toEqual([100, 50, 0])
	})

	it('ends upright at a round figure that holds the greatest, with its marks within', () => {
		fc.assert(
			fc.property(figure, (greatest) => {
				const place = upright(greatest, 4)
				expect(place(0)).toBe(100)
				expect(place(greatest)).toBeGreaterThanOrEqual(0)
				const marks = place.ticks(4)
				expect(marks[0]).toBe(0)
				expect(place(marks.at(-1) ?? Number.NaN)).toBeCloseTo(0, 9)
			}),
		)
	})

	it('puts bars side by side with as much room at the ends as between them', () => {
		const { left, width } = bars(12, 0.32)
		const between = left(1) - left(0) - width
		expect(left(0)).toBeCloseTo(between, 9)
		expect(100 - left(11) - width).toBeCloseTo(between, 9)
	})

	it('has the middle of each bar in the middle of its room, and the rooms side by side', () => {
		const { left, middle, slot, step, width } = bars(12, 0.32)
		for (let bar = 0; bar < 12; bar++) {
			expect(middle(bar)).toBeCloseTo(left(bar) + width / 2, 9)
			expect(slot(bar) + step / 2).toBeCloseTo(middle(bar), 9)
			expect(slot(bar + 1)).toBeCloseTo(slot(bar) + step, 9)
		}
	})
})
