import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Connection, flatConnection } from '../../../../tariffs/bill/connection.ts'
import { sanctionedLoad, unitsUsed } from './sanctioned-load.ts'

/** ₹7 a unit, and ₹100 for each kW. */
function connectionAt(kw: number): Connection {
	const [{ tariff }] = flatConnection(700, kw).tariffs
	const fixed = { ...tariff.fixed, perKw: 100_00 }
	return {
		sanctionedKw: kw,
		tariffs: [{ tariff: { ...tariff, fixed }, uptoKwh: null }],
		hours: null,
	}
}

it('is the one that is given, or that of a usual home', () => {
	const home = { customer: 'home', monthlyKwh: 5000 } as const
	expect(sanctionedLoad({ ...home, sanctionedKw: 8 }, connectionAt)).toEqual({
		kw: 8,
		isGiven: true,
		isForSmallBill: false,
	})
	expect(sanctionedLoad(home, connectionAt)).toEqual({
		kw: 3,
		isGiven: false,
		isForSmallBill: false,
	})
})

it('goes by the greatest month of a shop', () => {
	const kwOf = (monthlyUse: number[]) =>
		sanctionedLoad({ customer: 'shop', monthlyUse }, connectionAt).kw
	// A quarter of 10 kW for 720 hours is 1,800 kWh.
	expect(kwOf([100, 1800, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100])).toBe(10)
	expect(kwOf([1801, ...Array<number>(11).fill(100)])).toBe(11)
	expect(kwOf(Array<number>(12).fill(100))).toBe(3)
})

it('of a bill is the least that carries what the bill pays for beyond the charge for the load', () => {
	const bills = fc.integer({ min: 307, max: 10_000_000 })
	fc.assert(
		fc.property(bills, (monthlyBill) => {
			const request = { customer: 'society', monthlyBill } as const
			const { kw } = sanctionedLoad(request, connectionAt)
			const carries = (load: number) => {
				const units = unitsUsed(request, connectionAt(load))?.kwh[0] ?? 0
				return units <= load * 720 * 0.25
			}
			expect(Number.isInteger(kw) && kw >= 3).toBe(true)
			expect(carries(kw)).toBe(true)
			if (kw > 3) expect(carries(kw - 1)).toBe(false)
		}),
	)
})

it('is smaller than usual where a bill is below the charges for a usual one, for anybody', () => {
	const of = (customer: 'home' | 'shop', monthlyBill: number) =>
		sanctionedLoad({ customer, monthlyBill }, connectionAt)
	for (const customer of ['home', 'shop'] as const) {
		expect(of(customer, 310)).toMatchObject({ kw: 3, isForSmallBill: false })
		expect(of(customer, 250)).toMatchObject({ kw: 2, isForSmallBill: true })
		expect(of(customer, 60)).toMatchObject({ kw: 0.5, isForSmallBill: true })
		expect(of(customer, 20)).toMatchObject({ kw: 3, isForSmallBill: false })
	}
})
