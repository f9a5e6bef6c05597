import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atOncePct, dayCaption, dayFigures, litHours } from './day'
import { duration, kwh } from './figures'
import { monthsCaption } from './months-caption'
import { paybackCaption } from './payback-caption'
import { wrap } from './wrap'

const hours = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 24, maxLength: 24 })
const kw = fc.double({ min: 0.1, max: 500, noNaN: true })

describe('a usual day', () => {
	const noon = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 1 : 0))
	const even = Array(24).fill(1 / 24)

	it('counts what is used as it is made', () => {
		const day = dayFigures(noon, even, 4, 24, 0.25)
		expect(day).toMatchObject({ made: 4, atOnce: 1, surplus: 3 })
		expect(day.used).toBeCloseTo(24)
		expect(dayCaption(day, 4)).toBe(
			'On a usual day in May it makes 4 kWh; about 25 % of it is used at once.',
		)
		expect(dayCaption(day)).toMatch(/^On a usual day it makes/)
	})

	it('is drawn from dark to dark', () => {
		const day = dayFigures(noon, even, 4, 24, 0.25)
		expect(litHours(day).map(({ hour }) => hour)).toEqual([11, 12, 13])
		expect(litHours(dayFigures(Array(24).fill(0), even, 4, 24, 0))).toEqual([])
		expect(litHours(dayFigures(Array(24).fill(1), even, 4, 24, 0))).toHaveLength(24)
	})

	it('has no share of nothing', () => {
		const day = dayFigures(Array(24).fill(0), even, 4, 24, 0)
		expect(atOncePct(day)).toBe(0)
		expect(dayCaption(day, 0)).toBe('On a usual day in January it makes nothing.')
	})

	it('divides what is made into what is used at once and what is left over', () => {
		fc.assert(
			fc.property(hours, kw, fc.double({ min: 0, max: 1, noNaN: true }), (of, kwp, own) => {
				const { made, atOnce, surplus } = dayFigures(of, even, kwp, 24, own)
				expect(atOnce).toBeCloseTo(own * made, 9)
				expect(atOnce + surplus).toBeCloseTo(made, 6)
				expect(surplus).toBeGreaterThanOrEqual(-1e-9)
			}),
		)
	})
})

describe('a year', () => {
	it('names its best and its least month', () => {
		const made = [470, 468, 560, 552, 548, 430, 352, 340, 402, 478, 455, 452]
		expect(monthsCaption(Array(12).fill(400), made)).toBe(
			'In a year it makes about 5,507 kWh and you use 4,800 kWh. Most is made in March (560 kWh), least in August (340 kWh).',
		)
	})

	it('names none where all are alike', () => {
		expect(monthsCaption(Array(12).fill(1), Array(12).fill(2))).toBe(
			'In a year it makes about 24 kWh and you use 12 kWh.',
		)
	})
})

describe('payback', () => {
	const balance = (end: number) => [
		{ low: -200_000, expected: -200_000, high: -200_000 },
		{ low: end - 100_000, expected: end, high: end + 100_000 },
	]

	it('says when, and what is left', () => {
		expect(paybackCaption(balance(500_000), 87)).toBe(
			'It has paid for itself after about 7 years 3 months. After 1 years you are about ₹5 lakh better off, between ₹4 lakh and ₹6 lakh depending on the weather.',
		)
	})

	it('says what is missing where it never does', () => {
		expect(paybackCaption(balance(-150_000), null)).toMatch(
			/about ₹1.5 lakh would still be missing/,
		)
	})

	it('names the instalments where a loan is not yet paid off', () => {
		const lent = [...balance(50_000), ...balance(500_000).slice(1)]
		expect(paybackCaption(lent, 20)).toMatch(
			/^It has paid for itself, with all instalments still to come, after about 1 year 8 months\./,
		)
	})

	it('says so where nothing is to be paid back', () => {
		expect(paybackCaption(balance(1_000), 0)).toMatch(/^The subsidy pays all of it\. After/)
	})
})

it.each([
	[0, '0 months'],
	[1, '1 month'],
	[12, '1 year'],
	[25, '2 years 1 month'],
	[87, '7 years 3 months'],
])('says %d months as %s', (months, said) => expect(duration(months)).toBe(said))

it('says few kWh with a decimal', () => {
	expect(kwh(9.46)).toBe('9.5')
	expect(kwh(21.4)).toBe('21')
	expect(kwh(1_25_390)).toBe('1,25,390')
})

describe('lines of a text', () => {
	it('are broken between words, never at a no-break space, and end in … where there are too many', () => {
		expect(wrap('Hybrid Inverter 10kW Three-Phase', 20)).toEqual([
			'Hybrid Inverter 10kW',
			'Three-Phase',
		])
		expect(wrap('4.6\u00a0kWh to use, 4.2\u00a0h', 16)).toEqual([
			'4.6\u00a0kWh to use,',
			'4.2\u00a0h',
		])
		expect(wrap('one two three four', 5)).toEqual(['one', 'two…'])
		expect(wrap('incomprehensibilities', 8)).toEqual(['incompr…'])
	})

	it('are never longer than asked', () => {
		fc.assert(
			fc.property(fc.string(), fc.integer({ min: 2, max: 40 }), (text, letters) => {
				const lines = wrap(text, letters)
				expect(lines.length).toBeLessThanOrEqual(2)
				for (const line of lines) expect(line.length).toBeLessThanOrEqual(letters)
			}),
		)
	})
})
