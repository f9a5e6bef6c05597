import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../../../test/planner/tariffs.ts'
import { billOf, yearOfBills } from './bill.ts'
import type { RetailTariff, Slab } from './tariff.ts'

const slabs = (...pairs: [number | null, number][]): Slab[] =>
	pairs.map(([uptoKwh, paisePerKwh]) => ({ uptoKwh, paisePerKwh }))

const telescopic = (...pairs: [number | null, number][]): RetailTariff['energy'] => ({
	way: 'telescopic',
	slabs: slabs(...pairs),
})

describe('published bills', () => {
	it('Bengaluru, 250 units, 2 kW: ₹1,995.00', () => {
		const tariff: RetailTariff = {
			...PLAIN,
			energy: telescopic([null, 580]),
			fixed: { ...PLAIN.fixed, perKw: 150_00 },
			surcharge: { way: 'per-unit', paisePerKwh: 35 },
			duty: { pct: 9, of: ['energy', 'fixed'], paisePerKwh: 0 },
		}
		expect(billOf(tariff, 250, 2).total).toBe(1_995_00)
	})

	it('Andhra Pradesh, 240 units, 2 kW: ₹1,223.25 for energy, load and customer', () => {
		const tariff: RetailTariff = {
			...PLAIN,
			energy: telescopic([30, 190], [75, 300], [125, 450], [225, 600], [400, 875], [null, 975]),
			fixed: { ...PLAIN.fixed, perKw: 10_00 },
			customerCharge: [
				{ uptoKwh: 225, paise: 50_00 },
				{ uptoKwh: null, paise: 55_00 },
			],
		}
		expect(billOf(tariff, 240, 2).total).toBe(1_223_25)
	})

	it('Odisha, 300 units: ₹1,420 for energy', () => {
		const tariff = {
			...PLAIN,
			energy: telescopic([50, 290], [200, 470], [400, 570], [null, 610]),
		}
		expect(billOf(tariff, 300, 2).energy).toBe(1_420_00)
	})

	it('Madhya Pradesh, 418.76 units, one day of thirty at older prices: ₹2,716.23 within 5 paise', () => {
		const now = telescopic([50, 471], [150, 567], [300, 705], [null, 724])
		const before = telescopic([50, 445], [150, 541], [300, 679], [null, 698])
		const energy = (prices: RetailTariff['energy']) =>
			billOf({ ...PLAIN, energy: prices }, 418.76, 2).energy
		expect(Math.abs((energy(now) * 29 + energy(before)) / 30 - 2_716_23)).toBeLessThan(5)
	})
})

