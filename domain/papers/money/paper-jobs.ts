import { FailedForGood } from '../../jobs/outcomes.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { findPayment, findRefund, type PaymentRow } from '../../payments/queries.ts'
import type { Store } from '../../store.ts'
import { receiptOf, refundOf } from '../internal/money/advances.ts'
import { creditNoteOf } from '../internal/money/credit-note.ts'
import { invoiceOf } from '../internal/money/invoice.ts'
import { issueOnce } from '../internal/money/issue-once.ts'
import { creditReduction } from '../internal/money/reductions.ts'
import { aboutInvoice, type ToCredit, type ToInvoice } from './schedule.ts'

async function issueReceipt(store: Store, payment: PaymentRow): Promise<void> {
	if (payment.captured_at === null) throw new Error('The payment has not come in.')
	await issueOnce(store, {
		...{ kind: 'receipt-voucher', about: payment.id, orderId: payment.order_id },
		paperOf: (tx, order) => receiptOf(store, tx, order, payment),
	})
}

const receiptVoucher: JobKind = {
	name: 'receipt-voucher',
	run: async (store, { payload }) => {
		const { paymentId } = payload as { paymentId: string }
		const payment = await findPayment(store.db, paymentId)
		if (!payment) throw new FailedForGood(`no payment ${paymentId}`)
		await issueReceipt(store, payment)
	},
}

/** The receipt voucher, which it names, comes first, also where the job of that one has still to run. */
const refundVoucher: JobKind = {
	name: 'refund-voucher',
	run: async (store, { payload }) => {
		const { refundId } = payload as { refundId: string }
		const refund = await findRefund(store.db, refundId)
		const payment = refund && (await findPayment(store.db, refund.payment_id))
		if (!payment) throw new FailedForGood(`no refund ${refundId}`)
		if (refund.state !== 'done') throw new Error('The refund is not done.')
		await issueReceipt(store, payment)
		await issueOnce(store, {
			...{ kind: 'refund-voucher', about: refundId, orderId: refund.order_id },
			paperOf: (tx, order) => refundOf(store, tx, order, { refund, payment }),
		})
		await creditReduction(store, refund.order_id, refundId)
	},
}

const taxInvoice: JobKind = {
	name: 'tax-invoice',
	run: async (store, { payload }) => {
		const supply = payload as ToInvoice
		await issueOnce(store, {
			...{ kind: 'tax-invoice', about: aboutInvoice(supply), orderId: supply.orderId },
			paperOf: (tx, order, at) => invoiceOf(store, tx, order, { leaving: supply.lines, at }),
		})
		await creditReduction(store, supply.orderId, aboutInvoice(supply))
	},
}

const creditNote: JobKind = {
	name: 'credit-note',
	run: async (store, { payload }) => {
		const { orderId, lines, charges = [], key } = payload as ToCredit
		await issueOnce(store, {
			...{ kind: 'credit-note', about: key, orderId },
			paperOf: (tx, order) => creditNoteOf(store, tx, order, { lines, charges }),
		})
	},
}

/** Papers of money, each issued by a job that what it is of has scheduled. */
export const paperJobs: JobKind[] = [receiptVoucher, refundVoucher, taxInvoice, creditNote]
