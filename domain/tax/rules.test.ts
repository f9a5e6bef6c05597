import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATES } from '../../shared/addresses/states.ts'
import { type Paise, paise, sum } from '../../shared/money.ts'
import { classOf } from '../../test/sales.ts'
import { splitInstalled } from '../planner/money/gst.ts'
import type { TaxClass } from '../reference-data/rates.ts'
import {
	apportion,
	byRate,
	type InstalledRule,
	type Sale,
	stateTaxName,
	type TaxPart,
	taxIn,
	taxOfSale,
} from './rules.ts'

const RULE: InstalledRule = { goodsPct: 5, servicePct: 18, goodsSharePct: 70, hsnSac: '8501' }

const PANEL = classOf('panel', '8541', 500)
const BATTERY = classOf('battery', '8507', 1800)
const GENERATOR = classOf('generator', '8502', 1800, true)
const INSTALLATION = classOf('installation', '9954', 1800)

const sale = (more: Partial<Sale>): Sale => ({
	lines: [],
	charges: [],
	sellerState: 'Maharashtra',
	placeOfSupply: 'Maharashtra',
	installedByShop: false,
	installed: RULE,
	installation: INSTALLATION,
	...more,
})
const line = (rupees: number, taxClass: TaxClass, discount = 0) => ({
	gross: paise(rupees * 100),
	discount: paise(discount * 100),
	taxClass,
})
const charge = (kind: 'delivery' | 'installation' | 'cod-fee', rupees: number) => ({
	kind,
	gross: paise(rupees * 100),
	discount: paise(0),
})
const shown = (parts: readonly TaxPart[]) =>
	parts.map(
		({ of, n, part, hsnSac, rateBp, taxable, cgst, sgst, igst }) =>
			`${of} ${n} ${part} ${hsnSac} ${rateBp / 100}: ${taxable} ${cgst} ${sgst} ${igst}`,
	)

describe('the tax of a sale', () => {
	it('is CGST and SGST within the state, and IGST between states', () => {
		const lines = [line(105, PANEL), line(118, BATTERY)]
		expect(shown(taxOfSale(sale({ lines })))).toEqual([
			'line 1 goods 8541 5: 10000 250 250 0',
			'line 2 goods 8507 18: 10000 900 900 0',
		])
		expect(shown(taxOfSale(sale({ lines, placeOfSupply: 'Goa' })))).toEqual([
			'line 1 goods 8541 5: 10000 0 0 500',
			'line 2 goods 8507 18: 10000 0 0 1800',
		])
	})

	it('is IGST to a Special Economic Zone in any State, at the same price', () => {
		const lines = [line(105, PANEL), line(118, BATTERY)]
		const toGoa = taxOfSale(sale({ lines, placeOfSupply: 'Goa' }))
		expect(taxOfSale(sale({ lines, toSez: true }))).toEqual(toGoa)
		expect(taxOfSale(sale({ lines, toSez: true, placeOfSupply: 'Goa' }))).toEqual(toGoa)
	})

	it('has halves that are the same, to the paisa', () => {
		const one = { gross: paise(1_03), discount: paise(0), taxClass: BATTERY }
		expect(shown(taxOfSale(sale({ lines: [one] })))).toEqual(['line 1 goods 8507 18: 87 8 8 0'])
	})

	it('is of what is left after the discount', () => {
		expect(shown(taxOfSale(sale({ lines: [line(125, PANEL, 20)] })))).toEqual([
			'line 1 goods 8541 5: 10000 250 250 0',
		])
	})

	it('is 70 and 30 % of the value where the shop installs, under the HSN of the system, but for classes that never are', () => {
		const lines = [line(108.9, PANEL), line(217.8, BATTERY), line(118, GENERATOR)]
		expect(shown(taxOfSale(sale({ lines, installedByShop: true })))).toEqual([
			'line 1 goods 8501 5: 7000 175 175 0',
			'line 1 service 9954 18: 3000 270 270 0',
			'line 2 goods 8501 5: 14000 350 350 0',
			'line 2 service 9954 18: 6000 540 540 0',
			'line 3 goods 8502 18: 10000 900 900 0',
		])
	})

	it('of a delivery is that of the goods, by their prices', () => {
		const lines = [line(300, PANEL), line(100, BATTERY)]
		const parts = taxOfSale(sale({ lines, charges: [charge('delivery', 40)] }))
		expect(shown(parts.filter(({ of }) => of === 'charge'))).toEqual([
			'charge 1 goods 8541 5: 2858 71 71 0',
			'charge 1 goods 8507 18: 848 76 76 0',
		])
	})

	it('of installation is its own, unless it is one supply with the goods', () => {
		const charges = [charge('installation', 108.9)]
		const of = (more: Partial<Sale>) =>
			shown(taxOfSale(sale({ charges, ...more })).filter((part) => part.of === 'charge'))
		const lines = [line(1000, PANEL)]
		expect(of({ lines })).toEqual(['charge 1 service 9954 18: 9228 831 831 0'])
		expect(of({ lines, installedByShop: true })).toEqual([
			'charge 1 goods 8501 5: 7000 175 175 0',
			'charge 1 service 9954 18: 3000 270 270 0',
		])
		expect(of({ lines: [line(1000, GENERATOR)], installedByShop: true })).toEqual([
			'charge 1 service 9954 18: 9228 831 831 0',
		])
	})

	it('of an installed system is that of a plan, but for single paise of rounding', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (price) => {
				const parts = taxOfSale(
					sale({
						lines: [{ gross: paise(price), discount: paise(0), taxClass: PANEL }],
						installedByShop: true,
					}),
				)
				const plan = splitInstalled(paise(price), RULE)
				const tax = sum(parts.map(taxIn))
				expect(Math.abs(tax - plan.gst)).toBeLessThanOrEqual(3)
			}),
		)
	})

	it('adds up by rate', () => {
		const lines = [line(118, BATTERY), line(105, PANEL), line(118, GENERATOR)]
		expect(byRate(taxOfSale(sale({ lines })))).toEqual([
			{ rateBp: 500, taxable: 10000, cgst: 250, sgst: 250, igst: 0 },
			{ rateBp: 1800, taxable: 20000, cgst: 1800, sgst: 1800, igst: 0 },
		])
	})

	it('is called UTGST in five union territories', () => {
		expect(STATES.filter((state) => stateTaxName(state) === 'UTGST').sort()).toEqual([
			'Andaman and Nicobar Islands',
			'Chandigarh',
			'Dadra and Nagar Haveli and Daman and Diu',
			'Ladakh',
			'Lakshadweep',
		])
		expect(stateTaxName('Delhi')).toBe('SGST')
	})
})

