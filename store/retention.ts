import { inTransaction } from '../db/transaction.ts'
import type { AppContext } from '../domain/app-context.ts'
import { deleteOldNotes } from '../domain/contacts/commands.ts'
import { anonymiseOldQuotations } from '../domain/documents/quotations/anonymise.ts'
import { deleteOldEnquiries } from '../domain/enquiries/deletion.ts'
import { deleteOldFeedback } from '../domain/feedback/commands.ts'
import { deleteOldCards } from '../domain/installers/commands.ts'
import type { JobKind } from '../domain/jobs/runner.ts'
import { deleteExpiredLinks, deleteOldBodies, deleteOldSlots } from '../domain/mail/deletion.ts'
import { deleteUnconfirmed } from '../domain/newsletter/commands.ts'
import { UNCONFIRMED_DAYS } from '../domain/newsletter/limits.ts'
import {
	deleteOldEnquiryNotifications,
	deleteOldFeedbackNotifications,
} from '../domain/notifications/commands.ts'
import { deleteOldOrigins } from '../domain/orders/origins/origins.ts'
import { anonymiseOrders } from '../domain/orders/retention/anonymise.ts'
import { deleteOldEvents } from '../domain/payments/events.ts'
import { EVENT_DAYS } from '../domain/payments/limits.ts'
import { deleteOldWaiting } from '../domain/payments/waiting-refunds.ts'
import { deleteOldAlerts } from '../domain/stock-alerts/commands.ts'
import {
	ALERT_DAYS,
	UNCONFIRMED_DAYS as UNCONFIRMED_ALERT_DAYS,
} from '../domain/stock-alerts/limits.ts'
import { deleteOldPapers } from '../domain/subsidy/deletion.ts'
import { DAY_MS } from '../shared/durations.ts'

/** The same day so many months ago; the last of the month where it has no such day. @param now epoch milliseconds */
export function monthsAgo(now: number, months: number): number {
	const day = new Date(now)
	const wanted = day.getUTCDate()
	day.setUTCDate(1)
	day.setUTCMonth(day.getUTCMonth() - months)
	const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
	day.setUTCDate(Math.min(wanted, last))
	return day.getTime()
}

/**
 * Deletes or anonymises data that have been kept for as long as the settings say: their section `retention`, whose
 * durations are in settings/defaults.ts until an admin changes them.
 */
export async function runRetention(store: AppContext): Promise<void> {
	const kept = store.settings.current().retention
	const { orderYears, mailDays, enquiryMonths, feedbackMonths, installerMonths } = kept
	const now = store.now()
	await anonymiseOrders(store, monthsAgo(now, orderYears * 12))
	// Like an enquiry: it asked for a price, and it has no result that tax law wants to be kept.
	await anonymiseOldQuotations(store, monthsAgo(now, enquiryMonths))
	await deleteUnconfirmed(store, now - UNCONFIRMED_DAYS * DAY_MS)
	await deleteOldAlerts(store, {
		before: now - ALERT_DAYS * DAY_MS,
		unconfirmedBefore: now - UNCONFIRMED_ALERT_DAYS * DAY_MS,
	})
	await deleteOldPapers(store)
	await deleteOldBodies(store, now - mailDays * DAY_MS)
	await deleteExpiredLinks(store)
	await deleteOldSlots(store)
	await deleteOldOrigins(store)
	await deleteOldEvents(store.db, now - EVENT_DAYS * DAY_MS)
	await deleteOldWaiting(store.db, now - EVENT_DAYS * DAY_MS)
	await deleteOldNotes(store, monthsAgo(now, enquiryMonths))
	await deleteOldFeedback(store, monthsAgo(now, feedbackMonths))
	await deleteOldFeedbackNotifications(store.db, monthsAgo(now, feedbackMonths))
	await deleteOldEnquiryNotifications(store.db, monthsAgo(now, enquiryMonths))
	await deleteOldCards(store, monthsAgo(now, installerMonths))
	while (
		await inTransaction(store.db, (tx) => deleteOldEnquiries(tx, monthsAgo(now, enquiryMonths)))
	);
}

/** Once a day, by one of the processes on a database. */
export const retention: JobKind = { name: 'retention', intervalMs: DAY_MS, run: runRetention }
