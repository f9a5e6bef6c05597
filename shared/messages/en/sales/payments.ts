import { inRupees } from '../../../format/money.ts'

interface OfOrder {
	orderId: string
}

interface Sum extends OfOrder {
	amount: number
}

const ways = {
	'payments.too_little_online': 'Less than ₹1 cannot be paid online. Pay it by transfer or UPI.',
	'payments.way_not_offered': 'The shop does not take payment this way. Choose another.',
	'payments.upi_up_to': ({ most }: { most: number }) =>
		`UPI takes up to ${inRupees(most)} at once. Choose another way to pay.`,
	'payments.online_up_to': ({ most }: { most: number }) =>
		`Up to ${inRupees(most)} can be paid online at once. Choose another way to pay.`,
	'payments.way_required': 'Say how this order is paid.',
	'payments.cod_up_to': ({ most }: { most: number }) =>
		`Orders of up to ${inRupees(most)} can be paid on delivery. Choose another way to pay.`,
}

const money = {
	'payments.admins_only': 'Only an admin can record payments and refunds.',
	'payments.buyer_or_admin_only': 'Only the buyer or an admin can see the payments of an order.',
	'payments.amount_wrong': 'Give rupees above 0 with at most two decimals.',
	'payments.received_way_required': 'Say whether it was paid by transfer or on delivery.',
	'payments.reference_required': 'Type the reference of the transfer.',
	'payments.day_in_future': 'The day of a payment cannot be in the future.',
	'payments.reference_no_utr':
		'That is no UTR or RRN. It has 12 digits, or 16 or 22 letters and digits: see the details of the payment in your bank’s app.',
	'payments.too_many_references': 'Five references were entered for this order today.',
	'payments.reason_required': 'Give the reason for the refund.',
	'payments.key_required': 'Send an Idempotency-Key header: one of your own per request.',
	'payments.key_reused': 'This Idempotency-Key was used for another payment. Use a new one.',
	'payments.reference_taken': ({ orderId }: OfOrder) =>
		`A payment with this reference is recorded already, for order ${orderId}.`,
	'payments.refund_reference_taken': ({ orderId }: OfOrder) =>
		`A refund with this reference is recorded already, for order ${orderId}.`,
	'payments.overpaid': ({ open, amount }: { open: number; amount: number }) =>
		`${inRupees(amount)} is more than the ${inRupees(open)} still to be paid. Check the amount, and confirm it if that much was paid.`,
	'payments.cash_of_order': ({ most }: { most: number }) =>
		`At most ${inRupees(most)} more can be taken in cash for this order: the law allows less than ₹2,00,000 for one order (Income-tax Act 2025, section 186). Take the rest by UPI, card or transfer.`,
	'payments.cash_of_day': ({ most }: { most: number }) =>
		`At most ${inRupees(most)} more can be taken in cash from this buyer on this day: the law allows less than ₹2,00,000 from one person in a day (Income-tax Act 2025, section 186). Take the rest by UPI, card or transfer.`,
	'payments.no_money_here': 'This order has no payments: it was placed before the shop took money.',
	'payments.refund_at_most': ({ most }: { most: number }) =>
		`At most ${inRupees(most)} can be refunded of this order.`,
	'payments.just_changed': 'The payments of this order have just changed. Look at them again.',
	'payments.no_bank_offer': 'No bank bears a part of this payment.',
	'payments.not_found': 'There is no such payment.',
	'payments.webhook_not_signed': 'The webhook is not signed with the shop’s webhook secret.',
	'payments.reminder_without_server': 'The shop cannot send mails yet: see Settings, Mail.',
	'payments.reminder_without_mail': 'There is no mail address: call the buyer.',
	'payments.reminded_today': 'The buyer was reminded today already.',
	'payments.nothing_due': 'Nothing is to be paid for this order now.',
	'payments.order_over': 'This order was cancelled, so it cannot be paid.',
	'payments.provider_away':
		'Online payment cannot be reached at the moment. Nothing was charged. Try again in a minute.',
	'payments.refund_not_sent': 'The bank did not accept it.',
	'payments.held_not_found': 'There is no such held payment.',
	'payments.held_decided': 'This payment has been decided already.',
	'payments.held_currency':
		'This payment is not in rupees, so the store cannot take or refund it. Refund it at Razorpay, then close it here.',
	'payments.held_rupees': 'Take this payment or refund it: it is money that the shop has.',
	'payments.destination_required': 'Type a UPI id such as asha@okbank, or a bank account.',
	'payments.destination_twice': 'Give either a UPI id or a bank account, not both.',
	'payments.destination_not_asked': 'Nothing of this order is to be sent to you by transfer now.',
	'payments.refund_not_found': 'There is no such refund.',
	'payments.refund_not_open': 'This refund is not waiting to be sent.',
	'payments.settlement_file_required': 'Choose the settlement report that Razorpay gives you.',
	'payments.settlement_file_unreadable':
		'No table with the columns entity_id, amount, credit, debit and settlement_id was found in this file. Download the settlement report at Razorpay as CSV.',
	'payments.bank_file_required': 'Choose a statement of your bank.',
	'payments.bank_file_too_large': 'The file is too large. Choose fewer days.',
	'payments.bank_file_mostly_unread': ({ most }: { most: number }) =>
		`${most} lines could not be read, so none of the file was recorded. Check that it is a statement as your bank gives it.`,
	'payments.bank_file_unreadable':
		'No table with a date, a narration and a credit column was found in this file.',
	'payments.bank_file_workbook':
		'This is a workbook or a web page, not a table of text. Open it in a spreadsheet program, save it as CSV, and choose that file.',
	'payments.bank_file_pdf':
		'This is a PDF. Download the statement from your bank as CSV, or as a spreadsheet that you then save as CSV.',
	'payments.column_required': 'Say which column has the day, and which the narration.',
	'payments.column_of_amounts': 'Say which column has the credits, or the amounts.',
	'payments.statement_not_found':
		'This statement is not kept any more: statements are deleted after a day. Choose the file again.',
	'payments.line_not_found': 'The statement has no such line to record.',
	'payments.line_settlement':
		'The line is what your payment provider has paid out. Its payments are recorded already.',
	'payments.line_recorded':
		'This line was recorded already, or its reference was with another amount, day or order.',
	'payments.refund_by_provider': 'This was paid online, so Razorpay refunds it.',
}

