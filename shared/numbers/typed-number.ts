import { type Message, message } from '../messages/message.ts'
import { inAscii } from '../text/characters.ts'

/** The kind of a number: rupees have two decimals at most, and a whole count has none. */
export type NumberKind = 'decimal' | 'whole' | 'rupees'

/** Grouped by thousands, or by lakhs and thousands: `10,500`, `1,05,000`; never `10,5`. */
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d*)?$/
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/

/** With the separators of Arabic script as those of Latin, spaces between digits as commas, and no sign of a currency. */
const pointed = (text: string, kind: NumberKind) =>
	inAscii(text)
		.replace(/\u066b/g, '.')
		.replace(/\u066c/g, ',')
		.trim()
		.replace(kind === 'decimal' ? /\s*%$/ : /$^/, '')
		.replace(/^([-+]?) *(?:₹|rs\.?|inr) */i, '$1')
		.replace(/\/-$/, '')
		.replace(/(?<=\d) (?=\d)/g, ',')

/** A number with the thousands separators of other countries. */
const POINT_OF_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/

/** Why a text, with its separators in place, is no number of a kind; null where it is one. */
function whyNot(text: string, kind: NumberKind): Message | null {
	if (/^[-+]?[\d.,]+e[-+]?\d+$/i.test(text)) return message('input.number_with_exponent')
	const digits = text.replace(/^[-+]/, '')
	if (/^[\d.,]*,[\d.,]*$/.test(digits) && !GROUPED.test(digits))
		return message('import.decimal_comma')
	if (kind !== 'decimal' && POINT_OF_THOUSANDS.test(digits))
		return message('input.point_of_thousands', { typed: text.slice(0, 40) })
	return PLAIN.test(digits.replaceAll(',', '')) ? null : message('input.number_in_digits')
}

/**
 * A number as people type it and spreadsheets write it: `1,65,000`, `₹ 1 65 000.50`, `१,६५,०००`, `1,200/-`, `12.5 %`; not
 * `1E+01` or `0x2EE0`, nor `1,5`, nor `1.200` where no three decimals can be meant. @returns why it is none, else
 */
export function typedNumber(text: string, kind: NumberKind = 'decimal'): number | Message {
	const typed = pointed(text, kind)
	return whyNot(typed, kind) ?? Number(typed.replaceAll(',', ''))
}

/** As `typedNumber`; any other text stays as it was typed, for a schema to say why. */
export function numberOrTyped(text: string, kind: NumberKind = 'decimal'): number | string {
	const read = typedNumber(text, kind)
	return typeof read === 'number' ? read : text
}

/** As `typedNumber`; NaN for any other text. */
export function numberIn(text: string, kind: NumberKind = 'decimal'): number {
	const read = typedNumber(text, kind)
	return typeof read === 'number' ? read : Number.NaN
}
