import { moment } from '../../../format/dates.ts'
import { inRupees } from '../../../format/money.ts'

interface OfOrder {
	orderId: string
}

interface Sum extends OfOrder {
	amount: number
}

type Due = 'on-order' | 'before-delivery' | 'on-delivery' | 'on-commissioning'

const DUE: Record<Due, string> = {
	'on-order': 'now',
	'before-delivery': 'before the goods are delivered',
	'on-delivery': 'on delivery',
	'on-commissioning': 'when the system is handed over',
}

/** The last minute of a time that ends then. */
const lastMinute = (until: number) => moment(until - 1)

/** Words of mails to buyers about money. */
export const payments = {
	'mail.pay.transfer': ({
		due,
		amount,
		until,
	}: {
		due: Due
		amount: number
		until: number | null
	}) =>
		`Please transfer ${inRupees(amount)} ${DUE[due]}${until === null ? '' : `. Everything is reserved for you until ${lastMinute(until)}`}:`,
	'mail.pay.reference':
		'Please give the reference with the transfer, so that we find it. You will find a QR code for UPI apps with your order, where the amount allows it.',
	'mail.pay.other': ({ way, due, amount }: { way: string; due: Due; amount: number }) =>
		way === 'cod'
			? `You pay ${inRupees(amount)} ${DUE[due]}.`
			: `${inRupees(amount)} is to be paid ${DUE[due]}. You can pay it online with your order.`,

	'mail.payment_received.subject': ({ orderId }: OfOrder) =>
		`We have received your payment for order ${orderId}`,
	'mail.payment_received.title': 'Your payment has arrived',
	'mail.payment_received.text': ({ orderId, amount }: Sum) =>
		`We have received ${inRupees(amount)} for your order ${orderId}. Thank you.`,

	'mail.payment_reminder.subject': ({ orderId }: OfOrder) =>
		`Your order ${orderId} is waiting for its payment`,
	'mail.payment_reminder.title': 'One more day to pay',
	'mail.payment_reminder.text': ({ orderId, isRest }: OfOrder & { isRest: boolean }) =>
		isRest
			? `We have received a part of what your order ${orderId} needs, and not the rest yet.`
			: `We have not received the payment for your order ${orderId} yet.`,
	'mail.payment_reminder.next': ({ isRest }: { isRest: boolean }) =>
		`If you have paid already, there is nothing to do: a transfer can take a day to arrive. ${
			isRest
				? 'Your order waits for the rest.'
				: 'Without a payment, the order is cancelled and its goods go back on sale.'
		}`,

	'mail.order_expired.subject': ({ orderId }: OfOrder) => `Your order ${orderId} was cancelled`,
	'mail.order_expired.title': 'Your order was cancelled',
	'mail.order_expired.text': ({ orderId }: OfOrder) =>
		`No payment for your order ${orderId} has arrived in time, so the order is cancelled and its goods are back on sale.`,
	'mail.order_expired.unconfirmed': ({ orderId }: OfOrder) =>
		`Your order ${orderId} was not confirmed within a day, so it is cancelled and its goods are back on sale. Order again whenever you like.`,
	'mail.order_expired.next':
		'If you have paid meanwhile, there is nothing to do: we confirm the order, or you get a refund if its goods are no longer in stock. Otherwise, order again whenever you like.',

	'mail.order_code.subject': ({ orderId }: OfOrder) => `Confirm your order ${orderId}`,
	'mail.order_code.title': 'Please confirm your order',
	'mail.order_code.text': ({ orderId, code }: OfOrder & { code: string }) =>
		`The code for your order ${orderId} is ${code}. Type it on the page of the order within a day, and we begin.`,
	'mail.order_code.next':
		'You have not ordered? Then there is nothing to do: without the code the order is cancelled.',

	'mail.refund_begun.subject': ({ orderId }: OfOrder) => `A refund for your order ${orderId}`,
	'mail.refund_begun.title': 'Your refund is on its way',
	'mail.refund_begun.text': ({ orderId, amount }: Sum) =>
		`We are sending ${inRupees(amount)} of your order ${orderId} back to you.`,
	'mail.refund_begun.reason': 'The reason:',
	'mail.refund_begun.next': ({ goes }: { goes: 'back' | 'by-hand' | 'asked' }) =>
		goes === 'asked'
			? 'Please tell us to which UPI id or bank account: what was not paid online cannot go back the way it came. We write to you once it is sent.'
			: `You get it ${goes === 'back' ? 'the way you paid' : 'at the UPI id or account that you have given us'}, within ten working days. We write to you once it is sent.`,

	'mail.refund_destination.subject': ({ orderId }: OfOrder) =>
		`Where the refund for order ${orderId} goes`,
	'mail.refund_destination.title': 'We know where your refund goes',
	'mail.refund_destination.text': ({ orderId }: OfOrder) =>
		`For your order ${orderId}, this was entered for refunds:`,
	'mail.refund_destination.next':
		'We delete it once the refund is sent. If you have not entered it, reply to this mail at once.',
	'mail.payment_received.owed': ({ owed }: { owed: number }) =>
		`That is ${inRupees(owed)} more than your order costs, which we send back. Please tell us to which UPI id or bank account.`,

	'mail.refund_done.subject': ({ orderId }: OfOrder) => `Refund sent for your order ${orderId}`,
	'mail.refund_done.title': 'Your refund has been sent',
	'mail.refund_done.text': ({ orderId }: OfOrder) =>
		`We have sent the refund for your order ${orderId}:`,
}
