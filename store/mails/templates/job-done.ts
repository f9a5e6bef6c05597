import { orderMail } from '../order-mail.ts'
import { text } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const jobDone = orderMail<'job-done'>({
	words: 'mail.job_done',
	sample: { ...SAMPLE_ORDER, installer: 'Kulkarni Solar', papers: true },
	blocks: ({ orderId, installer, papers }) => [
		text('mail.job_done.text', { orderId, installer }),
		...(papers ? [text('mail.job_done.documents')] : []),
		text('mail.job_done.next'),
	],
})
