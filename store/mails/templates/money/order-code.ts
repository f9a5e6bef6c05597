import { HIDDEN_SECRET } from '../../../../domain/mail/rules.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { button, text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

/** The code that confirms an order on delivery. */
export const orderCode: Template<'order-code'> = {
	sample: { orderId: SAMPLE_ORDER.orderId, path: SAMPLE_ORDER.path, secret: '042917' },
	content: ({ orderId, path, secret = HIDDEN_SECRET }, { name }) => ({
		subject: message('mail.order_code.subject', { orderId }),
		title: message('mail.order_code.title'),
		blocks: [
			text('mail.order_code.text', { orderId, code: secret }),
			text('mail.order_code.next'),
			button(message('mail.button.order'), path),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