describe('a bill', () => {
	it('counts every unit at the price of the last slab where the whole month has one price', () => {
		const tariff: RetailTariff = {
			...PLAIN,
			energy: { way: 'whole-month', slabs: slabs([100, 500], [null, 800]) },
		}
		expect([100, 101].map((kwh) => billOf(tariff, kwh, 1).energy)).toEqual([500_00, 808_00])
	})

	it('chooses a ladder by the month', () => {
		const tariff: RetailTariff = {
			...PLAIN,
			energy: {
				way: 'ladders',
				ladders: [
					{ uptoKwh: 100, slabs: slabs([50, 195], [null, 310]) },
					{ uptoKwh: null, slabs: slabs([100, 340], [null, 480]) },
				],
			},
		}
		expect([100, 101].map((kwh) => billOf(tariff, kwh, 1).energy)).toEqual([252_50, 344_80])
	})

	it('begins a block with each unit beyond the last', () => {
		const bySlab = [{ uptoKwh: null, perBlock: { kwh: 15, paise: 30_00 } }]
		const tariff = { ...PLAIN, fixed: { ...PLAIN.fixed, bySlab } }
		expect([150, 151, 418.76].map((kwh) => billOf(tariff, kwh, 2).fixed)).toEqual([
			300_00, 330_00, 840_00,
		])
	})

	it('counts a load at the price of its band, or each kW at its own', () => {
		const byLoad = [
			{ uptoKw: 5, perKw: 20_00 },
			{ uptoKw: 10, perKw: 30_00 },
			{ uptoKw: null, perKw: 50_00 },
		]
		const fixed = { ...PLAIN.fixed, byLoad }
		expect(billOf({ ...PLAIN, fixed }, 0, 7).fixed).toBe(210_00)
		const marginal = { ...fixed, isByLoadMarginal: true }
		expect(billOf({ ...PLAIN, fixed: marginal }, 0, 7).fixed).toBe(160_00)
	})

	it('takes duty and levies of what they name, by the unit and by the month', () => {
		const tariff: RetailTariff = {
			...PLAIN,
			fixed: { ...PLAIN.fixed, perKw: 50_00 },
			wheelingPaisePerKwh: 100,
			surcharge: { way: 'per-cent', pct: 10, of: ['energy', 'fixed'], paisePerKwh: 0 },
			duty: { pct: 16, of: ['energy', 'fixed', 'wheeling', 'surcharge'], paisePerKwh: 6 },
			levies: [
				{ name: 'Pension', pct: 7, of: ['energy', 'fixed'] },
				{ name: 'Cess', paisePerKwh: 10 },
				{ name: 'Meter', paisePerMonth: 7_00 },
			],
		}
		// energy 700, fixed 100, wheeling 100, surcharge 80; duty 16 % of 980 + 6; levies 56 + 10 + 7
		expect(billOf(tariff, 100, 2)).toEqual({
			kwh: 100,
			energy: 700_00,
			timeOfDay: 0,
			fixed: 100_00,
			wheeling: 100_00,
			surcharge: 80_00,
			duty: 162_80,
			levies: 73_00,
			minimum: 0,
			subsidy: 0,
			total: 1_215_80,
		})
	})

	it('is lifted to the minimum', () => {
		const bill = billOf({ ...PLAIN, minimumPaise: 65_00 }, 5, 1)
		expect(bill).toMatchObject({ energy: 35_00, minimum: 30_00, total: 65_00 })
	})

	it('of a year counts limits on the average of the billing period', () => {
		const tariff: RetailTariff = {
			...PLAIN,
			energy: { way: 'whole-month', slabs: slabs([100, 500], [null, 1000]) },
		}
		const months = [150, 50, 101, 101, ...year(0)]
		const [january, february, march] = yearOfBills(months, 2, (kwh) => billOf(tariff, kwh, 1))
		expect([january, february].map((bill) => bill?.total)).toEqual([500_00, 500_00])
		expect([january, february].map((bill) => bill?.kwh)).toEqual([150, 50])
		expect(march?.total).toBe(1_010_00)
	})
})

const year = (kwh: number) => Array.from({ length: 8 }, () => kwh)

describe('subsidies on a bill', () => {
	const total = (subsidy: RetailTariff['subsidy'], kwh: number) =>
		billOf({ ...PLAIN, fixed: { ...PLAIN.fixed, perKw: 100_00 }, subsidy }, kwh, 1).total / 100

	it.each([
		['nothing up to 200', { kind: 'zero-bill', uptoKwh: 200 }, [200, 0], [201, 1507]],
		[
			'all up to 200, half up to 400, at most ₹800',
			{
				kind: 'tiers',
				tiers: [
					{ uptoKwh: 200, pct: 100, mostPaise: null },
					{ uptoKwh: 400, pct: 50, mostPaise: 800_00 },
					{ uptoKwh: null, pct: 0, mostPaise: null },
				],
			},
			[200, 0],
			[201, 753.5],
			[400, 2100],
			[401, 2907],
		],
		[
			'half up to 200',
			{ kind: 'half-bill', uptoKwh: 200, ofFirstKwh: null },
			[200, 750],
			[201, 1507],
		],
		['half of the first 200', { kind: 'half-bill', uptoKwh: 400, ofFirstKwh: 200 }, [400, 2150]],
		[
			'free units by the total',
			{
				kind: 'free-units-by-total',
				free: [
					{ uptoKwh: 250, kwh: 100 },
					{ uptoKwh: null, kwh: 50 },
				],
			},
			[60, 100],
			[250, 1150],
			[251, 1507],
		],
		[
			'125 free, then ₹4.12',
			{ kind: 'free-then-price', freeKwh: 125, zeroUptoKwh: null, paisePerKwh: 412 },
			[125, 100],
			[225, 512],
		],
		[
			'125 free and nothing else to pay up to there, then ₹4.12',
			{ kind: 'free-then-price', freeKwh: 125, zeroUptoKwh: 125, paisePerKwh: 412 },
			[0, 0],
			[125, 0],
			[126, 104.12],
			[225, 512],
		],
		[
			'the first 100 for ₹100 up to 150',
			{ kind: 'first-units-for', uptoKwh: 150, firstKwh: 100, paise: 100_00 },
			[10, 100],
			[100, 100],
			[150, 450],
			[151, 1157],
		],
	] as [string, RetailTariff['subsidy'], ...[number, number][]][])('%s', (_, subsidy, ...cases) => {
		for (const [kwh, rupees] of cases) expect([kwh, total(subsidy, kwh)]).toEqual([kwh, rupees])
	})
})
