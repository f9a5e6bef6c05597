import { message } from '../../../shared/messages/message.ts'
import type { Block, Template } from '../content.ts'
import { orderButton, text } from '../parts.ts'
import { SAMPLE_ORDER, SAMPLE_WORDS } from '../samples.ts'

const WORDS = {
	'return-agreed': 'mail.return_agreed',
	'return-refused': 'mail.return_refused',
	'cancel-refused': 'mail.cancel_refused',
} as const

export const requestAnswered: Template<'request-answered'> = {
	sample: { ...SAMPLE_ORDER, kind: 'return-refused', answer: SAMPLE_WORDS.change },
	content: ({ orderId, kind, answer, ...link }, { name, contact: { address } }) => {
		const words = WORDS[kind]
		const said: Block[] = answer ? [{ kind: 'quote', text: answer }] : []
		if (kind === 'return-agreed' && address !== '')
			said.push({
				kind: 'facts',
				facts: [{ label: message('mail.label.send_to'), value: [name, address].join('\n') }],
			})
		return {
			subject: message(`${words}.subject`, { orderId }),
			title: message(`${words}.title`),
			blocks: [text(`${words}.text`, { orderId }), ...said, orderButton(link)],
			reason: message('mail.because_of_order', { shop: name }),
		}
	},
}
