import { expect, it } from 'vitest'
import type { Day } from '../../../shared/calendar'
import { anyMonthChoices, earlierOf, laterOf, monthIn } from './months'

it('a month is its first and last day, and nothing else is one', () => {
	expect(monthIn('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
	expect(monthIn('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
	for (const text of [null, '', '2026-13', '2026-1', '1999-01', 'today'])
		expect(monthIn(text)).toBeNull()
})

it('two years of months are offered, this one first', () => {
	const [any, first, second, ...others] = anyMonthChoices('2026-01-31' as Day)
	expect([any?.value, first, second]).toEqual([
		'',
		{ value: '2026-01', label: 'January 2026' },
		{ value: '2025-12', label: 'December 2025' },
	])
	expect(others).toHaveLength(22)
	expect(others.at(-1)?.value).toBe('2024-02')
})

it('of two bounds the narrower one holds', () => {
	const [early, late] = ['2026-01-01', '2026-02-01'] as [Day, Day]
	expect([laterOf(early, late), laterOf(undefined, early), laterOf(late, undefined)]).toEqual([
		late,
		early,
		late,
	])
	expect([earlierOf(early, late), earlierOf(late, undefined)]).toEqual([early, late])
	expect(earlierOf(undefined, undefined)).toBeUndefined()
})
