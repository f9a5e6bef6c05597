import { MAX_PDF_STRING_BYTES } from '../limits.ts'
import { SEAM } from './aadhaar.ts'

/**
 * The beginning of a string in parentheses, hexadecimal ones, the ends of arrays, and other words between them. Each has
 * an end, since an expression without one would run out of memory in a content without blanks.
 */
const TOKENS = new RegExp(
	`(\\()|<([0-9A-Fa-f\\s]{1,${2 * MAX_PDF_STRING_BYTES}})>|([[\\]])|([^\\s()<>[\\]]{1,${MAX_PDF_STRING_BYTES}})`,
	'g',
)

/** The operators that show the strings before them, each right after the last one. */
const SHOWING = new Set(['Tj', 'TJ'])

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescaped = (text: string) =>
	text.replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) => {
		if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255)
		return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped)
	})

/** Where a string in parentheses ends that begins at a place; one without an end is cut off. */
function endOfString(content: string, from: number): number {
	const most = Math.min(content.length, from + MAX_PDF_STRING_BYTES)
	let depth = 1
	for (let at = from; at < most; at++) {
		const char = content[at]
		if (char === '\\') at++
		else if (char === '(') depth++
		else if (char === ')' && --depth === 0) return at
	}
	return most
}

const ofHex = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1')

/** A larger step back within an array is a space between its strings, thousandths of the letters' size. */
const SPACE_STEP = -150

/** A string, with what parts it from the one before. */
export type Shown = readonly [between: string, bytes: string]

/**
 * The strings that a content shows: nothing is between those of an array, a seam where nothing moves, else a line. The
 * work is in proportion to the content, whatever stands in it.
 */
export function shownIn(content: string): Shown[] {
	const shown: Shown[] = []
	let isInArray = false
	let between = '\n'
	const tokens = new RegExp(TOKENS)
	for (let token = tokens.exec(content); token; token = tokens.exec(content)) {
		const [, opening, hex, bracket, other] = token
		if (bracket) isInArray = bracket === '['
		else if (other === undefined) {
			const end = opening ? endOfString(content, tokens.lastIndex) : tokens.lastIndex
			const bytes = hex === undefined ? unescaped(content.slice(tokens.lastIndex, end)) : ofHex(hex)
			shown.push([between, bytes])
			between = isInArray ? '' : SEAM
			tokens.lastIndex = end
		} else if (isInArray) between = Number(other) < SPACE_STEP ? ' ' : between
		else between = SHOWING.has(other) ? SEAM : '\n'
	}
	return shown
}
