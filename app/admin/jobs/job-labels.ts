import type { JobKindName, JobState } from '../../../domain/jobs/schema'
import { isKeyOf } from '../../../shared/one-of'
import type { Tone } from '../../ui/display/status'

export const KIND_LABELS: Record<JobKindName, string> = {
	maintenance: 'Delete what has expired',
	mail: 'Send a mail',
	'reset-mail': 'Link to a new password',
	'sign-up-mail': 'Write to whoever has signed up',
	'low-stock-mail': 'Write to admins what runs low',
	retention: 'Make old orders anonymous, delete old messages',
	'payment-expiry': 'Give back the stock of an unpaid order',
	'payment-check': 'Ask whether a payment has arrived',
	refund: 'Send a refund',
	'receipt-voucher': 'Issue a receipt voucher',
	'refund-voucher': 'Issue a refund voucher',
	'tax-invoice': 'Issue a tax invoice',
	'credit-note': 'Issue a credit note',
	'offer-expiry': 'Ask the next installer',
}

export const STATE_LABELS: Record<JobState, string> = {
	waiting: 'Waiting',
	running: 'Running',
	failed: 'Failed',
	done: 'Done',
}

export const STATE_TONES: Record<JobState, Tone> = {
	waiting: 'waiting',
	running: 'info',
	failed: 'bad',
	done: 'good',
}

export const isState = isKeyOf<JobState>(STATE_LABELS)
