import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const jobDone: Template<'job-done'> = {
	sample: { ...SAMPLE_ORDER, installer: 'Kulkarni Solar', papers: true },
	content: ({ orderId, installer, papers, ...link }, { name }) => ({
		subject: message('mail.job_done.subject', { orderId }),
		title: message('mail.job_done.title'),
		blocks: [
			{ kind: 'text', message: message('mail.job_done.text', { orderId, installer }) },
			...(papers ? [{ kind: 'text', message: message('mail.job_done.papers') } as const] : []),
			{ kind: 'text', message: message('mail.job_done.next') },
			orderButton(link),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