describe('an amount that is apportioned', () => {
	it('goes to whoever lost most by rounding down, the earlier of equals first', () => {
		expect(apportion(paise(100), [1, 1, 1])).toEqual([34, 33, 33])
		expect(apportion(paise(10), [1, 8, 1])).toEqual([1, 8, 1])
		expect(apportion(paise(5), [0, 0])).toEqual([5, 0])
		expect(apportion(paise(5), [])).toEqual([])
	})

	it('sums to itself, and no part is a paisa away from its share', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(paise),
				fc.array(fc.nat(1_000_000_000), { minLength: 1 }),
				(amount, weights) => {
					const parts = apportion(amount, weights)
					const whole = weights.reduce((total, weight) => total + weight, 0)
					expect(sum(parts)).toBe(amount)
					if (whole === 0) return
					for (const [index, part] of parts.entries()) {
						const exact = (BigInt(amount) * BigInt(weights[index] ?? 0)) / BigInt(whole)
						expect([exact, exact + 1n]).toContain(BigInt(part))
					}
				},
			),
		)
	})
})

const rateBp = fc.integer({ min: 0, max: 10_000 })
const taxClass: fc.Arbitrary<TaxClass> = fc.record({
	code: fc.constant('any'),
	name: fc.constant('Any'),
	hsnSac: fc.constantFrom('8541', '8507', '8502', ''),
	rateBp,
	neverComposite: fc.boolean(),
})
const priced = fc
	.record({
		gross: fc.integer({ min: 0, max: 2_000_000_000 }),
		off: fc.integer({ min: 0, max: 100 }),
	})
	.map(({ gross, off }) => ({
		gross: paise(gross),
		discount: paise(Math.floor((gross * off) / 100)),
	}))
const state = fc.constantFrom(...STATES)
const pct = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const anySale: fc.Arbitrary<Sale> = fc.record({
	lines: fc.array(
		fc.tuple(priced, taxClass).map(([price, its]) => ({ ...price, taxClass: its })),
		{ minLength: 1, maxLength: 8 },
	),
	charges: fc.array(
		fc
			.tuple(priced, fc.constantFrom('delivery', 'installation', 'cod-fee'))
			.map(([price, kind]) => ({ ...price, kind })),
		{ maxLength: 3 },
	),
	sellerState: state,
	placeOfSupply: state,
	installedByShop: fc.boolean(),
	installed: fc.record({
		goodsPct: pct,
		servicePct: pct,
		goodsSharePct: pct,
		hsnSac: fc.constant('8501'),
	}),
	installation: taxClass,
})

/** Orders looked at: some hundreds, and a million where a long run asks for them. */
const ORDERS = Number(process.env.SOAK_ORDERS ?? 500)

it(`never moves a price, is never below 0 and has equal halves, in ${ORDERS} orders`, () => {
	const wrong = (of: Sale) => {
		const parts = taxOfSale(of)
		const within = of.sellerState === of.placeOfSupply
		const paid = (which: TaxPart['of'], n: number): Paise =>
			sum(
				parts
					.filter((part) => part.of === which && part.n === n)
					.map((part) => paise(part.taxable + taxIn(part))),
			)
		const moved = (which: TaxPart['of'], all: readonly { gross: Paise; discount: Paise }[]) =>
			all.some(({ gross, discount }, index) => paid(which, index + 1) !== gross - discount)
		return (
			moved('line', of.lines) ||
			moved('charge', of.charges) ||
			parts.some(
				({ taxable, cgst, sgst, igst }) =>
					Math.min(taxable, cgst, sgst, igst) < 0 ||
					cgst !== sgst ||
					(within ? igst !== 0 : cgst !== 0),
			)
		)
	}
	fc.assert(
		fc.property(anySale, (of) => !wrong(of)),
		{ numRuns: ORDERS },
	)
}, 3_600_000)
