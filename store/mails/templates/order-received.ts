import type { MailData, ToPay } from '../../../domain/mail/templates.ts'
import { number } from '../../../shared/format/english.ts'
import { inRupees } from '../../../shared/format/money.ts'
import { message } from '../../../shared/messages/message.ts'
import type { Block } from '../content.ts'
import { orderMail } from '../order-mail.ts'
import { text } from '../parts.ts'
import { SAMPLE_ORDER } from '../samples.ts'
import { withoutLinks } from '../strangers-words.ts'
import { payBlocks, SAMPLE_TO_PAY } from '../to-pay.ts'

export const orderReceived = orderMail<'order-received'>({
	words: 'mail.order_received',
	sample: {
		...SAMPLE_ORDER,
		items: [
			{ name: 'Mono PERC Panel 540 W', quantity: 6, amount: 89_400_00 },
			{ name: 'Hybrid Inverter 3 kW', quantity: 1, amount: 52_500_00 },
		],
		charges: [{ name: 'Delivery', amount: 1_450_00 }],
		discount: { code: 'DIWALI', amount: 2_000_00 },
		total: 1_41_350_00,
		address: ['Asha Rao', '12 Lake Road', 'Pune, Maharashtra 411001'],
		toPay: SAMPLE_TO_PAY,
	},
	blocks: ({ orderId, items, charges = [], discount = null, total, address, toPay }) => [
		text('mail.order_received.text', { orderId }),
		{
			kind: 'items',
			items: items.map((item) => ({
				name: item.name,
				quantity: number(item.quantity),
				amount: inRupees(item.amount),
			})),
			total: { label: message('mail.label.total'), amount: inRupees(total) },
		},
		...sumsBeside(charges, discount),
		{
			kind: 'facts',
			facts: [
				{ label: message('mail.label.address'), value: address.map(withoutLinks).join('\n') },
			],
		},
		...payBlocks(toPay),
		text(nextOf(toPay)),
	],
})

/** The next thing to happen, in words. */
function nextOf(toPay: ToPay | null | undefined) {
	if (toPay?.isUnconfirmed) return 'mail.order_received.after_confirmation'
	return toPay && toPay.until !== null
		? 'mail.order_received.after_payment'
		: 'mail.order_received.next'
}

type Sums = Required<Pick<MailData['order-received'], 'charges' | 'discount'>>

/** The parts of the total beside the goods; none where it is theirs alone. */
function sumsBeside(charges: Sums['charges'], discount: Sums['discount']): Block[] {
	const facts = [
		...charges.map(({ name, amount }) => ({ label: name, value: inRupees(amount) })),
		...(discount
			? [
					{
						label: message('mail.label.discount', { code: discount.code }),
						value: `− ${inRupees(discount.amount)}`,
					},
				]
			: []),
	]
	return facts.length > 0 ? [text('mail.order_received.beside'), { kind: 'facts', facts }] : []
}
