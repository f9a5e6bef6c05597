import type { Role } from '../../shared/actor.ts'
import { looksLikeSite } from '../../shared/first-name.ts'
import { LINK_LASTS_MS, ORDER_MAIL_LASTS_MS } from './limits.ts'
import type { MailTemplate } from './templates.ts'

/** The name of the mail for all servers on its way (RFC 5322, 3.6.4). @param publicUrl the store's origin */
export function messageIdOf(id: string, publicUrl: string | null): string {
	const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname
	return `<${id}@${host}>`
}

/** The kinds of mail one may choose to get, and the role each concerns. */
export const MAIL_CHOICES = {
	'order-progress': 'Buyer',
	enquiries: 'Buyer',
	reviews: 'Buyer',
	offers: 'Installer',
	'customer-replies': 'Installer',
	unassigned: 'Admin',
	'low-stock': 'Admin',
} as const satisfies Record<string, Role>

export type MailChoice = keyof typeof MAIL_CHOICES

export const choicesOf = (role: Role): MailChoice[] =>
	(Object.keys(MAIL_CHOICES) as MailChoice[]).filter((choice) => MAIL_CHOICES[choice] === role)

/** The choice of each mail; null for mail that is always sent: about one's account and the needs of an order. */
export const CHOICE_OF: Record<MailTemplate, MailChoice | null> = {
	'confirm-address': null,
	'account-exists': null,
	'address-change': null,
	'password-reset': null,
	'confirm-device': null,
	'password-guesses': null,
	invitation: null,
	'newsletter-confirm': null,
	'application-approved': null,
	'application-refused': null,
	'order-received': null,
	'installer-found': 'order-progress',
	'change-proposed': null,
	'appointment-proposed': null,
	'appointment-moved': null,
	'appointment-confirmed': null,
	'job-done': 'order-progress',
	'parcel-sent': 'order-progress',
	'paper-issued': null,
	'quotation-issued': null,
	'order-cancelled': null,
	'request-answered': null,
	'payment-received': null,
	'payment-reminder': null,
	'order-expired': null,
	'order-link': null,
	'order-corrected': null,
	'order-code': null,
	'refund-begun': null,
	'refund-destination': null,
	'refund-done': null,
	'review-request': 'reviews',
	'review-hidden': null,
	// It is ended for each order.
	'subsidy-reminder': null,
	'subsidy-step-waits': null,
	'order-offered': 'offers',
	'offer-lapsed': 'offers',
	'order-unassigned': 'unassigned',
	'work-cancelled': null,
	'visit-confirmed': 'customer-replies',
	'visit-to-move': 'customer-replies',
	'price-quoted': null,
	'enquiry-answered': 'enquiries',
	'feedback-reply': null,
	'stock-alert-confirm': null,
	'back-in-stock': null,
	'low-stock': 'low-stock',
}

export const MAIL_TEMPLATES = Object.keys(CHOICE_OF) as [MailTemplate, ...MailTemplate[]]

/** How long a mail that is not sent keeps its link. */
export const unsentLinkLastsMs = (template: MailTemplate): number =>
	LINK_LASTS_MS[template] ?? ORDER_MAIL_LASTS_MS

/** The name in a mail's greeting; null for a name that a mail program would make a link of. */
export const greetedName = (name: string): string | null => (looksLikeSite(name) ? null : name)

/** Replaces the secrets of the recipient. */
export const HIDDEN_SECRET = 'hidden'

interface Unsubscribable {
	unsubscribePath?: string
	secret?: string
}

/**
 * The headers that let a mail program unsubscribe its reader by one click (RFC 2369, RFC 8058); nothing for other
 * mails.
 * @param publicUrl the store's origin
 */
export function unsubscribeHeaders(
	publicUrl: string,
	{ unsubscribePath, secret = '' }: object & Unsubscribable,
): Record<string, string> {
	if (!unsubscribePath) return {}
	return {
		'List-Unsubscribe': `<${publicUrl}${unsubscribePath}${encodeURIComponent(secret)}>`,
		'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
	}
}
