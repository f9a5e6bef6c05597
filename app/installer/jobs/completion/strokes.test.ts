import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SIGNATURE_LINES } from '../../../../domain/installations/limits'
import { addPoint, type Point, pathOf, type Stroke } from './strokes'

const point: fc.Arbitrary<Point> = fc.tuple(
	fc.double({ min: -50, max: 700, noNaN: true }),
	fc.double({ min: -50, max: 300, noNaN: true }),
)

it('is a path that the store takes, wherever the finger goes', () => {
	fc.assert(
		fc.property(
			fc.array(fc.array(point, { minLength: 1, maxLength: 20 }), { minLength: 1 }),
			(drawn) => {
				const strokes = drawn.map((points) => points.reduce<Stroke>(addPoint, []))
				const path = pathOf(strokes)
				expect(path).toMatch(SIGNATURE_LINES)
				for (const [, x, y] of path.matchAll(/(\d+) (\d+)/g)) {
					expect(Number(x)).toBeLessThanOrEqual(600)
					expect(Number(y)).toBeLessThanOrEqual(200)
				}
			},
		),
	)
})

it('leaves out the trembling of a finger, and keeps a dot', () => {
	const stroke = [
		[10, 10],
		[11, 11],
		[40, 10],
	].reduce<Stroke>((all, [x = 0, y = 0]) => addPoint(all, [x, y]), [])
	expect(pathOf([stroke])).toBe('M10 10L40 10')
	expect(pathOf([[[5, 5]]])).toBe('M5 5L5 5')
	expect(pathOf([])).toBe('')
})
