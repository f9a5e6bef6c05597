import type { MailData, MailTemplate, OfOrder } from '../../domain/mail/templates.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { Block, Template, WordsBySubject } from './content.ts'
import { orderButton } from './parts.ts'

/** Mails to buyers about an order. */
type OrderTemplate = {
	[T in MailTemplate]: MailData[T] extends OfOrder ? T : never
}[MailTemplate]

interface OrderMail<T extends OrderTemplate> {
	/** Those of an appointment depend on what it is for, also in their title. */
	words: Exclude<WordsBySubject<{ orderId: string }>, `mail.appointment_${string}`>
	sample: MailData[T]
	/** The blocks before the link to the order. */
	blocks: (data: MailData[T]) => Block[]
	button?: Message
}

/** A mail to a buyer about an order. */
export const orderMail = <T extends OrderTemplate>(mail: OrderMail<T>): Template<T> => ({
	sample: mail.sample,
	content: (data, { name }) => ({
		subject: message(`${mail.words}.subject`, { orderId: data.orderId }),
		title: message(`${mail.words}.title`),
		blocks: [...mail.blocks(data), orderButton(data, mail.button)],
		reason: message('mail.because_of_order', { shop: name }),
	}),
})
