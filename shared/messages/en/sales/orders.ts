import type { Role } from '../../../actor.ts'
import { period, type Span } from '../../../format/dates.ts'
import { list, number } from '../../../format/english.ts'
import { inRupees } from '../../../format/money.ts'
import { fewOf } from '../../../format/stock.ts'
import { STEP_DONE } from '../../order-steps.ts'
import type { Message, Say } from '../../types.ts'

const TRY_NEW_SUMS = 'Nothing was ordered. Check the new total and send the order again.'
const ASK_US = 'For more, ask us on the Support page.'
const LOG_IN = 'Log in to order more, or ask us on the Support page.'

const money = (amount: number) => inRupees(amount).replace(/\.00$/, '')

type Step = keyof typeof STEP_DONE

interface OfOrder {
	orderId: string
}

/** The name of a transition where it needs more than its own word. */
const TO: Partial<Record<Step, string>> = { undo: 'undo declining', 'hand-back': 'hand back' }

const TO_BUYER = {
	unpaid: 'Your order is waiting for its payment',
	pending: 'Your order is open again, and we are looking for an installer',
	accepted: 'An installer has accepted your order',
	declined: 'Your order was declined',
	scheduled: 'Your installation is scheduled',
	installed: 'Your system is installed',
	dispatched: 'Your order has been sent',
	delivered: 'Your order has been delivered',
	cancelled: 'Your order was cancelled',
}

/** Words for placing an order. */
const placing = {
	'orders.name_required': 'Full name is required.',
	'orders.phone_required': 'Contact number is required.',
	'orders.street_required': 'Street is required.',
	'orders.city_required': 'City is required.',
	'orders.pin_required': 'PIN or ZIP code is required.',
	'orders.pin_wrong': 'Type a PIN or ZIP code, such as 411001.',
	'orders.country_required': 'Country is required.',
	'orders.sez_without_gstin':
		'Give the GSTIN of the unit or developer in the Special Economic Zone, or clear its box.',
	'orders.billing_name_required': 'Give the name of the person or company that the bill goes to.',
	'orders.name_in_latin':
		'Invoices cannot show this script. Please write the name in Latin letters, as on your papers.',
	'orders.place_in_latin':
		'Invoices cannot show this script. Please write the address in Latin letters, as a carrier reads it.',
	'orders.no_billing_in_demo': 'A demo store writes no bills, so leave billing out.',
	'orders.bad_rupees': 'Give rupees with at most two decimals.',
	'orders.product_required': 'Name the product.',
	'orders.quantity_whole': 'Quantity must be a whole number.',
	'orders.quantity_at_least_one': 'Quantity must be a whole number of at least 1.',
	'orders.quantity_at_most': ({ most }: { most: number }) =>
		`Quantity must be at most ${number(most)}.`,
	'orders.items_required': 'Order at least one product.',
	'orders.too_many_lines': ({ most }: { most: number }) =>
		`Order at most ${number(most)} lines at once.`,
	'orders.too_many_expected_lines': ({ most }: { most: number }) =>
		`Give at most ${number(most)} lines.`,
	'orders.key_required': 'Send an Idempotency-Key header: one of your own per order.',
	'orders.key_invalid': 'The Idempotency-Key header is not valid.',
	'orders.key_reused': 'This Idempotency-Key was used for another order. Use a new one.',
	'orders.agreement_required':
		'Send quote, the hash of a quote; or fulfilment, and expectedTotal with all that is to be paid.',
	'orders.fulfilment_required': 'Say how the goods come, delivery or installation, or send quote.',
	'orders.expected_total_required':
		'Send the total that the buyer saw, in rupees, with all that is to be paid; or send quote.',
	'orders.cart_empty': 'Your cart is empty.',
	'orders.try_again': 'Please try again.',
	'orders.product_gone': 'A product of this order is no longer sold.',
	'orders.lines_changed': `The lines of this order have changed. ${TRY_NEW_SUMS}`,
	'orders.quote_changed': ({ total }: { total: number }) =>
		`This quote is out of date: the total is ${inRupees(total)} now. ${TRY_NEW_SUMS}`,
	'orders.total_changed': ({ total, expected }: { total: number; expected: number }) =>
		`The total is ${inRupees(total)} now, not ${inRupees(expected)}. ${TRY_NEW_SUMS}`,
	'orders.too_few_beside_rest': ({ name, available }: { name: string; available: number }) =>
		`${fewOf(name, available)}${available === 0 ? ' is' : ''} left in stock beside the rest of this order.`,
	'orders.stock_just_changed': 'The stock has just changed. Please try again.',
	'orders.cap_of_product': ({ most, name }: { most: number; name: string }) =>
		`You can order at most ${number(most)} of ${name} at once. ${ASK_US}`,
	'orders.cap_of_product_without_account': ({ most, name }: { most: number; name: string }) =>
		`Without an account you can order at most ${number(most)} of ${name} at once. ${LOG_IN}`,
	'orders.too_many_unpaid': ({ orders }: { orders: readonly string[] }) =>
		orders.length > 0
			? `You have orders that are still to be paid or confirmed: ${list(orders)}. Pay, confirm or cancel one of them first.`
			: 'Too many orders from here are still to be paid or confirmed. Pay, confirm or cancel one of them first, or ask the shop.',
	'orders.share_of_unpaid': ({ name, left }: { name: string; left: number }) =>
		left === 0
			? `All of ${name} that we can reserve without a payment is reserved. Pay online, or try again later.`
			: `Without a payment we can reserve ${number(left)} of ${name} at present. Take no more than that, or pay online.`,
	'orders.confirmed': ({ orderId }: { orderId: string }) => `Your order ${orderId} is confirmed.`,
	'orders.confirmed_note': 'Confirmed',
	'orders.unconfirmed': ({ orderId }: { orderId: string }) =>
		`Your order was cancelled, since it was not confirmed in time (order ${orderId})`,
	'orders.unconfirmed_note': 'Not confirmed in time',
	'orders.waits_for_confirmation': ({ orderId }: { orderId: string }) =>
		`Order ${orderId} on delivery waits until its buyer confirms it by a code, or you do`,
	'orders.nothing_to_confirm': 'This order does not wait to be confirmed.',
	'orders.confirm_admins_only': 'Only an admin can confirm an order without its code.',
	'orders.code_required': 'Type the six digits of the code.',
	'orders.code_wrong': 'This is not the code that we sent last.',
	'orders.code_used_up': 'This code can be tried no more. Have another one sent.',
	'orders.code_just_sent': 'A code was sent just now. Look for it, or try again in a minute.',
	'orders.no_more_codes': 'No more codes are sent for this order. Ask the shop to confirm it.',
	'orders.no_code_reaches': 'No code can be sent for this order. The shop calls you to confirm it.',
	'orders.cap_of_total': ({ most }: { most: number }) =>
		`You can order for at most ${money(most)} at once. ${ASK_US}`,
	'orders.cap_of_total_without_account': ({ most }: { most: number }) =>
		`Without an account you can order for at most ${money(most)} at once. ${LOG_IN}`,
}

