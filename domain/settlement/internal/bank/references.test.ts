import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '../../../../shared/calendar.ts'
import { paise } from '../../../../shared/money.ts'
import { withIdentity } from './identity.ts'
import { cutNumbersIn, numbersIn } from './order-numbers.ts'
import { hasName } from './proposals.ts'
import type { CreditLine } from './reading/lines.ts'
import { bankReference, referencesOf } from './references.ts'

const line = (narration: string, ...references: string[]): CreditLine => ({
	kind: 'credit',
	row: 1,
	day: '2026-11-21' as Day,
	amount: paise(1),
	balance: null,
	narration,
	references,
})

it.each([
	['632512345678', '632512345678'],
	['0000632512345678', '632512345678'],
	['utr: 6325 1234 5678', '632512345678'],
	['UPI-632512345678', '632512345678'],
	['RRN 032512345678', '32512345678'],
	['sbinn52026112211431836', 'SBINN52026112211431836'],
	['N326262062454075', 'N326262062454075'],
	['TRANSFER FROM 4897737162096', null],
	['0000000000012345', null],
	['S71234567', null],
	['UTR7', null],
])('reads the reference %s as %s', (text, reference) => expect(bankReference(text)).toBe(reference))

it('spells an RRN one way, whatever zeros, blanks and prefixes it has', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 100_000_000_000, max: 999_999_999_999 }),
			fc.constantFrom('', 'UTR ', 'rrn:', 'UPI/', 'IMPS-'),
			fc.constantFrom('', '0', '00', '0000'),
			(number, prefix, zeros) => {
				const written = `${prefix}${zeros}${number}`
				expect(bankReference(written)).toBe(String(number))
				expect(bankReference(bankReference(written) ?? '')).toBe(String(number))
			},
		),
	)
})

describe('the reference of a line', () => {
	const one = (narration: string, ...references: string[]) =>
		referencesOf([line(narration, ...references)], '912345678901')[0]
	it.each([
		['UPI/632512345678/Asha', [], '632512345678'],
		['NEFT/632512345678/Asha', [], null],
		['UPI-919876543210@ybl-632512345678', [], '632512345678'],
		['UPI/632512345678/912345678901', [], '632512345678'],
		['UPI/632512345678/632512345679', [], null],
		['UPI/632512345678/632512345679', ['0000632512345679'], '632512345679'],
		['Asha', ['0000632512345678'], '632512345678'],
		['UPI/632512345678/Asha', ['TRANSFER FROM 4897737162096'], '632512345678'],
		['Cash', ['912345678901'], null],
		['NEFT*HDFC0000001*N326262062454075*X', [], 'N326262062454075'],
	])('of “%s” beside %s is %s', (narration, cells, reference) =>
		expect(one(narration, ...cells)).toBe(reference),
	)

	it('is none that stands on lines of several payers', () => {
		const lines = [line('UPI/ASHA', '489773716209'), line('UPI/RAVI', '489773716209')]
		expect(referencesOf(lines, '')).toEqual([null, null])
		expect(referencesOf([line('UPI/ASHA', '489773716209')], '')).toEqual(['489773716209'])
	})
})

it('knows a line without a reference by itself, its balance, and which of its like it is', () => {
	const keys = (...lines: CreditLine[]) =>
		withIdentity(lines, { account: '', prefixes: [] }).map(({ key }) => key)
	const cash = line('CASH  DEPOSIT')
	const [first, second] = keys(cash, cash)
	expect(first).not.toBe(second)
	expect(keys(line('CASH DEPOSIT'))).toEqual([first])
	expect(keys({ ...cash, balance: 5 })).not.toEqual([first])
})

it.each([
	['UPI/Asha/Order SB-7KQ4-M2XD/pay', 'SB-7KQ4-M2XD'],
	['neft sb7kq4m2xd asha', 'SB-7KQ4-M2XD'],
	['SB TRANSFER FOR SB 7KQ4 M2XD', 'SB-7KQ4-M2XD'],
	['UPI/7KQ4-M2XD/pay', 'SB-7KQ4-M2XD'],
	['UPI/SUN-7KQ4-M2XD', 'SUN-7KQ4-M2XD'],
	['SB-7KQ4-M 2XD', 'SB-7KQ4-M2XD'],
])('tries the number in “%s”', (text, id) => expect(numbersIn(text, ['SB', 'SUN'])).toContain(id))

it.each([
	['UPI/ASHA/SB-7K', '7K'],
	['UPI/ASHA/SB-7KQ4', '7KQ4'],
	['UPI/Order SB-7KQ4-M--', '7KQ4M'],
])('sees how the number begins that “%s” cuts', (text, cut) =>
	expect(cutNumbersIn(text, ['SB'])).toContain(cut),
)

it.each([
	['UPI/CR/1/ASHA DES/HDFC', 'Asha Deshpande', true],
	['NEFT ASHA KULKARNI', 'Asha Deshpande', false],
	['NEFT RAVI', 'Asha Deshpande', false],
	['NEFT X', 'Li', false],
])('“%s” has the name %s: %s', (narration, name, has) => expect(hasName(narration, name)).toBe(has))
