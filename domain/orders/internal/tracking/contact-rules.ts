import { inAscii } from '../../../../shared/text/characters.ts'
import { canonicalAddress } from '../../../../shared/text/email.ts'

/** The one spelling of an address; of one that was taken before it had one, as it is written. */
const spelt = (address: string) =>
	canonicalAddress(address.trim()) ?? address.trim().normalize('NFC').toLowerCase()

const digitsOf = (text: string) => inAscii(text).replace(/\D/g, '')

/** A number without its country and its leading zeros: its last ten digits, or all of a shorter one. */
const national = (digits: string) => digits.slice(-10).replace(/^0+/, '')

/** Whether a text is the phone number, however it is written, or the email address of an order. */
export function isContactOf(
	{ contactNumber, email }: { contactNumber: string; email: string | null },
	text: string,
): boolean {
	if (text.includes('@')) return email !== null && spelt(text) === spelt(email)
	const digits = digitsOf(text)
	return digits.length >= 6 && national(digits) === national(digitsOf(contactNumber))
}
