import fc from 'fast-check'
import { expect, it } from 'vitest'
import { prefixesOf } from './rules.ts'

const pin = fc.stringMatching(/^[1-9]\d{5}$/)

it('holds a PIN code under each of its beginnings of two to six digits, and no others', () => {
	fc.assert(
		fc.property(pin, (zip) => {
			const prefixes = prefixesOf(zip)
			expect(prefixes.map((prefix) => prefix.length)).toEqual([2, 3, 4, 5, 6])
			for (const prefix of prefixes) expect(zip.startsWith(prefix)).toBe(true)
		}),
	)
})

it.each([
	['411 038', ['41', '411', '4110', '41103', '411038']],
	['41', ['41']],
	['4', []],
	['', []],
])('reads %j as far as it goes', (zip, prefixes) => {
	expect(prefixesOf(zip)).toEqual(prefixes)
})
