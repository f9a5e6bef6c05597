import fc from 'fast-check'
import { expect, it } from 'vitest'
import { STATES } from './addresses/states.ts'
import {
	codeOfState,
	gstinCheckDigit,
	gstinHint,
	gstinKind,
	isGstin,
	isGstinOfSeller,
	isListedInReturn,
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

const some = (pattern: RegExp) => fc.stringMatching(pattern)
const withDigit = (first: string) => first + gstinCheckDigit(first)

/** Numbers of each kind, without their last character. */
const KINDS = {
	regular: some(/^(?:0[1-9]|[12]\d|3[0-8])[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z$/),
	department: some(/^07[A-Z]{4}\d{5}[A-Z]\dZ$/),
	'tax-deductor': some(/^27[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D$/),
	'tax-collector': some(/^29[A-Z]{5}\d{4}[A-Z][1-9A-Z]C$/),
	'non-resident': some(/^07\d{2}[A-Z]{3}\d{5}NR$/),
	'un-body': some(/^(?:07|97|99)\d{2}[A-Z]{3}\d{5}[UO]N$/),
	'online-services': some(/^99\d{2}[A-Z]{3}\d{5}OS$/),
} as const

it.each(Object.entries(KINDS))(
	'takes those of kind %s, with the right check digit alone',
	(kind, first) => {
		fc.assert(
			fc.property(first, fc.constantFrom(...CHARACTERS), (text, last) => {
				const gstin = withDigit(text)
				expect([gstinKind(gstin), isGstin(gstin), gstinHint(gstin, undefined, '')]).toEqual([
					kind,
					true,
					null,
				])
				if (last !== gstin.at(-1)) expect(isGstin(text + last)).toBe(false)
				expect(isGstinOfSeller(gstin)).toBe(kind === 'regular')
				expect(panOfGstin(gstin)).toBe(kind === 'regular' ? gstin.slice(2, 12) : null)
				expect(isListedInReturn(gstin)).toBe(!['non-resident', 'online-services'].includes(kind))
			}),
		)
	},
)

it('is of no State that begins with 97 or 99, whatever the address', () => {
	for (const first of ['97AAPFU0939F1Z', '9917UNO00157UN', '9917USA29001OS']) {
		const gstin = withDigit(first)
		expect([stateOfGstin(gstin), gstinHint(gstin, 'Goa', '')]).toEqual([undefined, null])
		expect(isGstinOfSeller(gstin)).toBe(false)
	}
	expect(isListedInReturn(null)).toBe(false)
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
	expect(gstinHint('55AAPFU0939F1ZV', 'Goa', '')).toEqual({
		code: 'gstin.no_such_state',
		params: { code: '55' },
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
