import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts'

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
