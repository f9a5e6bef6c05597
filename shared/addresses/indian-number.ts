import { type MessageOf, message } from '../messages/message.ts'
import { inAscii } from '../text/characters.ts'

/** Without the separators and prefixes that people and contacts write. */
const bare = (text: string) =>
	inAscii(text)
		.replace(/^ *tel:/i, '')
		.replace(/＋/g, '+')
		.replace(/[ ()./-]/g, '')

/** India’s, of a number that has at least ten digits behind it. */
const CODE = /^(?:\+91|0091|91(?=0?\d{10}$))/

/**
 * The ten digits of an Indian telephone number, without the country's code or the leading zero of a long distance call;
 * null for any other text.
 */
export function indianNumber(text: string): string | null {
	const national = bare(text).replace(CODE, '').replace(/^0/, '')
	// A landline begins with the code of its area, a mobile with 6 to 9.
	return /^[1-9]\d{9}$/.test(national) && !/^(\d)\1{9}$/.test(national) ? national : null
}

/**
 * The ten digits of an Indian mobile number; null for any other text. Numbers of some cities begin like mobiles (080 is
 * Bengaluru): with the zero of a long distance call they count as landlines.
 */
export function indianMobile(text: string): string | null {
	const number = indianNumber(text)
	if (!number || !/^[6-9]/.test(number)) return null
	return /^0[6-8]/.test(bare(text).replace(CODE, '')) ? null : number
}

/** The hint about a telephone number; null where it can be right. */
export const phoneHint = (text: string): MessageOf<'address.no_phone'> | null =>
	indianNumber(text) ? null : message('address.no_phone')

const INDIA = /^(?:india|bharat|in|ind|भारत)$/i

export const isIndia = (country: string): boolean => INDIA.test(country.trim())

/** The six digits of a possible PIN code; null for any other text. */
export function pinDigits(text: string): string | null {
	const digits = inAscii(text).replace(/[ .,-]/g, '')
	return /^[1-9]\d{5}$/.test(digits) ? digits : null
}

export const NO_PIN = message('address.no_pin')

/** Of an unknown PIN code, or beginning of one. */
export const unknownPin = (pin: string) =>
	message('address.unknown_pin', { prefix: pin.slice(0, 3) })
