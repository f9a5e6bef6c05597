import type { AppContext } from '../../app-context.ts'
import { addressLine, shopName } from '../../settings/rules.ts'
import type { MailShop, OutgoingMail } from '../mailer.ts'

/** The shop's details for mails. @param publicUrl the origin that links begin with; blank where none is configured */
export function shopOf({ settings }: AppContext, publicUrl: string): MailShop {
	const all = settings.current()
	const { shop, contact } = all
	return {
		publicUrl,
		name: shopName(all),
		logo: shop.logo === '' ? null : `${publicUrl}${shop.logo}`,
		contact: {
			email: contact.supportEmail,
			phone: contact.supportPhone,
			address: addressLine(contact),
		},
	}
}

/** The sender of mails, and the address for replies. @throws Error where the settings name no address */
export function senderOf({ settings }: AppContext): Pick<OutgoingMail, 'from' | 'replyTo'> {
	const all = settings.current()
	const { mail, contact } = all
	const address = mail.senderAddress || contact.supportEmail
	if (!address) throw new Error('The settings name no address that mails are sent from')
	return {
		from: { name: mail.senderName || shopName(all), address },
		replyTo: mail.replyTo || contact.supportEmail || undefined,
	}
}
