import type { MailState } from '../../../domain/mail/schema'
import type { MailTemplate } from '../../../domain/mail/templates'
import { isKeyOf } from '../../../shared/one-of'
import type { StateLabels } from '../../components/portal/states'

export const TEMPLATE_LABELS: Record<MailTemplate, string> = {
	'confirm-address': 'Confirm email address',
	'account-exists': 'Already has an account',
	'address-change': 'Change of email address',
	'password-reset': 'Set a new password',
	'confirm-device': 'Log in on a new device',
	'password-guesses': 'Somebody is guessing your password',
	invitation: 'Invitation',
	'newsletter-confirm': 'Confirm newsletter',
	'application-approved': 'Application approved',
	'application-refused': 'Application refused',
	'order-received': 'Order received',
	'installer-found': 'Installer found',
	'change-proposed': 'Change proposed',
	'appointment-proposed': 'Appointment proposed',
	'appointment-moved': 'Appointment moved',
	'appointment-confirmed': 'Appointment confirmed',
	'job-done': 'Installation completed',
	'parcel-sent': 'Parcel sent',
	'paper-issued': 'Invoice or other document issued',
	'quotation-issued': 'Quotation issued',
	'order-cancelled': 'Order cancelled',
	'request-answered': 'Return or cancellation answered',
	'payment-received': 'Payment received',
	'payment-reminder': 'Payment reminder',
	'order-link': 'Link to an order',
	'feedback-reply': 'Reply to feedback',
	'order-corrected': 'Details of an order corrected',
	'order-code': 'Code for an order on delivery',
	'order-expired': 'Order expired unpaid',
	'refund-begun': 'Refund begun',
	'refund-destination': 'Place of refunds entered',
	'refund-done': 'Refund sent',
	'review-request': 'Review asked for',
	'review-hidden': 'Review hidden',
	'subsidy-reminder': 'Step to the subsidy late',
	'subsidy-step-waits': 'Step to the subsidy late (to the installer)',
	'order-offered': 'Order offered (to the installer)',
	'offer-lapsed': 'Offer ended (to the installer)',
	'order-unassigned': 'Order without an installer (to admins)',
	'work-cancelled': 'Order cancelled (to the installer)',
	'visit-confirmed': 'Appointment confirmed (to the installer)',
	'visit-to-move': 'Another time requested (to the installer)',
	'price-quoted': 'Price quoted',
	'enquiry-answered': 'Enquiry answered',
	'stock-alert-confirm': 'Confirm a stock alert',
	'back-in-stock': 'Back in stock',
	'low-stock': 'Low stock',
}

export const TEMPLATES = Object.keys(TEMPLATE_LABELS) as MailTemplate[]

export const STATES: StateLabels<MailState> = {
	waiting: { word: 'Waiting', variant: 'waiting' },
	sent: { word: 'Sent', variant: 'good' },
	failed: { word: 'Failed', variant: 'bad' },
	kept: { word: 'Stored', variant: 'info' },
}

export const isTemplate = isKeyOf<MailTemplate>(TEMPLATE_LABELS)
