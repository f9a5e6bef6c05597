import { indianMobile } from '../../../../shared/addresses/indian-number'

/** A link that opens a conversation on WhatsApp. @param mobile the ten digits of an Indian mobile number */
export const whatsappLink = (mobile: string, text: string) =>
	`https://wa.me/91${mobile}?text=${encodeURIComponent(text)}`

interface Sender {
	number: string
	name: string
	contactNumber: string | null
}

/** The link by which an installer or an admin writes to the sender first; null where the number is no mobile. */
export function linkToSender(enquiry: Sender, shop: string): string | null {
	const mobile = enquiry.contactNumber && indianMobile(enquiry.contactNumber)
	if (!mobile) return null
	return whatsappLink(
		mobile,
		`Hello ${enquiry.name}, this is about your enquiry ${enquiry.number} at ${shop}.`,
	)
}

/** The link by which the sender writes to the store. */
export const linkToStore = (mobile: string, number: string, shop: string) =>
	whatsappLink(mobile, `Hello, this is about my enquiry ${number} at ${shop}.`)
