import { indianMobile } from '../../../shared/addresses/indian-number'

/** A link that calls a number. */
export const telOf = (text: string) => `tel:${text.replace(/[^\d+]/g, '')}`

/**
 * A link that opens a conversation; null of a number that is no Indian mobile.
 * @param said a text that is ready to be sent
 */
export function whatsappOf(text: string | null, said?: string): string | null {
	const mobile = text && indianMobile(text)
	const ready = said === undefined ? '' : `?text=${encodeURIComponent(said)}`
	return mobile ? `https://wa.me/91${mobile}${ready}` : null
}

/** A link that opens a text message. @param said a text that is ready to be sent */
export const smsOf = (number: string, said: string) =>
	`sms:${number.replace(/[^\d+]/g, '')}?body=${encodeURIComponent(said)}`

/** A link to a map of an address. @param place the address, in a line */
export const mapOf = (place: string) =>
	`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
