import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { button, text, visit } from '../parts.ts'
import { SAMPLE_SPAN, SAMPLE_WORK } from '../samples.ts'

export const visitConfirmed: Template<'visit-confirmed'> = {
	sample: { ...SAMPLE_WORK, span: SAMPLE_SPAN },
	content: ({ path, span, visit: what, ...work }, { name }) => ({
		subject: message('mail.visit_confirmed.subject', { ...work, span }),
		title: message('mail.visit_confirmed.title'),
		blocks: [
			text('mail.visit_confirmed.text', work),
			visit(span, work.orderId, what),
			button(message('mail.button.job'), path),
		],
		reason: message('mail.because_of_work', { shop: name }),
	}),
}
