import { inRupees } from '../../../shared/format/money.ts'
import { message } from '../../../shared/messages/message.ts'
import { orderMail } from '../order-mail.ts'
import { text } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../samples.ts'

export const changeProposed = orderMail<'change-proposed'>({
	words: 'mail.change_proposed',
	sample: {
		...SAMPLE_ORDER,
		installer: 'Kulkarni Solar',
		reason: SAMPLE_WORDS.change,
		before: 1_41_900_00,
		after: 1_71_700_00,
	},
	blocks: ({ orderId, installer, reason, before, after }) => [
		text('mail.change_proposed.text', { orderId, installer }),
		{ kind: 'quote', text: reason },
		{
			kind: 'facts',
			facts: [
				{ label: message('mail.label.total_before'), value: inRupees(before) },
				{ label: message('mail.label.total_after'), value: inRupees(after) },
			],
		},
		text('mail.change_proposed.next'),
	],
	button: message('mail.change_proposed.button'),
})
