import { inAscii } from '../../../shared/text/characters.ts'

/** The tables of Verhoeff's check digit: the group of the pentagon, and its permutation. */
const times = (a: number, b: number) =>
	a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5
const FIRST = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** Whether digits pass Verhoeff's check (J. Verhoeff, Error Detecting Decimal Codes, 1969), as Aadhaar numbers do. */
export function passesVerhoeff(digits: string): boolean {
	let sum = 0
	for (const [place, digit] of [...digits].reverse().entries()) {
		let permuted = Number(digit)
		for (let n = 0; n < place % 8; n++) permuted = FIRST[permuted] as number
		sum = times(sum, permuted)
	}
	return sum === 0
}

/** Stands between two strings that a document shows one right after the other, so that they may be one number. */
export const SEAM = '\u0001'

const GAP = '[^\\p{L}\\p{M}\\d]{0,8}'
const APART = '[^\\p{L}\\p{M}\\d]{1,8}'
const group = (first: string) => `${first}${SEAM}*${`\\d${SEAM}*`.repeat(2)}\\d`
const FOURS = (gap: string) => `${group('[2-9]')}${gap}${group('\\d')}${gap}${group('\\d')}`

/**
 * The ways to write twelve digits: in fours with something between them, whatever stands before them; as one number or
 * with one gap, without a digit beside them; each digit in a box of its own. They may overlap.
 */
const WRITTEN = [
	`(?=(${FOURS(APART)})(?!\\d))`,
	`(?<!\\d)(?=(${FOURS(GAP)})(?!\\d))`,
	`(?=[2-9])(?<!\\d${GAP})(?=([2-9](?:${APART}\\d){11})(?!${GAP}\\d))`,
].map((written) => new RegExp(written, 'gu'))

/** Whether a text has an Aadhaar number in it, as far as its check digit tells. */
export function hasAadhaar(text: string): boolean {
	const plain = inAscii(text)
	return WRITTEN.some((written) =>
		[...plain.matchAll(written)].some(([, number = '']) =>
			passesVerhoeff(number.replace(/\D/g, '')),
		),
	)
}
