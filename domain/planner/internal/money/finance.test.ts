import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from '../../../../shared/money.ts'
import { flatConnection } from '../../../tariffs/bill/connection.ts'
import { avoidedCo2, type Outlook, returnsBand, returnsOf } from './finance.ts'

const every = (kwh: number) => Array<number>(12).fill(kwh)

const outlook = (more: Partial<Outlook> = {}, paisePerKwh = 700): Outlook => ({
	supply: {
		connection: flatConnection(paisePerKwh, 3),
		metering: { way: 'net', settles: 'year', settlementFrom: 4 },
		exportPaisePerKwh: 0,
		rebatePaise: 0,
		hours: null,
	},
	use: every(400),
	production: every(300),
	cost: paise(100_000_00),
	...more,
})
const STEADY = { degradationPct: 0, tariffGrowthPct: 0 }

describe('what a system brings', () => {
	it('is paid back in the month in which savings reach its cost', () => {
		// 300 × ₹7 = ₹2,100 a month; 47 months are ₹98,700, 48 are ₹1,00,800
		const { paybackMonths, net, yearly } = returnsOf(outlook(STEADY))
		expect(paybackMonths).toBe(48)
		expect(yearly).toEqual(Array(25).fill(25_200_00))
		expect(net).toBe(25 * 25_200_00 - 100_000_00)
		expect(returnsOf(outlook({ ...STEADY, cost: paise(98_700_00) })).paybackMonths).toBe(47)
		expect(returnsOf(outlook({ ...STEADY, cost: paise(0) })).paybackMonths).toBe(0)
		expect(returnsOf(outlook({ ...STEADY, cost: paise(100_000_000_00) }))).toMatchObject({
			paybackMonths: null,
			net: 630_000_00 - 100_000_000_00,
		})
	})

	it('loses a little each year and gains by dearer energy', () => {
		const { yearly } = returnsOf(outlook())
		// 300 kWh × 0.993 × ₹7 × 1.03 in each month of the second year
		expect(yearly[0]).toBe(25_200_00)
		expect(yearly[1]).toBe(12 * Math.round(300 * 0.993 * 700 * 1.03))
	})

	it('counts interest as spent', () => {
		const interest = paise(20_000_00)
		const [paid, lent] = [returnsOf(outlook()), returnsOf(outlook({ interest }))]
		expect(lent.net).toBe(paid.net - interest)
		expect(lent.paybackMonths).toBeGreaterThan(paid.paybackMonths ?? 0)
	})

	it('counts what is bought anew, in its year', () => {
		const replacements = Array<number>(25).fill(0)
		replacements[3] = 5_000_00
		replacements[20] = 40_000_00
		const anew = (more: Partial<Outlook> = {}) =>
			returnsOf(outlook({ ...STEADY, replacements: replacements.map(paise), ...more }))
		// ₹75,600 in three years; ₹29,400 are missing with the replacements then, 14 months of ₹2,100.
		expect(anew().paybackMonths).toBe(36 + 14)
		expect(anew().net).toBe(25 * 25_200_00 - 100_000_00 - 45_000_00)
		expect(anew().yearly).toEqual(returnsOf(outlook(STEADY)).yearly)
	})

	it('is paid back the first time, also where something bought later costs more than there is', () => {
		const replacements = Array<number>(25).fill(0)
		replacements[4] = 1_000_000_00
		const { paybackMonths, net } = returnsOf(
			outlook({ ...STEADY, replacements: replacements.map(paise) }),
		)
		expect(paybackMonths).toBe(48)
		expect(net).toBeLessThan(0)
	})

	it('begins with the month in which it first works', () => {
		const production = every(0)
		production[5] = 100
		const sunny = { ...STEADY, production, cost: paise(700_00) }
		expect(returnsOf(outlook(sunny)).paybackMonths).toBe(6)
		expect(returnsOf(outlook({ ...sunny, firstMonth: 6 })).paybackMonths).toBe(1)
		expect(returnsOf(outlook({ ...sunny, firstMonth: 7 })).paybackMonths).toBe(12)
	})

	it('is given for a poor, an expected and a good yield', () => {
		const { low, expected, high } = returnsBand(outlook(STEADY))
		expect([low, expected, high].map(({ yearly }) => yearly[0])).toEqual([
			22_680_00, 25_200_00, 27_720_00,
		])
		expect([low, expected, high].map(({ paybackMonths }) => paybackMonths)).toEqual([53, 48, 44])
	})

	it('avoids what the grid would have given off', () => {
		expect(avoidedCo2(3600, 0.71)).toBeCloseTo(2556, 9)
		expect(returnsOf(outlook(STEADY)).produced).toBe(25 * 3600)
	})

	it('is paid back no later where energy is dearer', () => {
		const prices = fc.integer({ min: 1, max: 2000 })
		const some = { minLength: 12, maxLength: 12 }
		const kwh = fc.array(fc.integer({ min: 0, max: 900 }), some)
		fc.assert(
			fc.property(prices, prices, kwh, kwh, (a, b, use, production) => {
				const months = (price: number) =>
					returnsOf(outlook({ use, production }, price)).paybackMonths ?? Infinity
				expect(months(Math.max(a, b))).toBeLessThanOrEqual(months(Math.min(a, b)))
			}),
			{ numRuns: 50 },
		)
	})

	it('is more where more is produced', () => {
		const kwh = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 12, maxLength: 12 })
		fc.assert(
			fc.property(kwh, kwh, (use, production) => {
				const { low, expected, high } = returnsBand(outlook({ use, production }))
				expect(low.net).toBeLessThanOrEqual(expected.net)
				expect(expected.net).toBeLessThanOrEqual(high.net)
			}),
			{ numRuns: 50 },
		)
	})
})
