import { message } from '../../../../shared/messages/message.ts'
import type { Template } from '../../content.ts'
import { note, orderButton, text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'

export const subsidyReminder: Template<'subsidy-reminder'> = {
	sample: { ...SAMPLE_ORDER, step: 'net-meter' },
	content: ({ step, ...way }, { name: shop }) => ({
		subject: message('mail.subsidy_reminder.subject', { orderId: way.orderId }),
		title: message('mail.subsidy_reminder.title'),
		blocks: [
			text('mail.subsidy_reminder.text'),
			text('mail.subsidy_reminder.step', { step }),
			orderButton(
				{ ...way, path: way.path.replace(/^[^?]+/, '$&/subsidy') },
				message('mail.subsidy_reminder.button'),
			),
			note('mail.subsidy_reminder.note'),
		],
		reason: message('mail.because_of_order', { shop }),
	}),
}
