import type { MailData } from '../../../domain/mail/templates.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Block, Template } from '../content.ts'
import { destinationButton, orderButton, text } from '../parts.ts'
import { SAMPLE_ANSWER, SAMPLE_ORDER, SAMPLE_PACKING } from '../samples.ts'

const WORDS = {
	'return-agreed': 'mail.return_agreed',
	'return-changed': 'mail.return_changed',
	'return-refused': 'mail.return_refused',
	'cancel-refused': 'mail.cancel_refused',
} as const

type Instructions = NonNullable<MailData['request-answered']['instructions']>

/** What a buyer does with the goods of an approved return. */
function instructionBlocks({ sendTo, sendUntil, collectedOn, packing }: Instructions): Block[] {
	const packed: Block[] = packing ? [text('mail.return.packing', { packing })] : []
	if (collectedOn !== null) return [text('mail.return.collected', { day: collectedOn }), ...packed]
	const where: Block = sendTo
		? { kind: 'facts', facts: [{ label: message('mail.label.send_to'), value: sendTo }] }
		: text('mail.return.no_address')
	return [text('mail.return.send', { until: sendUntil }), where, ...packed]
}

export const requestAnswered: Template<'request-answered'> = {
	sample: {
		...SAMPLE_ORDER,
		kind: 'return-agreed',
		answer: SAMPLE_ANSWER,
		instructions: {
			sendTo: 'Suryodaya Solar, 4 Surya Chambers, Paud Road, Pune 411038, India',
			sendUntil: '2026-12-12',
			collectedOn: null,
			packing: SAMPLE_PACKING,
		},
		asksDestination: true,
	},
	content: ({ orderId, kind, answer, instructions, asksDestination, ...link }, { name }) => {
		const words = WORDS[kind]
		const said: Block[] = answer ? [{ kind: 'quote', text: answer }] : []
		return {
			subject: message(`${words}.subject`, { orderId }),
			title: message(`${words}.title`),
			blocks: [
				text(`${words}.text`, { orderId }),
				...said,
				...(instructions ? instructionBlocks(instructions) : []),
				...(asksDestination ? [text('mail.return.destination'), destinationButton(link)] : []),
				orderButton(link),
			],
			reason: message('mail.because_of_order', { shop: name }),
		}
	},
}
