import { orderMail } from '../order-mail.ts'
import { text } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'

export const installerFound = orderMail<'installer-found'>({
	words: 'mail.installer_found',
	sample: { ...SAMPLE_ORDER, installer: 'Kulkarni Solar' },
	blocks: ({ orderId, installer }) => [
		text('mail.installer_found.text', { orderId, installer }),
		text('mail.installer_found.next'),
	],
})
