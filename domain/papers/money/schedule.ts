import type { Tx } from '../../../db/database.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { schedule } from '../../jobs/commands.ts'
import type { Store } from '../../store.ts'
import type { CreditedLine } from './credit-note.ts'
import type { Leaving } from './invoice.ts'

/** What leaves with a parcel; without a parcel all of the order that is not invoiced. */
export interface ToInvoice {
	orderId: OrderId
	dispatchId?: string
	lines?: NonNullable<Leaving>
}

/** What is credited of an order, and what makes it one. */
export interface ToCredit {
	orderId: OrderId
	lines: readonly CreditedLine[]
	key: string
}

type PaperJob =
	| { kind: 'receipt-voucher'; about: string; payload: { paymentId: string } }
	| { kind: 'refund-voucher'; about: string; payload: { refundId: string } }
	| { kind: 'tax-invoice'; about: string; payload: ToInvoice }
	| { kind: 'credit-note'; about: string; payload: ToCredit }

async function schedulePaper(store: Store, tx: Tx, { kind, about, payload }: PaperJob) {
	if (!store.policy.issuesPapers) return
	const job = { kind, key: `${kind} ${about}`, payload, runAt: store.now() }
	await schedule(store, tx, [job])
}

/** Has the receipt voucher of a captured payment issued, once however often it is asked for. A demo store issues none. */
export const schedulePaperOfPayment = (store: Store, tx: Tx, paymentId: string) =>
	schedulePaper(store, tx, {
		...{ kind: 'receipt-voucher', about: paymentId },
		payload: { paymentId },
	})

/** Has the refund voucher of a refund that is done issued, where it went back before an invoice. */
export const schedulePaperOfRefund = (store: Store, tx: Tx, refundId: string) =>
	schedulePaper(store, tx, {
		...{ kind: 'refund-voucher', about: refundId },
		payload: { refundId },
	})

/** What an invoice is of: a parcel, or the order. */
export const aboutInvoice = ({ orderId, dispatchId }: ToInvoice): string =>
	dispatchId === undefined ? orderId : `${orderId} ${dispatchId}`

/** Has what leaves, or is done, invoiced. */
export const schedulePaperOfSupply = (store: Store, tx: Tx, supply: ToInvoice) =>
	schedulePaper(store, tx, {
		...{ kind: 'tax-invoice', about: aboutInvoice(supply) },
		payload: supply,
	})

/** Has what comes back credited; the key is that of the return. */
export const schedulePaperOfReturn = (store: Store, tx: Tx, credited: ToCredit) =>
	schedulePaper(store, tx, { kind: 'credit-note', about: credited.key, payload: credited })
