import { INDIAN_SCRIPTS } from './scripts.ts'

/** Writing systems in which a joiner between letters, or after them, changes the word read. */
const JOINING = [
	'Arabic',
	'Syriac',
	'Mongolian',
	...INDIAN_SCRIPTS,
	'Sinhala',
	'Tibetan',
	'Myanmar',
	'Khmer',
]
	.map((script) => `\\p{scx=${script}}`)
	.join('')

/** A zero width joiner or non-joiner within a word of such a script. */
const JOINERS = new RegExp(`(?<=[${JOINING}])[\\u200c\\u200d]+`, 'gu')

/** Whether a text has characters that are not seen, such as zero width spaces and marks of direction. */
export const hasInvisible = (text: string): boolean => /\p{Cf}/u.test(text.replace(JOINERS, ''))

/** Without the characters that are not seen, which copying brings along. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** The control characters that are no white space; databases and terminals choke on them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
export const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/

/** Characters that end a line, or move on within one as a typewriter does. */
export const LINE_BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode has the ten digits of a script one after the other, and no other digit just before the zero of one. */
function digitOf(char: string): string {
	const code = char.codePointAt(0) ?? 0
	let first = code
	while (isDigit(first - 1)) first--
	return String((code - first) % 10)
}

/** With the digits of all scripts as 0 to 9, every dash as `-`, every white space as a space, and nothing invisible. */
export const inAscii = (text: string): string =>
	withoutInvisible(text)
		.replace(/\p{Nd}/gu, digitOf)
		.replace(/[\p{Pd}\u2212]/gu, '-')
		.replace(/\s/g, ' ')
