import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Connection, flatConnection, monthBill } from '../../../tariffs/bill/connection.ts'
import type { Metering, Supply } from './flows.ts'
import { savingOf } from './saving.ts'

const [flat] = flatConnection(800, 3).tariffs
const SLABS: Connection = {
	sanctionedKw: 3,
	tariffs: [
		{
			tariff: {
				...flat.tariff,
				energy: {
					way: 'telescopic',
					slabs: [
						{ uptoKwh: 100, paisePerKwh: 300 },
						{ uptoKwh: null, paisePerKwh: 800 },
					],
				},
				fixed: { ...flat.tariff.fixed, perKw: 5000 },
				duty: { pct: 5, of: ['energy'], paisePerKwh: 0 },
			},
			uptoKwh: null,
		},
	],
	hours: null,
}
const NET: Metering = { way: 'net', settles: 'year', settlementFrom: 4 }
const supply = (more: Partial<Supply> = {}): Supply => ({
	connection: SLABS,
	metering: NET,
	exportPaisePerKwh: 200,
	rebatePaise: 0,
	hours: null,
	...more,
})
const every = (kwh: number) => Array<number>(12).fill(kwh)

describe('a year’s saving', () => {
	it('takes the dearest units off first', () => {
		const { months, saving } = savingOf(supply(), every(250), every(150))
		// 250 units: (300 + 1,200) × 1.05 + 150 = 1,725; 100 units: 300 × 1.05 + 150 = 465
		expect(months[0]).toMatchObject({
			billed: 100,
			carried: 0,
			without: 1725_00,
			withSolar: 465_00,
			saving: 1260_00,
		})
		expect(saving).toBe(12 * 1260_00)
	})

	it('carries surplus to later months of the settlement year, and pays for the rest', () => {
		const production = every(0)
		production[3] = 500
		const { months } = savingOf(supply(), every(200), production)
		expect(months.map(({ billed }) => billed)).toEqual([
			200, 200, 200, 0, 0, 100, 200, 200, 200, 200, 200, 200,
		])
		expect(months.map(({ carried }) => carried)).toEqual([0, 0, 0, 300, 100, 0, 0, 0, 0, 0, 0, 0])
		expect(months.every(({ surplus }) => surplus === 0)).toBe(true)
	})

	it('settles in the month before the settlement year begins', () => {
		const production = every(0)
		production[2] = 500
		const { months, paid } = savingOf(supply(), every(200), production)
		expect(months[2]).toMatchObject({ billed: 0, carried: 0, surplus: 300, paid: 600_00 })
		expect(months[3]?.billed).toBe(200)
		expect(paid).toBe(600_00)
	})

	it('without net metering saves only what is used at home, and sells the rest', () => {
		const metering: Metering = { way: 'export-only', selfUse: every(0.4) }
		const sold = supply({ metering, connection: flatConnection(700, 3) })
		const { months } = savingOf(sold, every(200), every(250))
		expect(months[0]).toMatchObject({
			billed: 100,
			surplus: 150,
			paid: 300_00,
			saving: 700_00 + 300_00,
		})
	})
})

const kwh = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), {
	minLength: 12,
	maxLength: 12,
})
const meterings: fc.Arbitrary<Metering> = fc.oneof(
	fc.record({
		way: fc.constant('net' as const),
		settles: fc.constantFrom('year' as const, 'half-year' as const, 'bill' as const),
		settlementFrom: fc.integer({ min: 1, max: 12 }),
	}),
	fc.record({
		way: fc.constant('export-only' as const),
		selfUse: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
	}),
)

describe('for any year', () => {
	it('without production nothing is saved', () => {
		fc.assert(
			fc.property(kwh, meterings, (use, metering) => {
				const { saving, withSolar, without } = savingOf(supply({ metering }), use, every(0))
				expect([saving, withSolar]).toEqual([0, without])
			}),
		)
	})

	it('no month’s saving is below nothing, and its parts sum', () => {
		fc.assert(
			fc.property(kwh, kwh, meterings, (use, production, metering) => {
				const year = savingOf(supply({ metering }), use, production)
				for (const month of year.months) {
					expect(month.saving).toBeGreaterThanOrEqual(0)
					expect(month.saving).toBe(month.without - month.withSolar + month.paid)
				}
				expect(year.saving).toBe(year.without - year.withSolar + year.paid)
			}),
		)
	})

	it('energy is neither lost nor made', () => {
		fc.assert(
			fc.property(kwh, kwh, meterings, (use, production, metering) => {
				const { months } = savingOf(supply({ metering }), use, production)
				const total = (name: 'use' | 'production' | 'billed' | 'surplus') =>
					months.reduce((all, month) => all + month[name], 0)
				expect(total('billed') + total('production')).toBeCloseTo(
					total('use') + total('surplus'),
					4,
				)
			}),
		)
	})

	it('net metering that covers every month leaves the fixed charge', () => {
		fc.assert(
			fc.property(kwh, (use) => {
				const { withSolar } = savingOf(supply(), use, use)
				expect(withSolar).toBe(12 * monthBill(SLABS, 0).total)
			}),
		)
	})
})
