import { canonicalAddress } from '../../shared/text/mail-address.ts'
import { MIN_PHONE_DIGITS } from './limits.ts'

/** A mail address or a phone number by which the shop knows a person. */
export interface Contact {
	kind: 'email' | 'phone'
	/** The one spelling of the address, or the last ten digits of the number. */
	value: string
}

const PHONE_DIGITS = 10

/** The contact that a text stands for; null where it is neither an address nor a number. */
export function contactIn(text: string): Contact | null {
	const typed = text.trim()
	if (typed.includes('@')) {
		const value = canonicalAddress(typed)
		return value === null ? null : { kind: 'email', value }
	}
	if (!/^(?:tel:)?[+()\d ./-]+$/i.test(typed)) return null
	const digits = typed.replace(/\D/g, '')
	return digits.length < MIN_PHONE_DIGITS
		? null
		: { kind: 'phone', value: digits.slice(-PHONE_DIGITS) }
}
