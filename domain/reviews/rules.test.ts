import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratingOf } from '../catalogue/rating.ts'
import { hasContact, stateOfTexts } from './rules.ts'

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const separator = fc.constantFrom('', ' ', '-', '.', ' - ', ')')

describe('a text with a way to reach somebody', () => {
	it('has a phone number however it is written', () => {
		const phone = fc
			.array(fc.tuple(digit, separator), { minLength: 10, maxLength: 13 })
			.map((parts) => parts.flat().join(''))
		fc.assert(
			fc.property(phone, fc.constantFrom('', 'Call ', 'मेरा नंबर '), (number, before) => {
				expect(hasContact(`${before}${number} please`)).toBe(true)
			}),
		)
	})

	it.each([
		'Write to asha@example.com',
		'Pay to ravi@okbank',
		'See www.shop.example',
		'https://x.example',
		'Ring ९८२०० १२३४५',
	])('has one in “%s”', (text) => expect(hasContact(text)).toBe(true))

	it.each([
		'It makes 14.5 kWh a day, 5,300 in 2026, and cost ₹2,40,000.',
		'Six panels of 540 W, two strings, done in 3 days (12-14 November 2026).',
		'Bad. The installer came @ 9 in the evening.',
	])('has none in “%s”', (text) => expect(hasContact(text)).toBe(false))

	it('is held, as is any by somebody whose review was hidden', () => {
		expect(stateOfTexts(['Good', 'Pune 98200 12345'], false)).toBe('held')
		expect(stateOfTexts(['Good', 'Pune'], true)).toBe('held')
		expect(stateOfTexts(['Good', 'Pune'], false)).toBe('shown')
	})
})

describe('an average', () => {
	it('is one of three reviews or more, between the fewest and the most stars', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 }), (stars) => {
				const total = stars.reduce((sum, each) => sum + each, 0)
				const rating = ratingOf({ total, count: stars.length })
				expect(rating?.count).toBe(stars.length < 3 ? undefined : stars.length)
				if (!rating) return
				expect(rating.stars).toBeGreaterThanOrEqual(Math.min(...stars))
				expect(rating.stars).toBeLessThanOrEqual(Math.max(...stars))
			}),
		)
	})
})
