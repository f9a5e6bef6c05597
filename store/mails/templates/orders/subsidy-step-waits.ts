import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { button, note, text } from '../../parts.ts'
import { SAMPLE_WORK } from '../../samples.ts'

export const subsidyStepWaits: Template<'subsidy-step-waits'> = {
	sample: { ...SAMPLE_WORK, path: `/orders/${SAMPLE_WORK.orderId}/subsidy`, step: 'net-meter' },
	content: ({ path, step, ...work }, { name }) => ({
		subject: message('mail.subsidy_step_waits.subject', work),
		title: message('mail.subsidy_step_waits.title'),
		blocks: [
			text('mail.subsidy_step_waits.text', work),
			text('mail.subsidy_step_waits.step', { step }),
			button(message('mail.subsidy_reminder.button'), path),
			note('mail.subsidy_step_waits.note'),
		],
		reason: message('mail.because_of_work', { shop: name }),
	}),
}
