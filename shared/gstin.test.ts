import fc from 'fast-check'
import { expect, it } from 'vitest'
import { STATES } from './addresses/states.ts'
import {
	codeOfState,
	gstinCheckDigit,
	gstinHint,
	isGstin,
	panOfGstin,
	stateOfGstin,
} from './gstin.ts'

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

it('has a message for each mistake, the first that there is', () => {
	const codeOf = (gstin: string, state?: string) => gstinHint(gstin, state, '')?.code ?? null
	expect(codeOf('27AAPFU0939F1ZV')).toBeNull()
	expect(codeOf('27AAPFU0939F1ZV', 'Maharashtra')).toBeNull()
	expect(codeOf('27AAPFU0939F1Z')).toBe('gstin.none')
	expect(codeOf('27aapfu0939f1zv')).toBe('gstin.none')
	expect(gstinHint('99AAPFU0939F1ZV', 'Goa', '')).toEqual({
		code: 'gstin.no_such_state',
		params: { code: '99' },
	})
	expect(codeOf('29AAFCA7488L1Z0', 'Goa')).toBe('gstin.wrong_check_digit')
	expect(gstinHint('27AAPFU0939F1ZV', 'Goa', '')).toEqual({
		code: 'gstin.other_state',
		params: { state: 'Maharashtra', given: 'Goa' },
	})
})

it('has nothing to say of one exactly where it is right and of the state of the bill', () => {
	const anyState = fc.constantFrom(...STATES)
	fc.assert(
		fc.property(first14, fc.constantFrom(...CHARACTERS), anyState, (text, last, state) => {
			const gstin = text + last
			const isRight = last === gstinCheckDigit(text) && stateOfGstin(gstin) === state
			expect(gstinHint(gstin, state, '') === null).toBe(isRight)
			const own = stateOfGstin(gstin)
			expect(gstinHint(text + gstinCheckDigit(text), own, '')).toBeNull()
		}),
	)
})

it('gives every state one code, that of today', () => {
	const codes = STATES.map(codeOfState)
	expect(codes.filter((code) => !/^\d\d$/.test(code))).toEqual([])
	expect(new Set(codes).size).toBe(STATES.length)
	expect(codeOfState('Andhra Pradesh')).toBe('37')
	expect(codeOfState('Dadra and Nagar Haveli and Daman and Diu')).toBe('26')
	expect(codeOfState('Jammu and Kashmir')).toBe('01')
})
