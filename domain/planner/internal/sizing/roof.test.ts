import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
	footprint,
	leastArea,
	mostOn,
	type Rectangle,
	rowPitch,
	rowsFor,
	type Stand,
	standOn,
} from './roof.ts'

const SIDES = { lengthMm: 2278, widthMm: 1134 }
const PUNE: Stand = { tilt: 18.5, latitude: 18.5 }

const sides = fc.record({
	lengthMm: fc.integer({ min: 600, max: 2500 }),
	widthMm: fc.integer({ min: 400, max: 1400 }),
})
const stands: fc.Arbitrary<Stand> = fc.record({
	tilt: fc.integer({ min: 0, max: 60 }),
	latitude: fc.integer({ min: -60, max: 60 }),
})
const roofs: fc.Arbitrary<Rectangle> = fc.record({
	widthM: fc.double({ min: 1, max: 40, noNaN: true }),
	depthM: fc.double({ min: 1, max: 40, noNaN: true }),
})

type Placed = ReturnType<typeof rowsFor>

function expectInside({ roof, panels }: Placed) {
	for (const { xM, yM, wM, dM } of panels) {
		expect(xM).toBeGreaterThanOrEqual(0.3)
		expect(yM).toBeGreaterThanOrEqual(0.3)
		expect(xM + wM).toBeLessThanOrEqual(roof.widthM - 0.3 + 1e-6)
		expect(yM + dM).toBeLessThanOrEqual(roof.depthM - 0.3 + 1e-6)
	}
}

describe('rows on a roof', () => {
	it('stand clear of each other’s shadow from nine to three on the shortest day', () => {
		// At 18.5° north the sun is then 28.3° high and 50.5° from the south: a panel that rises 2.278 m × sin 18.5° =
		// 0.723 m throws a shadow of 0.854 m to the north.
		expect(rowPitch(2.278, PUNE)).toBeCloseTo(2.278 * Math.cos((18.5 * Math.PI) / 180) + 0.854, 1)
	})

	it('lie close where they are flat, and never stand infinitely far apart', () => {
		expect(rowPitch(2.278, { tilt: 0, latitude: 18.5 })).toBeCloseTo(2.298, 6)
		expect(rowPitch(2.278, { tilt: 60, latitude: 66 })).toBeCloseTo(3 * 2.278, 6)
	})

	it('lie close to a pitched roof without room between them, whatever its slope', () => {
		const stand = (mounting: 'roof' | 'rack') =>
			standOn({ tilt: 30, azimuth: 180, losses: 14, mounting }, 18.5)
		const roof = { widthM: 5.3, depthM: 5.3 }
		expect(rowPitch(2.278, stand('roof'))).toBeCloseTo(2.298, 6)
		expect(mostOn(SIDES, stand('roof'), roof)).toBe(8)
		expect(mostOn(SIDES, stand('rack'), roof)).toBe(6)
	})

	it('put three large panels on 12 m², and not four', () => {
		expect(leastArea(SIDES, PUNE, 3)).toBeLessThanOrEqual(12)
		expect(leastArea(SIDES, PUNE, 4)).toBeGreaterThan(12)
	})

	it('always lie within the roof, each panel apart from the others', () => {
		fc.assert(
			fc.property(sides, stands, fc.integer({ min: 1, max: 60 }), (side, stand, panels) => {
				const placed = rowsFor(side, stand, panels)
				expect(placed.panels).toHaveLength(panels)
				expectInside(placed)
				const rows = new Map<number, number[]>()
				for (const { xM, yM } of placed.panels) rows.set(yM, [...(rows.get(yM) ?? []), xM])
				expect(rows.size).toBe(placed.rows)
				for (const row of rows.values())
					expect(new Set(row.map((x) => x.toFixed(6))).size).toBe(row.length)
				expect(placed.roof.widthM * placed.roof.depthM).toBeCloseTo(
					leastArea(side, stand, panels),
					6,
				)
			}),
		)
	})

	it('take more than the panels cover', () => {
		fc.assert(
			fc.property(sides, stands, fc.integer({ min: 1, max: 300 }), (side, stand, panels) => {
				expect(leastArea(side, stand, panels)).toBeGreaterThan(panels * footprint(side, stand))
			}),
		)
	})

	it('fill a given roof with as many as it has room for', () => {
		fc.assert(
			fc.property(sides, stands, roofs, (side, stand, roof) => {
				const most = mostOn(side, stand, roof)
				if (most === 0) return
				const placed = rowsFor(side, stand, most, roof)
				expect(placed.roof).toEqual(roof)
				expectInside(placed)
			}),
		)
	})

	it('have no less room on a larger roof', () => {
		fc.assert(
			fc.property(sides, stands, roofs, (side, stand, roof) => {
				const larger = { widthM: roof.widthM + 1, depthM: roof.depthM + 1 }
				expect(mostOn(side, stand, larger)).toBeGreaterThanOrEqual(mostOn(side, stand, roof))
			}),
		)
	})
})
