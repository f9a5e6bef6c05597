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

it('is the one that is given, or one kW for each hundred units of a month', () => {
	const home = { monthlyKwh: 5000 }
	expect(sanctionedLoad({ ...home, sanctionedKw: 8 }, connectionAt)).toEqual({
		kw: 8,
		isGiven: true,
	})
	expect(sanctionedLoad(home, connectionAt)).toEqual({
		kw: 50,
		isGiven: false,
	})
	expect(sanctionedLoad({ monthlyKwh: 301 }, connectionAt).kw).toBe(4)
	expect(sanctionedLoad({ monthlyKwh: 20 }, connectionAt).kw).toBe(1)
	expect(sanctionedLoad(home, connectionAt, { unitsPerKw: 200, leastKw: 2 }).kw).toBe(25)
})

it('goes by the mean of the months', () => {
	const kwOf = (monthlyUse: number[]) => sanctionedLoad({ monthlyUse }, connectionAt).kw
	expect(kwOf([1300, ...Array<number>(11).fill(100)])).toBe(2)
	expect(kwOf([1301, ...Array<number>(11).fill(100)])).toBe(3)
	expect(kwOf(Array<number>(12).fill(100))).toBe(1)
})

it('of a bill is the least that carries what the bill pays for beyond the charge for the load', () => {
	const bills = fc.integer({ min: 107, max: 10_000_000 })
	fc.assert(
		fc.property(bills, (monthlyBill) => {
			const request = { monthlyBill }
			const { kw } = sanctionedLoad(request, connectionAt)
			const carries = (load: number) => {
				const units = unitsUsed(request, connectionAt(load))?.kwh[0] ?? 0
				return units <= load * 100 + 1e-6
			}
			expect(Number.isInteger(kw) && kw >= 1).toBe(true)
			expect(carries(kw)).toBe(true)
			if (kw > 1) expect(carries(kw - 1)).toBe(false)
		}),
	)
})

it('is smaller than usual where a bill is below the charges for a usual one', () => {
	const of = (monthlyBill: number) => sanctionedLoad({ monthlyBill }, connectionAt)
	// ₹7 for a unit beside ₹100 for 1 kW, and beside ₹50 for half of it.
	expect(of(107)).toEqual({ kw: 1, isGiven: false })
	expect(of(105)).toMatchObject({ kw: 0.5, usualKw: 1 })
	expect(of(57)).toMatchObject({ kw: 0.5, usualKw: 1 })
	expect(of(20)).toEqual({ kw: 1, isGiven: false })
	// The shop says that 3 kW are usual.
	const ofThree = (monthlyBill: number) =>
		sanctionedLoad({ monthlyBill }, connectionAt, { unitsPerKw: 100, leastKw: 3 })
	expect(ofThree(310)).toEqual({ kw: 3, isGiven: false })
	expect(ofThree(250)).toMatchObject({ kw: 2, usualKw: 3 })
})

it('leaves a unit of the bill where a greater load would leave none', () => {
	// ₹1 a unit, and ₹300 for each kW: ₹450 pay for 150 units of 1 kW, which 2 kW would carry, and for none of 2 kW.
	const dear = (kw: number): Connection => {
		const [{ tariff }] = flatConnection(100, kw).tariffs
		const fixed = { ...tariff.fixed, perKw: 300_00 }
		return {
			sanctionedKw: kw,
			tariffs: [{ tariff: { ...tariff, fixed }, uptoKwh: null }],
			hours: null,
		}
	}
	expect(sanctionedLoad({ monthlyBill: 450 }, dear)).toEqual({
		...{ kw: 1, isGiven: false, usualKw: 2 },
	})
})