/** Notes in the history of an order, and reasons of refunds that the store makes of its own accord. */
const notes = {
	'payments.released_note': 'Payment received',
	'payments.expired_note': 'Not paid in time',
	'payments.refund_reason_at_provider': 'Refunded at Razorpay',
	'payments.refund_reason_held': 'The payment was not the amount that was asked for',
	'payments.refund_reason_bank_offer': 'The bank’s share of an offer, which it no longer owes',
	'payments.refund_reason_dispute': 'The bank took this payment back after a dispute',
	'payments.shop_offer_note': ({ amount }: { amount: number }) =>
		`Offer at Razorpay: ${inRupees(amount)} off`,
	'payments.refund_reason_twice': 'The order had been paid already',
	'payments.refund_reason_cancelled': 'The order was cancelled',
	'payments.refund_reason_too_late':
		'The order had expired before it was paid, and its goods were no longer in stock',
}

const notices = {
	'payments.released': ({ orderId }: OfOrder) =>
		`Payment received. Your order ${orderId} is confirmed.`,
	'payments.received': ({ orderId, amount }: Sum) =>
		`${inRupees(amount)} has arrived (order ${orderId})`,
	'payments.expired': ({ orderId }: OfOrder) =>
		`Your order was cancelled, since it was not paid in time (order ${orderId})`,
	'payments.part_at_expiry': ({ orderId, amount }: Sum) =>
		`The time to pay order ${orderId} is over and only ${inRupees(amount)} is paid. Wait for the rest, or cancel the order.`,
	'payments.too_late': ({ orderId, amount }: Sum) =>
		`${inRupees(amount)} was paid for order ${orderId} after it had ended, and is being refunded`,
	'payments.refund_does_not_fit': ({ orderId, ref, amount }: Sum & { ref: string }) =>
		`Razorpay’s refund ${ref} of ${inRupees(amount)} for order ${orderId} is more than is left of its payment beside refunds on their way. It is recorded once one of those fails. Check it at Razorpay.`,
	'payments.mismatch': ({ orderId, ref, amount }: Sum & { ref: string }) =>
		`Razorpay’s refund ${ref} of ${inRupees(amount)} for order ${orderId} is not the requested amount, so it was not recorded. Check it at Razorpay.`,
	'payments.held': ({ orderId, ref, amount, currency }: Sum & { ref: string; currency: string }) =>
		`Razorpay’s payment ${ref} of ${currency === 'INR' ? inRupees(amount) : `${(amount / 100).toFixed(2)} ${currency}`} for order ${orderId} is not the amount that was asked for. It is held, with the goods: decide on the order whether it counts or goes back.`,
	'payments.held_at_expiry': ({ orderId }: OfOrder) =>
		`The time to pay order ${orderId} is over, and a payment of it is held. Decide whether it counts or goes back.`,
	'payments.dispute': ({ orderId, amount, state }: Sum & { state: string }) =>
		`The buyer’s bank disputes ${inRupees(amount)} of order ${orderId} (${state.replaceAll('_', ' ')}). Answer it at Razorpay.`,
	'payments.dispute_won': ({ orderId, amount }: Sum) =>
		`The dispute of ${inRupees(amount)} of order ${orderId} is won. What Razorpay had taken for it comes back.`,
	'payments.dispute_taken': ({
		orderId,
		amount,
		state,
		taken,
	}: Sum & { state: string; taken: number }) =>
		`The buyer’s bank disputes ${inRupees(amount)} of order ${orderId} (${state.replaceAll('_', ' ')}). Razorpay has taken ${inRupees(taken)} for it, which the buyer owes again.`,
	'payments.refund_to_send': ({ orderId, amount }: Sum) =>
		`Send ${inRupees(amount)} back to the buyer of order ${orderId}`,
	'payments.refund_failed': ({ orderId, amount }: Sum) =>
		`The refund of ${inRupees(amount)} for order ${orderId} failed. Refund it in another way.`,
	'payments.refund_done': ({ orderId, amount }: Sum) =>
		`${inRupees(amount)} has been sent back to you (order ${orderId})`,
}

export const payments = { ...ways, ...money, ...notes, ...notices }
