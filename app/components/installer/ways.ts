import { indianMobile } from '../../../shared/addresses/indian-number'

/** A link that calls a number. */
export const telOf = (text: string) => `tel:${text.replace(/[^\d+]/g, '')}`

/** A link that opens a conversation; null of a number that is no Indian mobile. */
export function whatsappOf(text: string | null): string | null {
	const mobile = text && indianMobile(text)
	return mobile ? `https://wa.me/91${mobile}` : null
}

/** A link to a map of an address. @param place the address, in a line */
export const mapOf = (place: string) =>
	`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
