import type { MailData } from '../../../domain/mail/templates.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { Block } from '../content.ts'
import { orderMail } from '../order-mail.ts'
import { text } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

type Card = NonNullable<MailData['installer-found']['card']>

/** Who comes; what the installer has not said is left out. */
function facts(installer: string, card: Card): Block {
	const known: [Message, string | null][] = [
		[message('mail.label.installer'), installer],
		[message('mail.label.firm'), card.firm],
		[message('mail.label.licence'), card.licenceNumber],
		[message('mail.label.phone'), card.contactNumber],
		[message('mail.label.whatsapp'), card.whatsapp],
		[message('mail.label.languages'), card.languages.join(', ')],
		[message('mail.label.jobs_done'), card.jobsDone > 0 ? String(card.jobsDone) : null],
	]
	return {
		kind: 'facts',
		facts: known.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
	}
}

export const installerFound = orderMail<'installer-found'>({
	words: 'mail.installer_found',
	sample: {
		...SAMPLE_ORDER,
		installer: 'Sunil Kulkarni',
		card: {
			firm: 'Kulkarni Solar',
			licenceNumber: 'MH-2207',
			contactNumber: '98220 11223',
			whatsapp: '98220 11223',
			languages: ['Marathi', 'Hindi', 'English'],
			jobsDone: 41,
		},
	},
	blocks: ({ orderId, installer, card }) => [
		text('mail.installer_found.text', { orderId, installer }),
		...(card ? [facts(installer, card)] : []),
		text('mail.installer_found.next'),
	],
})
