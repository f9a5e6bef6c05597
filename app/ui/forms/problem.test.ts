import { expect, it } from 'vitest'
import { fieldProblems, sentenceOf } from './problem'

it('shows a mistake at the field it is about', () => {
	const names = new Set(['city', 'pinPrefixes', 'figures.slabs.0.uptoKwh'])
	const errors = {
		'shipping.city': 'Type a city.',
		'pinPrefixes.3': 'Not a prefix.',
		'pinPrefixes.4': 'Nor this.',
		'figures.slabs.0.uptoKwh': 'A number.',
		expectedTotal: 'Rupees.',
	}
	expect(fieldProblems(errors, names)).toEqual({
		city: 'Type a city.',
		pinPrefixes: 'Not a prefix.',
		'figures.slabs.0.uptoKwh': 'A number.',
		expectedTotal: 'Rupees.',
	})
})

it('says the message, or what no field says', () => {
	const problem = { intent: 'send', values: {}, message: null, fields: { a: 'A.', b: 'B.' } }
	expect(sentenceOf(problem)).toBe('A. B.')
	expect(sentenceOf(problem, ['a'])).toBe('B.')
	expect(sentenceOf(problem, ['a', 'b'])).toBe(null)
	expect(sentenceOf({ ...problem, message: 'No.', fields: {} })).toBe('No.')
	expect(sentenceOf(null)).toBe(null)
})
