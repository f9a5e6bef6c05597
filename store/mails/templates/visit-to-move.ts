import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { button, quoted, text, visit } from '../parts.ts'
import { SAMPLE_SPAN, SAMPLE_WORDS, SAMPLE_WORK } from '../samples.ts'

export const visitToMove: Template<'visit-to-move'> = {
	sample: { ...SAMPLE_WORK, span: SAMPLE_SPAN, preference: SAMPLE_WORDS.preference },
	content: ({ path, span, visit: what, preference, ...work }, { name }) => ({
		subject: message('mail.visit_to_move.subject', work),
		title: message('mail.visit_to_move.title'),
		blocks: [
			text('mail.visit_to_move.text', work),
			visit(span, work.orderId, what),
			...quoted(message('mail.visit_to_move.preference'), preference),
			text('mail.visit_to_move.next'),
			button(message('mail.button.job'), path),
		],
		reason: message('mail.because_of_work', { shop: name }),
	}),
}
