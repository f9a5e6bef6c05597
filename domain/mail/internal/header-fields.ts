import { domainToASCII } from 'node:url'
import { graphemesOf } from '../../../shared/format/graphemes.ts'
import { MAX_ENCODED_WORD, MAX_HEADER_LINE, MAX_HEADER_WORD } from '../limits.ts'
import type { Address } from '../mailer.ts'

const BEFORE = '=?UTF-8?'
const encodedLength = (text: string, encode: (text: string) => string) =>
	BEFORE.length + 2 + encode(text).length + 2

const inBase64 = (text: string) => Buffer.from(text).toString('base64')
/** The characters that need no encoding are those allowed in a name (RFC 2047, 5, rule 3). */
const inQuoted = (text: string) =>
	[...Buffer.from(text)]
		.map((byte) => {
			const character = String.fromCharCode(byte)
			if (/[A-Za-z\d!*+/-]/.test(character)) return character
			return character === ' ' ? '_' : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
		})
		.join('')

/** A text as encoded words (RFC 2047): they end between its words where they can, and never within a character. */
function encodedWords(text: string): string[] {
	const [letter, encode] =
		inQuoted(text).length <= inBase64(text).length ? ['Q', inQuoted] : ['B', inBase64]
	const fits = (part: string) => encodedLength(part, encode) <= MAX_ENCODED_WORD
	const pieces = text
		.split(/(?<= )/)
		.flatMap((word) => (fits(word) ? word : graphemesOf(word)))
		// A letter with an absurd number of marks.
		.flatMap((piece) => (fits(piece) ? piece : [...piece]))
	const parts: string[] = []
	for (const piece of pieces) {
		const longer = `${parts.at(-1) ?? ''}${piece}`
		if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer
		else parts.push(piece)
	}
	return parts.map((part) => `${BEFORE}${letter}?${encode(part)}?=`)
}

/** Whether every reader has a text in ASCII as it was given, however it is broken into lines: by one space between words. */
const isPlain = (text: string) =>
	/^[!-~]+(?: [!-~]+)*$/.test(text) &&
	!text.includes('=?') &&
	text.split(' ').every((word) => word.length <= MAX_HEADER_WORD)

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** The words of a name: as it is, in quotation marks, or encoded. */
function nameWords(name: string): string[] {
	if (name === '') return []
	if (/^[\w ]+$/.test(name) && isPlain(name)) return name.split(' ')
	const inQuotes = quoted(name)
	return isPlain(name) && isPlain(inQuotes) ? inQuotes.split(' ') : encodedWords(name)
}

/** A dot-atom, which needs no quotation marks (RFC 5322, 3.2.3; RFC 6532 for letters beyond ASCII). */
const DOT_ATOM = /^[^\s"(),.:;<>@[\\\]]+(?:\.[^\s"(),.:;<>@[\\\]]+)*$/

export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/**
 * An address as servers take it: a domain in other letters by its ASCII name, unless the part before it has such
 * letters too.
 */
export function asciiDomain(address: string): string {
	const at = address.lastIndexOf('@')
	const [local, domain] = [address.slice(0, at), address.slice(at + 1)]
	const name = isAscii(local) ? domainToASCII(domain) || domain : domain
	return `${DOT_ATOM.test(local) ? local : quoted(local)}@${name}`
}

/** A field of a header: its words, broken into lines where they are too long for one. */
function folded(name: string, words: readonly string[]): string {
	const lines = [`${name}:`]
	for (const word of words) {
		const longer = `${lines.at(-1)} ${word}`
		if (longer.length <= MAX_HEADER_LINE || lines.at(-1) === `${name}:`)
			lines[lines.length - 1] = longer
		else lines.push(` ${word}`)
	}
	return `${lines.join('\r\n')}\r\n`
}

/** `From`, `To` and the like, with the name as every mail program shows it. */
export const addressField = (name: string, { name: of, address }: Address): string =>
	folded(name, [...nameWords(of), `<${asciiDomain(address)}>`])

/** `Subject`, of any text. */
export const textField = (name: string, text: string): string =>
	folded(name, isPlain(text) ? text.split(' ') : encodedWords(text))
