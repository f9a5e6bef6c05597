import { inRupees } from '../../shared/format/money.ts'
import { message } from '../../shared/messages/message.ts'
import type { Template } from '../content.ts'
import { orderButton } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../samples.ts'

export const changeProposed: Template<'change-proposed'> = {
	sample: {
		...SAMPLE_ORDER,
		installer: 'Kulkarni Solar',
		reason: SAMPLE_WORDS.change,
		before: 1_41_900_00,
		after: 1_71_700_00,
	},
	content: ({ orderId, installer, reason, before, after, ...link }, { name }) => ({
		subject: message('mail.change_proposed.subject', { orderId }),
		title: message('mail.change_proposed.title'),
		blocks: [
			{ kind: 'text', message: message('mail.change_proposed.text', { orderId, installer }) },
			{ kind: 'quote', text: reason },
			{
				kind: 'facts',
				facts: [
					{ label: message('mail.label.total_before'), value: inRupees(before) },
					{ label: message('mail.label.total_after'), value: inRupees(after) },
				],
			},
			{ kind: 'text', message: message('mail.change_proposed.next') },
			orderButton(link, message('mail.change_proposed.button')),
		],
		reason: message('mail.because_of_order', { shop: name }),
	}),
}
