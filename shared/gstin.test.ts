import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gstinCheckDigit, isGstin, panOfGstin, stateOfGstin } from './gstin.ts'

const KNOWN = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '07AAACC1206D1ZI']
const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const letters = (length: number) =>
	fc.string({
		unit: fc.constantFrom(...CHARACTERS.slice(10)),
		minLength: length,
		maxLength: length,
	})
const numbers = fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0'))
const first14 = fc
	.tuple(
		fc.integer({ min: 1, max: 38 }),
		letters(5),
		numbers,
		letters(1),
		fc.constantFrom(...'123A'),
	)
	.map(
		([state, a, digits, b, entity]) =>
			`${String(state).padStart(2, '0')}${a}${digits}${b}${entity}Z`,
	)

it.each(KNOWN)('takes %s', (gstin) => {
	expect(isGstin(gstin)).toBe(true)
})

it('reads state and PAN from it', () => {
	expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('Maharashtra')
	expect(panOfGstin('27AAPFU0939F1ZV')).toBe('AAPFU0939F')
})

it('takes one check digit alone', () => {
	fc.assert(
		fc.property(first14, (text) => {
			const right = CHARACTERS.filter((digit) => isGstin(text + digit))
			expect(right).toEqual([gstinCheckDigit(text)])
		}),
	)
})

it('finds any one character that is mistyped', () => {
	fc.assert(
		fc.property(first14, fc.nat(13), fc.constantFrom(...CHARACTERS), (text, at, other) => {
			fc.pre(text[at] !== other)
			const mistyped = text.slice(0, at) + other + text.slice(at + 1)
			expect(isGstin(mistyped + gstinCheckDigit(text))).toBe(false)
		}),
	)
})
