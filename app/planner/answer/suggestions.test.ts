import { expect, it } from 'vitest'
import { suggestionsFor } from './suggestions'

const DETAILS = { pin: '411038', bill: '4000', budget: '50000', area: '8', fans: '2', hours: '5' }
const labels = (...limitedBy: Parameters<typeof suggestionsFor>[0]) =>
	suggestionsFor(limitedBy, DETAILS).map(({ label }) => label)

it('offers only what limits the plan', () => {
	expect(labels('budget')).toEqual(['Plan without a budget'])
	expect(labels('roof')).toEqual(['Plan for any roof'])
	expect(labels('backup')).toEqual(['Back-up for 2.5 h', 'No back-up'])
	expect(labels()).toEqual([])
})

it('changes only what it says', () => {
	const [, none] = suggestionsFor(['backup'], DETAILS)
	expect(JSON.parse(JSON.stringify(none?.to))).toEqual({
		pin: '411038',
		bill: '4000',
		budget: '50000',
		area: '8',
	})
})
