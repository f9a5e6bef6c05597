import type { MailData } from '../../../../domain/mail/templates.ts'
import { netCostOf } from '../../../../domain/planner/money/net-cost.ts'
import { number } from '../../../../shared/format/english.ts'
import { inRupees } from '../../../../shared/format/money.ts'
import { message } from '../../../../shared/messages/message.ts'
import { paise } from '../../../../shared/money.ts'
import type { Block, Sum } from '../../content.ts'
import { orderMail } from '../../order-mail.ts'
import { text } from '../../parts.ts'
import { SAMPLE_ORDER } from '../../samples.ts'
import { withoutLinks } from '../../strangers-words.ts'
import { payBlocks, SAMPLE_TO_PAY } from '../../to-pay.ts'

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
		fulfilment: 'delivery',
		sendBy: '2026-12-01',
		address: ['Asha Rao', '12 Lake Road', 'Pune, Maharashtra 411001'],
		netCost: { total: 1_41_350_00, subsidy: 78_000_00, installation: 59_250_00 },
		toPay: SAMPLE_TO_PAY,
	},
	blocks: ({ orderId, items, charges = [], discount = null, total, address, ...rest }) => [
		text('mail.order_received.text', { orderId }),
		{
			kind: 'items',
			items: items.map((item) => ({
				name: item.name,
				quantity: number(item.quantity),
				amount: inRupees(item.amount),
			})),
			beside: sumsBeside(charges, discount),
			total: { label: message('mail.label.total'), amount: inRupees(total) },
		},
		{
			kind: 'facts',
			facts: [
				{
					label: message('mail.label.address', { isInstalled: isInstalled(rest) }),
					value: address.map(withoutLinks).join('\n'),
				},
			],
		},
		...netCostBlocks(rest.netCost),
		...payBlocks(rest.toPay),
		nextOf(rest),
	],
})

/** The part of the price that comes back, and the rest. */
function netCostBlocks(netCost: Received['netCost']): Block[] {
	if (!netCost) return []
	const { total, first = total, subsidy, installation, isOnDelivery = false } = netCost
	const { lines, note } = netCostOf({
		total: paise(total),
		first: paise(first),
		subsidy: paise(subsidy),
		installation: installation === null ? null : paise(installation),
		isOnDelivery,
	})
	const facts = lines.map(({ what, amount }) => ({
		label: what,
		value: `${amount < 0 ? '− ' : ''}${inRupees(Math.round(Math.abs(amount) * 100))}`,
	}))
	return [{ kind: 'facts', facts }, ...(note ? [{ kind: 'text' as const, message: note }] : [])]
}

/** Mails written before they named how the goods come are of orders that are installed. */
const isInstalled = ({ fulfilment = 'installation' }: Pick<Received, 'fulfilment'>) =>
	fulfilment === 'installation'

/** The next thing to happen, in words. */
function nextOf({
	toPay,
	sendBy = null,
	...how
}: Pick<Received, 'toPay' | 'sendBy' | 'fulfilment'>) {
	if (toPay?.isUnconfirmed) return text('mail.order_received.after_confirmation')
	if (toPay && toPay.until !== null) return text('mail.order_received.after_payment')
	return isInstalled(how)
		? text('mail.order_received.next')
		: text('mail.order_received.sent_by', { sendBy })
}

type Received = MailData['order-received']
type Sums = Required<Pick<Received, 'charges' | 'discount'>>

/** The parts of the total beside the goods; none where it is theirs alone. */
const sumsBeside = (charges: Sums['charges'], discount: Sums['discount']): Sum[] => [
	...charges.map(({ name, amount }) => ({ label: name, amount: inRupees(amount) })),
	...(discount
		? [
				{
					label: message('mail.label.discount', { code: discount.code }),
					amount: `− ${inRupees(discount.amount)}`,
				},
			]
		: []),
]
