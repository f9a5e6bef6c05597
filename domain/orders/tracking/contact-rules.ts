const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A number without its country and its leading zeros: its last ten digits, or all of a shorter one. */
const national = (digits: string) => digits.slice(-10).replace(/^0+/, '')

/** Whether a text is the phone number, however it is written, or the email address of an order. */
export function isContactOf(
	{ contactNumber, email }: { contactNumber: string; email: string | null },
	text: string,
): boolean {
	if (text.includes('@')) return email !== null && text.trim().toLowerCase() === email.toLowerCase()
	const digits = digitsOf(text)
	return digits.length >= 6 && national(digits) === national(digitsOf(contactNumber))
}
