import type { MailTemplate } from '../../../domain/mail/templates.ts'
import type { Template } from '../content.ts'
import { accountExists } from './account-exists.ts'
import { addressChange } from './address-change.ts'
import { applicationApproved } from './application-approved.ts'
import { applicationRefused } from './application-refused.ts'
import { appointmentConfirmed, appointmentMoved, appointmentProposed } from './appointments.ts'
import { changeProposed } from './change-proposed.ts'
import { confirmAddress } from './confirm-address.ts'
import { confirmDevice } from './confirm-device.ts'
import { documentIssued } from './document-issued.ts'
import { enquiryAnswered } from './enquiry-answered.ts'
import { feedbackReply } from './feedback-reply.ts'
import { installerFound } from './installer-found.ts'
import { invitation } from './invitation.ts'
import { jobDone } from './job-done.ts'
import { orderCode } from './money/order-code.ts'
import { orderExpired } from './money/order-expired.ts'
import { paymentReceived } from './money/payment-received.ts'
import { paymentReminder } from './money/payment-reminder.ts'
import { priceQuoted } from './money/price-quoted.ts'
import { quotationIssued } from './money/quotation-issued.ts'
import { refundBegun } from './money/refund-begun.ts'
import { refundDestination } from './money/refund-destination.ts'
import { refundDone } from './money/refund-done.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { offerExpired, orderUnassigned } from './offers/not-taken.ts'
import { orderOffered } from './offers/order-offered.ts'
import { orderCancelled } from './orders/order-cancelled.ts'
import { orderCorrected } from './orders/order-corrected.ts'
import { orderLink } from './orders/order-link.ts'
import { orderReceived } from './orders/order-received.ts'
import { reviewHidden, reviewRequest } from './orders/reviews.ts'
import { subsidyReminder } from './orders/subsidy-reminder.ts'
import { subsidyStepWaits } from './orders/subsidy-step-waits.ts'
import { parcelSent } from './parcel-sent.ts'
import { passwordGuesses } from './password-guesses.ts'
import { passwordReset } from './password-reset.ts'
import { requestAnswered } from './request-answered.ts'
import { backInStock, stockAlertConfirm } from './stock/back-in-stock.ts'
import { lowStock } from './stock/low-stock.ts'
import { visitConfirmed } from './visit-confirmed.ts'
import { visitToMove } from './visit-to-move.ts'
import { workCancelled } from './work-cancelled.ts'

/**
 * Every mail there is: one that is missing here does not compile. Templates say which sentences a mail has and in which
 * order; the sentences, subjects too, are in shared/messages/en/mail.
 */
export const TEMPLATES: { [T in MailTemplate]: Template<T> } = {
	'confirm-address': confirmAddress,
	'account-exists': accountExists,
	'address-change': addressChange,
	'password-reset': passwordReset,
	'confirm-device': confirmDevice,
	'password-guesses': passwordGuesses,
	invitation,
	'newsletter-confirm': newsletterConfirm,
	'application-approved': applicationApproved,
	'application-refused': applicationRefused,
	'order-received': orderReceived,
	'installer-found': installerFound,
	'change-proposed': changeProposed,
	'appointment-proposed': appointmentProposed,
	'appointment-moved': appointmentMoved,
	'appointment-confirmed': appointmentConfirmed,
	'job-done': jobDone,
	'parcel-sent': parcelSent,
	'paper-issued': documentIssued,
	'quotation-issued': quotationIssued,
	'order-cancelled': orderCancelled,
	'order-link': orderLink,
	'order-corrected': orderCorrected,
	'order-code': orderCode,
	'request-answered': requestAnswered,
	'payment-received': paymentReceived,
	'payment-reminder': paymentReminder,
	'order-expired': orderExpired,
	'refund-begun': refundBegun,
	'refund-destination': refundDestination,
	'refund-done': refundDone,
	'review-request': reviewRequest,
	'review-hidden': reviewHidden,
	'subsidy-reminder': subsidyReminder,
	'subsidy-step-waits': subsidyStepWaits,
	'order-offered': orderOffered,
	'offer-lapsed': offerExpired,
	'order-unassigned': orderUnassigned,
	'work-cancelled': workCancelled,
	'visit-confirmed': visitConfirmed,
	'visit-to-move': visitToMove,
	'price-quoted': priceQuoted,
	'enquiry-answered': enquiryAnswered,
	'feedback-reply': feedbackReply,
	'stock-alert-confirm': stockAlertConfirm,
	'back-in-stock': backInStock,
	'low-stock': lowStock,
}
