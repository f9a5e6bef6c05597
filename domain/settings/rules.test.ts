import { describe, expect, it } from 'vitest'
import type { Day } from '../../shared/calendar.ts'
import { defaultSettings } from './internal/defaults.ts'
import { needsUndertaking, undertakingOn, undertakingYear } from './rules.ts'

const LIVE = defaultSettings('live')
const shop = (undertakings: string, gstin = '27AAPFU0939F1ZV') => ({
	...LIVE,
	tax: { ...LIVE.tax, gstin, undertakings },
})
const of = (all: ReturnType<typeof shop>) => (day: string) => undertakingOn(all, day as Day)
const needs = (all: ReturnType<typeof shop>) => (day: string) => needsUndertaking(all, day as Day)

describe('a letter of undertaking', () => {
	it('holds for one financial year', () => {
		const letter = of(shop('2026-27 AD1\n2027-28 AD2'))
		expect(
			['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01', '2028-04-01'].map(letter),
		).toEqual([...[null, 'AD1', 'AD1', 'AD2', null]])
		expect(undertakingYear('2099-12-01' as Day)).toBe('2099-00')
	})

	it('is of a registered shop', () => {
		expect(of(shop('2026-27 AD1', ''))('2026-06-01')).toBe(null)
		expect(needs(shop('2020-21 AD1', ''))('2026-06-01')).toBe(false)
	})

	it('is asked for in the last month of the year, and once it has run out, of a shop that had one', () => {
		const days = ['2027-02-28', '2027-03-01', '2027-04-01']
		expect(days.map(needs(shop('2026-27 AD1')))).toEqual([false, true, true])
		expect(days.map(needs(shop('2026-27 AD1\n2027-28 AD2')))).toEqual([false, false, false])
		expect(days.map(needs(shop('')))).toEqual([false, false, false])
	})
})
