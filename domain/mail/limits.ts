import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts'
import type { MailTemplate } from './templates.ts'

/** So many mails an hour go to an unconfirmed address: any visitor can have the shop write to it. */
export const MAX_UNCONFIRMED_AN_HOUR = 6
/** So long a mail about an order may be sent late: afterwards its news is out of date. */
export const ORDER_MAIL_LASTS_MS = 14 * DAY_MS
/** So long a mail waits for a document that it carries: afterwards it goes without, and the document by itself. */
export const DOCUMENT_WAIT_MS = 10 * MINUTE_MS
/** How often it is looked whether a document is there. */
export const DOCUMENT_POLL_MS = 5000
/** Connections to the mail server at once. */
export const SMTP_CONNECTIONS = 5
/** How long the mail server may take to be reached. */
export const CONNECT_TIMEOUT_MS = 10_000

/** How long the mail server may take to answer. */
export const ANSWER_TIMEOUT_MS = 30_000
/** A line of a header has at most so many characters, but for a word that is longer by itself (RFC 5322, 2.1.1). */
export const MAX_HEADER_LINE = 78
/** Below the 75 that RFC 2047 allows, so that a word fits beside the longest name of a field. */
export const MAX_ENCODED_WORD = 64
/** A longer word of a header is encoded. */
export const MAX_HEADER_WORD = 60
/** The longest life of a mail's link; a template not named here leads to an order for as long as there is one. */
export const LINK_LASTS_MS: Partial<Record<MailTemplate, number>> = {
	'confirm-address': 7 * DAY_MS,
	'password-reset': DAY_MS,
	'confirm-device': DAY_MS,
	invitation: 7 * DAY_MS,
	'newsletter-confirm': 7 * DAY_MS,
	'stock-alert-confirm': 7 * DAY_MS,
	'order-code': DAY_MS,
}
