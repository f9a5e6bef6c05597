import type { OutgoingMail } from '../../domain/mail/mailer.ts'

/** A mail of a shop to a buyer. @param own the fields that differ from every such mail's */
export const outgoingMail = (own: Partial<OutgoingMail> = {}): OutgoingMail => ({
	messageId: '<one@shop.example>',
	from: { name: 'Suryodaya', address: 'help@shop.example' },
	to: { name: 'Asha', address: 'asha@example.com' },
	subject: 'Your order',
	html: '<p>Hello</p>',
	text: 'Hello',
	...own,
})