/** Refusals of transitions: by permission, and where it is too late. */
const steps = {
	'orders.log_in': 'Log in to see your orders.',
	'orders.not_found': 'There is no such order, or it is not yours to see.',
	'orders.near_needs_pin': 'Type an Indian PIN code to sort by distance from.',
	'orders.new_installers_only': 'Only an installer opens the list of new orders.',
	'orders.for_buyer_admins_only': 'Only an admin can order for somebody else.',
	'orders.link_admins_only': 'Only an admin can take the link of a buyer.',
	'orders.correct_admins_only': 'Only an admin can correct the details of an order.',
	'orders.correct_closed':
		'This order is sent, installed or cancelled: its details stay as they were.',
	'orders.correct_elsewhere':
		'Another PIN code or State can change tax, delivery and the installer. Place a new order for that place, and cancel this one.',
	'orders.corrected': ({ orderId }: { orderId: string }) =>
		`The contact or address of order ${orderId} was corrected.`,
	'orders.export_admins_only': 'Only an admin can export orders.',
	'orders.role_only': ({ roles, step }: { roles: readonly Role[]; step: Step }) =>
		`Only an ${roles.join(' or an ').toLowerCase()} can ${TO[step] ?? step} an order.`,
	'orders.not_offered': 'This order is not offered to you.',
	'orders.offer_is_over': 'This order is no longer offered to you.',
	'orders.with_another': 'Another installer has this order.',
	'orders.not_declined': 'You have not declined this order.',
	'orders.reopen_admins_only': 'Only an admin can reopen an order.',
	'orders.assign_admins_only': 'Only an admin can assign an order.',
	'orders.route_admins_only': 'Only an admin can send an order to routing.',
	'orders.reassign_admins_only': 'Only an admin can reassign an order.',
	'orders.dispatch_not_allowed':
		'Only an admin sends parcels, and only of orders that are not installed.',
	'orders.cancel_not_allowed': 'Only the buyer or an admin can cancel an order.',
	'orders.ask_to_cancel':
		'This order is paid and an installer has taken it. Ask us to cancel it, on the Support page.',
	'orders.own_step': 'This happens automatically.',
	'orders.still_unpaid': 'This order is still waiting for its payment.',
	'orders.already_pending': 'This order is still waiting for an installer.',
	'orders.has_it_already': 'This installer has the order already.',
	'orders.already_accepted': 'This order is already taken.',
	'orders.already_declined': 'This order has already been declined.',
	'orders.already_scheduled': 'This order is already scheduled.',
	'orders.already_installed': 'This order has already been installed.',
	'orders.already_dispatched': 'This order has already been sent.',
	'orders.already_delivered': 'This order has already been delivered.',
	'orders.already_cancelled': 'This order has been cancelled.',
	'orders.just_changed': 'This order has just changed. Look at it again.',
	'orders.undo_over': 'The ten seconds to undo are over. Ask the store to reopen this order.',
	'orders.undo_changed':
		'This order has changed meanwhile, so the decline stays. Ask the store to reopen it.',
	'orders.undo_taken': 'Another installer has accepted this order meanwhile.',
	'orders.stays_declined': ({ why }: { why: Message }, say: Say) =>
		`The order stays declined. ${say(why)}`,
	'orders.again_wrong': 'Say whether all installers are asked again: true or false.',
	'orders.installer_required': 'Choose an installer.',
	'orders.no_such_installer': 'There is no installer with this id, or the account is suspended.',
	'orders.needs_installer': 'An order that was accepted needs an installer. Choose one.',
	'orders.hand_back_reason_required': 'Say why the order is handed back.',
	'orders.installer_suspended': 'The account of the installer was suspended.',
}

