import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise, sum } from '../../../shared/money.ts'
import { PLAIN } from '../../../test/planner/tariffs.ts'
import { type Bill, billOf } from '../internal/bill/bill.ts'
import type { RetailTariff } from '../internal/bill/tariff.ts'
import type { Connection } from './connection.ts'
import { unitsOf } from './units.ts'

const connection = (tariff: RetailTariff, sanctionedKw: number): Connection => ({
	sanctionedKw,
	tariffs: [{ tariff, uptoKwh: null }],
	hours: null,
})

const FREE_TO_300 = [
	{ uptoKwh: 300, paisePerKwh: 0 },
	{ uptoKwh: null, paisePerKwh: 600 },
]

const price = fc.integer({ min: 1, max: 2_000 })
const limits = fc
	.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 4 })
	.map((found): (number | null)[] => [...found.sort((a, b) => a - b), null])
const rising = limits.chain((all) =>
	fc
		.array(price, { minLength: all.length, maxLength: all.length })
		.map((prices) => prices.sort((a, b) => a - b))
		.map((prices) => all.map((uptoKwh, n) => ({ uptoKwh, paisePerKwh: prices[n] ?? 1 }))),
)
const tariffs = fc.record({
	energy: fc
		.tuple(fc.constantFrom('telescopic' as const, 'whole-month' as const), rising)
		.map(([way, slabs]) => ({ way, slabs })),
	timeOfDay: fc.constant(null),
	fixed: fc
		.record({ perConnection: price, perKw: price })
		.map((charges) => ({ ...PLAIN.fixed, ...charges })),
	customerCharge: fc.constant([]),
	wheelingPaisePerKwh: price,
	surcharge: rising.map((slabs) => ({ way: 'by-slab' as const, slabs })),
	duty: fc.record({
		pct: fc.integer({ min: 0, max: 30 }),
		of: fc.constant(['energy', 'fixed'] as const),
		paisePerKwh: fc.integer({ min: 0, max: 100 }),
	}),
	levies: fc.constant([{ name: 'Tax', pct: 2, of: ['energy' as const] }]),
	minimumPaise: fc.integer({ min: 0, max: 20_000 }),
	billingMonths: fc.constant(1 as const),
	subsidy: fc.oneof(
		fc.constant(null),
		fc.integer({ min: 1, max: 400 }).map((uptoKwh) => ({ kind: 'zero-bill' as const, uptoKwh })),
	),
})
const units = fc.integer({ min: 0, max: 2_000 })
const load = fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10)

const unsubsidised = ({ total, subsidy }: Bill) => total + subsidy

describe('for any tariff whose prices rise', () => {
	it('a bill never falls before subsidies', () => {
		fc.assert(
			fc.property(tariffs, units, units, load, (tariff, a, b, kw) => {
				const [less, more] = [Math.min(a, b), Math.max(a, b)]
				expect(unsubsidised(billOf(tariff, less, kw))).toBeLessThanOrEqual(
					unsubsidised(billOf(tariff, more, kw)),
				)
			}),
		)
	})

	it('its parts add up to the total', () => {
		fc.assert(
			fc.property(tariffs, units, load, (tariff, kwh, kw) => {
				const { kwh: _, subsidy, total, ...parts } = billOf(tariff, kwh, kw)
				expect(sum(Object.values(parts)) - subsidy).toBe(total)
				expect(total).toBeGreaterThanOrEqual(0)
			}),
		)
	})

	it('the units of a bill are the most it pays for, half of those that are free, or the first charged', () => {
		const amounts = fc.integer({ min: 0, max: 5_000_000 }).map(paise)
		fc.assert(
			fc.property(tariffs, amounts, load, (tariff, amount, kw) => {
				const read = unitsOf(connection(tariff, kw), amount)
				const total = (kwh: number) => billOf(tariff, kwh, kw).total
				if (read === null) return
				const { freeKwh } = read
				if (freeKwh !== null) expect([read.kwh, total(freeKwh)]).toEqual([freeKwh / 2, total(0)])
				const most = freeKwh ?? read.kwh
				if (total(most) > amount) {
					expect(total(most - 1)).toBe(total(0))
					expect(total(most) - amount).toBeLessThan(amount - total(0))
					return
				}
				expect(total(most)).toBeLessThanOrEqual(amount)
				expect(total(most + 1)).toBeGreaterThan(amount)
			}),
		)
	})

	it('a bill between that of free units and that of the first unit charged is of the nearer one', () => {
		const free = { energy: { way: 'whole-month' as const, slabs: FREE_TO_300 } }
		const read = (amount: number) => unitsOf(connection({ ...PLAIN, ...free }, 1), paise(amount))
		const { total: none } = billOf({ ...PLAIN, ...free }, 0, 1)
		const { total: charged } = billOf({ ...PLAIN, ...free }, 301, 1)
		expect(read(none)).toEqual({ kwh: 150, freeKwh: 300 })
		const middle = (none + charged) / 2
		expect(read(Math.floor(middle) - 1)).toEqual({ kwh: 150, freeKwh: 300 })
		expect(read(Math.ceil(middle) + 1)).toEqual({ kwh: 301, freeKwh: null })
	})

	it('the units of the bill of some units are these, or more where those cost no more', () => {
		fc.assert(
			fc.property(tariffs, fc.integer({ min: 1, max: 2_000 }), load, (tariff, kwh, kw) => {
				const { total } = billOf(tariff, kwh, kw)
				const none = billOf(tariff, 0, kw).total
				const found = unitsOf(connection(tariff, kw), total)
				if (total === none || total === 0) {
					expect(found?.freeKwh ?? kwh).toBeGreaterThanOrEqual(total === none ? kwh : 0)
				} else {
					expect(found?.kwh).toBeGreaterThanOrEqual(kwh)
					expect(billOf(tariff, found?.kwh ?? 0, kw).total).toBeLessThanOrEqual(total)
				}
			}),
		)
	})
})
