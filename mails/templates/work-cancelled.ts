import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { SAMPLE_WORK } from '../samples.ts'

export const workCancelled: Template<'work-cancelled'> = {
	sample: { ...SAMPLE_WORK, path: '/installer/orders' },
	content: ({ path, ...work }, { name }) => ({
		subject: message('mail.work_cancelled.subject', work),
		title: message('mail.work_cancelled.title'),
		blocks: [
			{ kind: 'text', message: message('mail.work_cancelled.text', work) },
			{ kind: 'button', label: message('mail.work_cancelled.button'), path },
		],
		reason: message('mail.because_of_work', { shop: name }),
	}),
}