/** Words for the tracking link. */
const tracking = {
	'orders.link_secret_required': 'Send the secret of the tracking link.',
	'orders.not_followed': 'This browser does not follow this order.',
	'orders.replace_link_not_allowed': 'Only the buyer or an admin can replace the link of an order.',
	'orders.contact_required':
		'Type the phone number or email address that was given with the order.',
	'orders.contact_wrong':
		'This is not the phone number or email address that was given with the order.',
	'orders.too_many_tries': 'Too many tries with this order.',
	'orders.number_required': 'Type the order number. It stands in the mail about the order.',
	'orders.tracking_phone_required': 'Type the phone number that was given with the order.',
	'orders.not_tracked':
		'No order has this number together with this phone number. Check both and try again.',
	'orders.too_many_numbers': 'Too many tries to find an order.',
	'orders.no_link_reaches':
		'The link to this order cannot be sent. Open the one that you kept, or ask us on the Support page.',
	'orders.link_just_sent':
		'The link was sent several times already. Look in your mails, and among the spam.',
}

/** Notifications. */
const notices = {
	'orders.new_from': ({ buyer }: { buyer: string }) => `New order from ${buyer}`,
	'orders.step_done': ({ orderId, step }: OfOrder & { step: Step }) =>
		`Order ${orderId}: ${STEP_DONE[step]}`,
	'orders.buyer_status': ({ orderId, status }: OfOrder & { status: keyof typeof TO_BUYER }) =>
		`${TO_BUYER[status]} (order ${orderId})`,
	'orders.buyer_handed_back': ({ orderId, appointment }: OfOrder & { appointment: Span | null }) =>
		`Your installer cannot do this job, and we are looking for another${appointment ? `. The appointment on ${period(appointment)} is off` : ''} (order ${orderId})`,
	/** A person's note, in their own words. */
	'orders.noted': ({ text }: { text: string }) => text,
	/** Why the store has offered an order that had waited. */
	'orders.installer_free': 'An installer can take it now.',
	'orders.was_cancelled': ({ orderId }: OfOrder) => `Order ${orderId} was cancelled`,
	'orders.was_reassigned': ({ orderId }: OfOrder) =>
		`Order ${orderId} was given to another installer`,
	'orders.no_longer_offered': ({ orderId }: OfOrder) =>
		`Order ${orderId} is no longer offered to you`,
	'orders.offer_over': ({ orderId }: OfOrder) =>
		`Your time to answer order ${orderId} is over, and it is no longer offered to you`,
	'orders.taken_back_by_installer': ({ orderId }: OfOrder) =>
		`Order ${orderId} is no longer offered to you: the installer asked before has taken it back`,
	'orders.taken_back_by_store': ({ orderId, note }: OfOrder & { note: string }) =>
		`The store has taken order ${orderId} back: ${note}`,
	'orders.handed_back': ({ name, orderId, note }: OfOrder & { name: string; note: string }) =>
		`${name} has handed order ${orderId} back: ${note}`,
	'orders.fits_nobody': ({ orderId, pin }: OfOrder & { pin: string }) =>
		`Order ${orderId} to PIN code ${pin} fits no installer. Choose one.`,
}

const names = { 'orders.anonymised_name': 'Anonymised' }

export const orders = {
	'orders.choose_order': 'Choose an order first.',
	...names,
	...placing,
	...steps,
	...tracking,
	...notices,
}
