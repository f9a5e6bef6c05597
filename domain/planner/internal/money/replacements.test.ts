import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paise } from '../../../../shared/money.ts'
import { inEnglish } from '../../../../test/in-english.ts'
import { replacementsOf, type Wearing } from './replacements.ts'

const inverter = (warrantyYears: number, more: Partial<Wearing> = {}): Wearing => ({
	name: 'inverter',
	quantity: 1,
	price: paise(60_000_00),
	warrantyYears,
	...more,
})
/** The years in which something is spent, and how much. */
const spent = (parts: Wearing[]) =>
	Object.fromEntries([...(replacementsOf(parts)?.yearly.entries() ?? [])].filter(([, it]) => it))

it('is bought anew after half as long again as the warranty, the last for what it serves', () => {
	// 8 years are 12: a whole one for the years from 12 to 24, and a twelfth for the last.
	expect(spent([inverter(8)])).toEqual({ 12: 60_000_00, 24: 5_000_00 })
	expect(inEnglish(replacementsOf([inverter(8)]))).toMatchObject({
		amount: 65_000_00,
		what: 'a new inverter after 12 and 24 years',
	})
	// 7 years are ten and a half: in the eleventh year, and in the twenty-second, for 4 of 10.5 years.
	expect(spent([inverter(7)])).toEqual({ 10: 60_000_00, 21: Math.round((60_000_00 * 4) / 10.5) })
	expect(inEnglish(replacementsOf([inverter(7)]))?.what).toBe(
		'a new inverter after 10.5 and 21 years',
	)
})

it('is nothing where all lasts to the end', () => {
	expect(replacementsOf([])).toBeNull()
	expect(replacementsOf([inverter(25)])).toBeNull()
	// 25 years to the day
	expect(replacementsOf([inverter(25 / 1.5)])).toBeNull()
})

it('lasts five years at least', () => {
	expect(inEnglish(replacementsOf([inverter(0)]))).toMatchObject({
		amount: 4 * 60_000_00,
		what: 'a new inverter after 5, 10, 15 and 20 years',
	})
	expect(replacementsOf([inverter(3)])).toEqual(replacementsOf([inverter(0)]))
})

it('counts inverters and batteries together', () => {
	const batteries = inverter(10, { name: 'battery', quantity: 2, price: paise(90_000_00) })
	expect(spent([inverter(10), batteries])).toEqual({ 15: 100_000_00 })
	expect(inEnglish(replacementsOf([inverter(10), batteries]))?.what).toBe(
		'a new inverter after 15 years; 2 new batteries after 15 years',
	)
})

it('costs in all what its years of life within the time cost, to the paisa of each', () => {
	const warranties = fc.integer({ min: 4, max: 40 })
	const prices = fc.integer({ min: 0, max: 1_000_000_00 }).map(paise)
	fc.assert(
		fc.property(warranties, prices, (warrantyYears, price) => {
			const life = warrantyYears * 1.5
			const found = replacementsOf([inverter(warrantyYears, { price })])
			const beyondTheFirst = Math.max(0, 25 - life)
			expect(Math.abs((found?.amount ?? 0) - (price * beyondTheFirst) / life)).toBeLessThan(1)
			expect(found?.yearly.reduce((all, each) => all + each, 0) ?? 0).toBe(found?.amount ?? 0)
		}),
	)
})
