/** A person as a code counts them: by the mail address and by the phone of an order. */
export interface Person {
	email: string | null
	phone: string | null
}

/** Dots before the @ mean nothing there (Google, “Dots don't matter in Gmail addresses”). */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** A mail address as people are counted: in small letters, without the part after a plus sign; null for none. */
export function countedEmail(email: string | null): string | null {
	const text = email?.trim().toLowerCase() ?? ''
	const at = text.lastIndexOf('@')
	if (at < 1) return text || null
	const domain = text.slice(at + 1)
	const [name = ''] = text.slice(0, at).split('+')
	const isOfGoogle = WITHOUT_DOTS.has(domain)
	const counted = isOfGoogle ? name.replaceAll('.', '') : name
	return `${counted}@${isOfGoogle ? 'gmail.com' : domain}`
}

const PHONE_DIGITS = 10

/** A phone number as people are counted: its last ten digits; null for none. */
export const countedPhone = (phone: string | null): string | null =>
	phone?.replace(/\D/g, '').slice(-PHONE_DIGITS) || null

/** Whether two are one person: by either. */
export const isSamePerson = (one: Person, other: Person): boolean =>
	(one.email !== null && countedEmail(one.email) === countedEmail(other.email)) ||
	(one.phone !== null && countedPhone(one.phone) === countedPhone(other.phone))
