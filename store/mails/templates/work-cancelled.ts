import { message } from '../../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { button, text } from '../parts.ts'
import { SAMPLE_WORK } from '../samples.ts'

export const workCancelled: Template<'work-cancelled'> = {
	sample: { ...SAMPLE_WORK, path: '/installer/orders' },
	content: ({ path, ...work }, { name }) => ({
		subject: message('mail.work_cancelled.subject', work),
		title: message('mail.work_cancelled.title'),
		blocks: [
			text('mail.work_cancelled.text', work),
			button(message('mail.work_cancelled.button'), path),
		],
		reason: message('mail.because_of_work', { shop: name }),
	}),
}
