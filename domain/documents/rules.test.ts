import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Day } from '../../shared/calendar.ts'
import { financialYearAt, numberOf, seriesOf, yearsAfter } from './rules.ts'

it.each([
	['2026-03-31T18:29:59Z', '25-26'],
	['2026-03-31T18:30:00Z', '26-27'],
	['2026-12-31T20:00:00Z', '26-27'],
	['2099-06-01T00:00:00Z', '99-00'],
])('%s is in the financial year %s, by the clocks of India', (at, year) => {
	expect(financialYearAt(Date.parse(at))).toBe(year)
})

it.each([
	['SB', 'SBH/26-27/000123'],
	['', 'H/26-27/000123'],
	['-/', 'H/26-27/000123'],
	['SB/', 'SB/H/26-27/00123'],
	['SOLAR', 'SOLARH2627/00123'],
])('after the prefix %j a number is %s', (prefix, number) => {
	expect(numberOf(seriesOf(prefix, 'hand-over'), '26-27', 123)).toBe(number)
})

it('is one that tax law allows, whatever the prefix and the count, or none', () => {
	const prefix = fc.stringMatching(/^[A-Z\d/-]{0,5}$/)
	fc.assert(
		fc.property(prefix, fc.integer({ min: 1, max: 2_000_000 }), (prefix, count) => {
			const number = numberOf(seriesOf(prefix, 'warranty'), '26-27', count)
			if (number === null) expect(count).toBeGreaterThan(99_999)
			else expect(number).toMatch(/^[^\W_][A-Z0-9\-/]{0,15}$/)
		}),
	)
})

it('counts a warranty in years of the calendar', () => {
	expect(yearsAfter('2026-11-23' as Day, 25)).toBe('2051-11-23')
	expect(yearsAfter('2028-02-29' as Day, 5)).toBe('2033-02-28')
})
