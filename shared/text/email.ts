import { z } from '@hono/zod-openapi'
import { type IssueText, issue } from '../messages/message.ts'
import { INDIAN_SCRIPTS } from './scripts.ts'

/** No dot at an end, nor two in a row; of RFC 5321's signs those of real addresses. */
const LOCAL_PART = /^[\w'+&-]+(?:\.[\w'+&-]+)*$/
const MAX_LOCAL_PART = 64

const ALONE = [
	'Latin',
	...INDIAN_SCRIPTS,
	'Sinhala',
	'Arabic',
	'Meetei_Mayek',
	'Ol_Chiki',
	'Cyrillic',
	'Greek',
	'Hebrew',
	'Thai',
	'Lao',
	'Khmer',
	'Myanmar',
	'Georgian',
	'Armenian',
	'Ethiopic',
	'Tibetan',
	'Thaana',
	'Mongolian',
	'Hangul',
	'Han',
]
/** Japanese is written in three at once. */
const TOGETHER = ['Han', 'Hiragana', 'Katakana']

const ofScripts = (...scripts: string[]) =>
	new RegExp(
		`^[${scripts.map((script) => `\\p{scx=${script}}`).join('')}0-9\\u200c\\u200d-]+$`,
		'u',
	)
const OF_ONE_SCRIPT = [...ALONE.map((script) => ofScripts(script)), ofScripts(...TOGETHER)]

/** As RFC 3696 has it, or of another script in its ASCII form: .भारत is `xn--h2brj9c`. */
const TOP_LABEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** A domain in its ASCII form (RFC 5890), such as `xn--bcher-kva.example`; null where it is none, or mixes scripts. */
function asciiDomain(domain: string): string | null {
	const typed = domain.split('.')
	if (!typed.every((label) => OF_ONE_SCRIPT.some((script) => script.test(label)))) return null
	if (!URL.canParse(`http://${domain}`)) return null
	const labels = new URL(`http://${domain}`).hostname.split('.')
	return labels.length > 1 &&
		labels.every((label) => LABEL.test(label)) &&
		TOP_LABEL.test(labels.at(-1) ?? '')
		? labels.join('.')
		: null
}

/** The one spelling of a mail address under which it is kept: small letters, its domain in ASCII; null where it is none. */
export function canonicalAddress(text: string): string | null {
	const at = text.lastIndexOf('@')
	const [localPart, domain] = [text.slice(0, at), text.slice(at + 1)]
	if (at < 1 || localPart.length > MAX_LOCAL_PART || !LOCAL_PART.test(localPart)) return null
	const ascii = asciiDomain(domain.normalize('NFC').toLowerCase())
	return ascii === null ? null : `${localPart}@${ascii}`.toLowerCase()
}

const INVALID = issue('input.email')
const FOREIGN_LETTERS = issue('input.email_letters')

const MAX_ADDRESS = 254
const TOO_LONG = issue('input.too_long', { max: MAX_ADDRESS })

/** Mail of letters beyond ASCII before the @ arrives at few servers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const HAS_FOREIGN_LETTERS = /^[^@]*[^\u0000-\u007f][^@]*@/

/** The one spelling of a typed address; where it is none, the mistake is given to the context. */
function read(text: string, invalid: IssueText, context: z.RefinementCtx): string {
	const address = canonicalAddress(text)
	if (address !== null && address.length <= MAX_ADDRESS) return address
	context.addIssue({
		code: 'custom',
		message: HAS_FOREIGN_LETTERS.test(text) ? FOREIGN_LETTERS : invalid,
		input: text,
	})
	return z.NEVER
}

/** A mail address, in its one spelling. @param required the message when it is blank */
export function email(required: IssueText, invalid: IssueText = INVALID) {
	return z
		.string({ error: required })
		.check(z.trim(), z.minLength(1, required), z.maxLength(MAX_ADDRESS, TOO_LONG))
		.transform((text, context) => read(text, invalid, context))
}

/** As `email`, but may be left out, null or blank, which comes back as undefined. */
export function optionalEmail(invalid: IssueText = INVALID) {
	return z
		.string(invalid)
		.nullish()
		.transform((text, context) => (text?.trim() ? read(text.trim(), invalid, context) : undefined))
		.optional()
}
