import type { JobKindName, JobState } from '../../../domain/jobs/schema'
import type { StateLabels } from '../../components/portal/states'

export const KIND_LABELS: Record<JobKindName, string> = {
	maintenance: 'Delete expired data',
	mail: 'Send a mail',
	'reset-mail': 'Mail a link to a new password',
	'device-mail': 'Mail a link to a new device',
	'guesses-mail': 'Mail whose password is being guessed',
	'sign-up-mail': 'Mail to a new account',
	'low-stock-mail': 'Mail admins about low stock',
	'stock-alerts': 'Tell buyers what is back in stock',
	'review-requests': 'Ask buyers for a review',
	'subsidy-reminders': 'Remind buyers and installers of steps to a subsidy',
	retention: 'Anonymise old orders, delete old messages',
	'payment-expiry': 'Release the stock of an unpaid order',
	'online-expiry': 'Release the stock of an order not paid online',
	'payment-check': 'Check whether a payment has arrived',
	refund: 'Send a refund',
	'refunds-check': 'Check for refunds made at Razorpay',
	'provider-check': 'Compare payments and refunds with Razorpay',
	'order-code': 'Send the code of an order as a text message',
	'order-link': 'Send the link to an order as a text message',
	'receipt-voucher': 'Issue a receipt voucher',
	'refund-voucher': 'Issue a refund voucher',
	'tax-invoice': 'Issue an invoice',
	'credit-note': 'Issue a credit note',
	'offer-expiry': 'Offer to the next installer',
	'installer-free': 'Offer waiting orders to a free installer',
	'unassigned-orders': 'Offer unassigned orders',
}

export const STATES: StateLabels<JobState> = {
	waiting: { word: 'Waiting', variant: 'waiting' },
	running: { word: 'Running', variant: 'info' },
	failed: { word: 'Failed', variant: 'bad' },
	done: { word: 'Done', variant: 'good' },
}
