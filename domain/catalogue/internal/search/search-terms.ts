import { inAscii } from '../../../../shared/text/characters.ts'
import { withFigures } from './figures.ts'
import { withHindiSpelling } from './hindi-spelling.ts'
import { withPhrases } from './phrases.ts'

/** Nothing in a shop is called anything longer. */
const MAX_FORGIVEN_LENGTH = 24
const MAX_TYPOS = 3

/**
 * A text as all texts are compared: in lower case, letters of one form (`₄` is `4`, with or without nukta), Hindi as it
 * sounds (`कीट` is `किट`), phrases and figures with their units as one word each: `550 W`, `550 watt` and `५५० वाट` are `550w`, `5 kVA` is `5kw`, `on grid`
 * is `ongrid`.
 */
export function comparable(text: string): string {
	const plain = inAscii(text.normalize('NFKC'))
		.toLowerCase()
		.replace(/\u093c/g, '')
		.replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, '')
	const spelled = withHindiSpelling(plain)
	return withPhrases(/\d/.test(spelled) ? withFigures(spelled) : spelled)
}

/** The words of a text that is comparable already; a decimal figure is one word. */
export const wordsOf = (text: string): string[] =>
	text.split(/(?:[\n\r\p{Z}]|(?<!\d)\.|\.(?!\d)|(?!\.)\p{P})+/u).filter(Boolean)

/** The words of a text, in lower case, as they are looked for. */
export const termsOf = (text: string): string[] => wordsOf(comparable(text))

/** How many typos are forgiven in a word: a quarter of its letters, none in figures: 250W is not 550W. */
export function typosIn(word: string): number {
	if (word.length <= 3 || word.length > MAX_FORGIVEN_LENGTH || /\d/.test(word)) return 0
	return Math.min(MAX_TYPOS, Math.round(word.length / 4))
}

/** One bit for each letter, so that words are told apart by those that only one of them has. */
export const lettersOf = (word: string): number => {
	let letters = 0
	for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
	return letters
}

/** Whether words of these letters may be `most` typos apart: each typo brings and takes one at most. */
export function mayBeAlike(a: number, b: number, most: number): boolean {
	let different = a ^ b
	for (let count = 2 * most; different !== 0; count--) {
		if (count === 0) return false
		different &= different - 1
	}
	return true
}

const ROW_LENGTH = 256
/** Shared by all comparisons: each one overwrites the values of the one before. */
let row = new Uint16Array(ROW_LENGTH)
let next = new Uint16Array(ROW_LENGTH)

/**
 * In how many letters two words of less than 250 differ (Levenshtein's distance), or `most + 1` where it
 * is more than `most`. Looks at no more than `2 · most + 1` letters of one for each of the other.
 */
export function typosBetween(a: string, b: string, most: number): number {
	const tooMany = most + 1
	if (Math.abs(a.length - b.length) > most) return tooMany
	for (let j = 0; j <= b.length; j++) row[j] = Math.min(j, tooMany)
	for (let i = 1; i <= a.length; i++) {
		const [first, last] = [Math.max(1, i - most), Math.min(b.length, i + most)]
		const letter = a.charCodeAt(i - 1)
		let least = Math.min(i, tooMany)
		next[first - 1] = first === 1 ? least : tooMany
		for (let j = first; j <= last; j++) {
			const changed = (row[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1)
			const added = (row[j] as number) + 1
			const left = (next[j - 1] as number) + 1
			const value =
				changed < added ? (changed < left ? changed : left) : added < left ? added : left
			next[j] = value
			if (value < least) least = value
		}
		next[last + 1] = tooMany
		if (least > most) return tooMany
		;[row, next] = [next, row]
	}
	return Math.min(row[b.length] as number, tooMany)
}
