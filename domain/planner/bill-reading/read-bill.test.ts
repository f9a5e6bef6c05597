import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, wordsOfBill } from '../../../test/planner/bills/drawn-bill.ts'
import { KEPT_BILLS } from '../../../test/planner/bills/kept-bills.ts'
import { OPEN_BILLS } from '../../../test/planner/bills/open-bills.ts'
import { sureCount, sureValuesOf, wrongIn } from '../../../test/planner/bills/read-values.ts'
import { bothReadings, isNoBill, readBill } from './read-bill.ts'
import { wordsOfText } from './words.ts'

const ALL = [...OPEN_BILLS, ...KEPT_BILLS]
const sureIn = (text: string) => sureValuesOf(readBill(wordsOfText(text)))

describe('a bill whose text is given', () => {
	it.each(ALL.map((bill) => [bill.name, bill] as const))('%s: nothing wrong is sure', (_, bill) => {
		const reading = readBill(wordsOfBill(bill))
		expect(wrongIn(sureValuesOf(reading), bill)).toEqual([])
		expect(reading.company?.value.company).toBe(bill.truth.company)
	})

	it('is read in most of its figures', () => {
		const counts = ALL.map((bill) => sureCount(sureValuesOf(readBill(wordsOfBill(bill)))))
		expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(100)
	})

	it('is read the same whatever its figures are', () => {
		const paise = fc.integer({ min: 20_000, max: 900_000 })
		fc.assert(
			fc.property(fc.integer({ min: 40, max: 900 }), paise, (units, amount) => {
				const text = `Units Consumed : ${units}\nCurrent Bill Amount : Rs. ${money(amount / 100)}\nArrears : 0.00`
				const { units: found, amount: due } = readBill(wordsOfText(text))
				expect([found?.value, due?.value]).toEqual([units, amount / 100])
			}),
		)
	})
})

it.each([
	['spaces', 'Units Consumed    Current Bill    Arrears\n310               2,310.00        0.00'],
	['tabs', 'Units Consumed\tCurrent Bill\tArrears\r\n310\t2,310.00\t0.00'],
])('a pasted table is read by its columns, with %s between them', (_, text) => {
	expect(sureIn(text)).toMatchObject({ units: '310', amount: '2310' })
})

describe('is left to the buyer', () => {
	it.each([
		['an amount with earlier dues in it', 'Net Payable : 4,310.00\nPrevious Dues : 860.00'],
		['an amount that says nothing of dues', 'Net Payable : 4,310.00'],
		['the amounts of several rows', 'Month   Payable Amount\n1       1,100.00\n2       1,100.00'],
		['an amount after the day', 'Amount payable after due date : 4,310.00'],
		['two amounts', 'Bill Amount : 2,310.00\nThis month bill : 2,450.00'],
		['an amount that the units cannot cost', 'Units Consumed : 310\nBill Amount : 72,310.00'],
	])('%s', (_, text) => {
		expect(sureIn(text).amount).toBeNull()
	})

	it('a PIN code that no post office has', () => {
		expect(sureIn('Sector 14, Gurugram 122001').pin).toBe('122001')
		expect(sureIn('Sector 14, Gurugram 122000').pin).toBeNull()
	})

	it.each([
		['units beside others', 'Units Consumed : 310\nTotal Units : 290'],
		[
			'units that the readings contradict',
			'Present Reading 900\nPrevious Reading 500\nUnits Consumed 310',
		],
		['units with some exported', 'Units Consumed : 310\nExport Units : 120'],
		['a column of units', 'Units\n100\n210'],
		['the average', 'Average Consumption : 310'],
	])('%s', (_, text) => {
		expect(sureIn(text).units).toBeNull()
	})

	it.each([
		['a load in kVA', 'Contract Load : 5 KVA'],
		['a load without a unit', 'Sanctioned Load : 5'],
		['two loads', 'Sanctioned Load : 5 kW\nConnected Load : 4 kW'],
		['a load whose point was lost', 'Sanctioned Load : 500 kW'],
		['the demand that was measured', 'Maximum Demand : 3.2 kW'],
	])('%s', (_, text) => {
		expect(sureIn(text).load).toBeNull()
	})

	it.each([
		['a period and days that differ', 'Billing Days : 31\nBill Period : Bi-Monthly'],
		['days of no whole month', 'Billing Days : 43'],
		[
			'the months that the company bills',
			'Tamil Nadu Power Distribution Corporation\nUnits Consumed : 310',
		],
	])('%s', (_, text) => {
		expect(sureIn(text).months).toBeNull()
	})

	it('what two readings of a picture differ in, and an amount without units', () => {
		const text = (units: string) => `Units Consumed : ${units}\nBill Amount : 2,310.00\nArrears 0`
		const [first, second] = ['310', '370'].map((units) => readBill(wordsOfText(text(units))))
		if (!first || !second) throw new Error('no reading')
		const differing = bothReadings(first, second)
		expect([differing.units?.isSure, differing.amount?.isSure]).toEqual([false, true])
		const alone = readBill(wordsOfText('Bill Amount : 2,310.00\nSanctioned Load : 3 kW'))
		expect(alone.amount?.isSure).toBe(true)
		expect(bothReadings(alone, alone).amount?.isSure).toBe(false)
		expect(bothReadings(alone, alone).load?.isSure).toBe(true)
	})

	it('a word that its reader is not sure of', () => {
		const words = wordsOfText('Sanctioned Load : 5 kW').map((word) => ({ ...word, confidence: 60 }))
		expect(readBill(words).load).toMatchObject({ value: 5, isSure: false })
	})
})

describe('a bill that is none', () => {
	it.each(['', 'Dear customer, your parcel is on its way.', 'Total : 310'])('%j', (text) => {
		expect(isNoBill(readBill(wordsOfText(text)))).toBe(true)
	})
})

it('never fails, whatever the text is', () => {
	const heads = fc.constantFrom(
		'Units Consumed',
		'Bill Period',
		'Phase',
		'देय राशि',
		'₹',
		'/',
		'01/13/2026',
	)
	const word = fc.oneof(heads, fc.string(), fc.integer().map(String))
	fc.assert(
		fc.property(fc.array(word), (words) => {
			readBill(wordsOfText(words.join(' ').replace(/ {3}/g, '\n')))
		}),
	)
})
