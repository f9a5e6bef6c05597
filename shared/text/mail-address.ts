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
