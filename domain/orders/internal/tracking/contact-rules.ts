import { inAscii } from '../../../../shared/text/characters.ts'
import { canonicalAddress } from '../../../../shared/text/mail-address.ts'

/** The one spelling of an address; of one that was taken before it had one, as it is written. */
const spelt = (address: string) =>
	canonicalAddress(address.trim()) ?? address.trim().normalize('NFC').toLowerCase()

const digitsOf = (text: string) => inAscii(text).replace(/\D/g, '')

/** A number without its country and its leading zeros: its last ten digits, or all of a shorter one. */
const national = (digits: string) => digits.slice(-10).replace(/^0+/, '')

/**
 * Whether a text is the phone number, however it is written.
 * @param contactNumber that of an order; blank where the order has lost it, which no text is
 */
export function isPhoneOf(contactNumber: string, text: string): boolean {
	const digits = digitsOf(text)
	const wanted = national(digitsOf(contactNumber))
	return digits.length >= 6 && wanted !== '' && national(digits) === wanted
}

/** Whether a text is the phone number, however it is written, or the email address of an order. */
export function isContactOf(
	{ contactNumber, email }: { contactNumber: string; email: string | null },
	text: string,
): boolean {
	if (text.includes('@')) return email !== null && spelt(text) === spelt(email)
	return isPhoneOf(contactNumber, text)
}

const PARTS = /^([A-Z]{2,4})[-\s/]*([2-9A-Z]{4})[-\s/]*([2-9A-Z]{4})$/
const NUMBER = /^[A-Z0-9-]{1,40}$/

/** The number of an order as a person has typed it, also in small letters or without hyphens; null where it can be none. */
export function orderNumberOf(text: string): string | null {
	const typed = inAscii(text).trim().replace(/^#\s*/, '').toUpperCase()
	const number = PARTS.exec(typed)?.slice(1).join('-') ?? typed
	return NUMBER.test(number) ? number : null
}
