import { expect, it } from 'vitest'
import { suggestionsFor } from './suggestions'

const DETAILS = { pin: '411038', bill: '4000', budget: '50000', area: '8', fans: '2', hours: '5' }
const labels = (reason: string) => suggestionsFor([reason], DETAILS).map(({ label }) => label)

it('offers only what the reasons speak of', () => {
	expect(labels('Your budget of ₹50,000 is too small: the parts cost more.')).toEqual([
		'Plan without a budget',
	])
	expect(labels('Your roof of 8 m² limits it to about 40 % of what you use.')).toEqual([
		'Plan for any roof',
	])
	expect(labels('Nothing in stock runs 900 W for 5 h: ask for fewer hours.')).toEqual([
		'Back-up for 2.5 h',
		'No back-up',
	])
	expect(labels('What is in stock covers about 60 % of what you use.')).toEqual([])
})

it('changes only what it says', () => {
	const [, none] = suggestionsFor(['Less back-up, or none, costs less.'], DETAILS)
	expect(JSON.parse(JSON.stringify(none?.to))).toEqual({
		pin: '411038',
		bill: '4000',
		budget: '50000',
		area: '8',
	})
})
