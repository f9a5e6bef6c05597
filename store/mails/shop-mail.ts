import type { MailData, MailTemplate } from '../../domain/mail/templates.ts'
import { message } from '../../shared/messages/message.ts'
import type { Block, Template, WordsBySubject } from './content.ts'
import { type Linked, linkOf } from './link.ts'
import { button, note, text } from './parts.ts'

interface ShopMail<T extends MailTemplate> {
	words: WordsBySubject<{ shop: string }>
	sample: MailData[T]
	/** @param shop its name */
	blocks: (data: MailData[T], shop: string) => Block[]
	reason: 'mail.because_of_account' | 'mail.because_of_address' | 'mail.because_of_quotation'
}

/** A mail to a person who deals with the shop, about no order. */
export const shopMail = <T extends MailTemplate>(mail: ShopMail<T>): Template<T> => ({
	sample: mail.sample,
	content: (data, { name: shop }) => ({
		subject: message(`${mail.words}.subject`, { shop }),
		title: message(`${mail.words}.title`),
		blocks: mail.blocks(data, shop),
		reason: message(mail.reason, { shop }),
	}),
})

type LinkTemplate = 'confirm-address' | 'confirm-device' | 'newsletter-confirm' | 'password-reset'

/** A mail that is there for the link in it. */
export const linkMail = <T extends LinkTemplate>(
	mail: Pick<ShopMail<T>, 'sample' | 'reason'> & {
		words:
			| 'mail.confirm_address'
			| 'mail.confirm_device'
			| 'mail.newsletter_confirm'
			| 'mail.password_reset'
	},
): Template<T> =>
	shopMail({
		...mail,
		blocks: (data: Linked, shop) => [
			text(`${mail.words}.text`, { shop }),
			button(message(`${mail.words}.button`), linkOf(data)),
			note(`${mail.words}.note`),
		],
	})
