import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPrefix, placeNamed, prefixesIn } from './prefix-input.ts'

it('reads a list however it is separated, each prefix once', () => {
	const prefix = fc.stringMatching(/^[1-9]\d{1,5}$/)
	const gap = fc.constantFrom(', ', ',', ' ', '\n', ' ; ')
	fc.assert(
		fc.property(fc.array(prefix), gap, (prefixes, between) => {
			expect(prefixesIn(` ${prefixes.join(between)} `)).toEqual([...new Set(prefixes)])
		}),
	)
})

it.each([
	['41', true],
	['411038', true],
	['4', false],
	['041', false],
	['4110381', false],
	['4a', false],
])('judges %s: %s', (text, right) => expect(isPrefix(text)).toBe(right))

it.each([
	['411', 'Pune, Maharashtra'],
	['411038', 'Pune, Maharashtra'],
	['41', 'Maharashtra'],
	['999', null],
])('knows where %s is', (prefix, place) => expect(placeNamed(prefix)).toBe(place))
