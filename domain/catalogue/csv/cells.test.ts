import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guarded, phoneCell, unguarded } from '../../../shared/csv.ts'

describe('a cell', () => {
	it.each(['=1+1', '+1+1', '+91', '+91-98200-00001', '+919820000001', '-1', '@a', '\t=1', "'=x"])(
		'%j has an apostrophe before it',
		(text) => {
			expect(guarded(text)).toBe(`'${text}`)
		},
	)

	it.each(['+91 98200 00001', '+44 20 7946 0000', '98200 00001', '022-2758 1234'])(
		'%j is a telephone number and stays as it is',
		(text) => {
			expect(guarded(text)).toBe(text)
		},
	)

	it.each(['+91 98200 00001\n=1+1', '+91 98200 =1', '+91 98200 00001 ', '+91  98200', '+1 -2'])(
		'%j only looks like a telephone number',
		(text) => {
			expect(guarded(text)).toBe(`'${text}`)
		},
	)

	it('is read as it was written, by this store or by one before', () => {
		const text = fc.oneof(
			fc.string({ unit: 'grapheme' }),
			fc.stringMatching(/^'{0,2}[+=@-][\d ()+-]{0,16}$/),
		)
		fc.assert(
			fc.property(text, (text) => {
				expect(unguarded(guarded(text))).toBe(text)
			}),
		)
		expect(unguarded("'+91 98200 00001")).toBe('+91 98200 00001')
	})
})

describe('a column of telephone numbers', () => {
	it.each([
		['+91 98200 00001', '+91 98200 00001'],
		['+919820000001', '+91 98200 00001'],
		['+91-98200-00001', '+91 98200 00001'],
		['+91 (0) 98200', '+91 0 98200'],
		['+44 (20) 7946-0000', '+44 20 7946 0000'],
		['09820000001', '09820000001'],
		['98200-00001', '98200-00001'],
		['+1=1', '+1=1'],
	])('writes %s as %s', (typed, written) => {
		expect(phoneCell(typed)).toBe(written)
	})

	it('has the digits that were typed', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[+()\d\s./-]{6,30}$/), (typed) => {
				expect(phoneCell(typed).replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''))
			}),
		)
	})
})
