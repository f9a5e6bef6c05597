import { expect, it } from 'vitest'
import { bucketName, dayName, duration, inLakh, percent, shortRupees } from './words.ts'

it('names days and what lies between two of them', () => {
	expect(dayName('2026-11-21')).toBe('21 Nov 2026')
	expect(bucketName({ from: '2026-11-21', to: '2026-11-21' })).toBe('21 Nov 2026')
	expect(bucketName({ from: '2026-11-16', to: '2026-11-22' })).toBe('16 Nov – 22 Nov 2026')
	expect(bucketName({ from: '2026-12-28', to: '2027-01-03' })).toBe('28 Dec 2026 – 3 Jan 2027')
})

it('shortens amounts as people say them', () => {
	expect([99_999, 340_000, 12_000_000].map(inLakh)).toEqual([null, '3.4 lakh', '1.2 crore'])
	expect([12_000.4, 100_000].map(shortRupees)).toEqual(['₹12,000', '₹1 lakh'])
})

it('says how long and how much of it', () => {
	expect([null, 45, 720, 3600, 12_000, 187_200, 172_800].map(duration)).toEqual([
		'–',
		'45 s',
		'12 min',
		'1 h',
		'3 h 20 min',
		'2 days 4 h',
		'2 days',
	])
	expect([null, 0, 0.3333].map(percent)).toEqual(['–', '0.0 %', '33.3 %'])
})
