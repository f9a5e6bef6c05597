import type { AppContext } from '../../app-context.ts'
import { FailedForGood } from '../../jobs/outcomes.ts'
import type { JobKind } from '../../jobs/runner.ts'
import { findPayment, findRefund, type PaymentRow } from '../../payments/queries.ts'
import { receiptOf, refundsOf } from '../internal/billing/advances.ts'
import { cancellationFeeInvoices } from '../internal/billing/cancellation-fee.ts'
import { creditNoteOf } from '../internal/billing/credit-note.ts'
import { invoiceOf } from '../internal/billing/invoice.ts'
import { issueOnce } from '../internal/billing/issue-once.ts'
import { creditReduction } from '../internal/billing/reductions.ts'
import { aboutInvoice, type ToCredit, type ToInvoice } from './schedule.ts'

async function issueReceipt(ctx: AppContext, payment: PaymentRow): Promise<void> {
	if (payment.captured_at === null) throw new Error('The payment has not come in.')
	await issueOnce(ctx, {
		kind: 'receipt-voucher',
		about: payment.id,
		orderId: payment.order_id,
		happenedAt: payment.captured_at,
		documentOf: (tx, order) => receiptOf(ctx, tx, order, payment),
	})
}

const receiptVoucher: JobKind = {
	name: 'receipt-voucher',
	run: async (ctx, { payload }) => {
		const { paymentId } = payload as { paymentId: string }
		const payment = await findPayment(ctx.db, paymentId)
		if (!payment) throw new FailedForGood(`no payment ${paymentId}`)
		await issueReceipt(ctx, payment)
	},
}

/** The receipt voucher, which it names, comes first, also where the job of that one has still to run. */
const refundVoucher: JobKind = {
	name: 'refund-voucher',
	run: async (ctx, { payload }) => {
		const { refundId } = payload as { refundId: string }
		const refund = await findRefund(ctx.db, refundId)
		const payment = refund && (await findPayment(ctx.db, refund.payment_id))
		if (!payment) throw new FailedForGood(`no refund ${refundId}`)
		if (refund.state !== 'done') throw new Error('The refund is not done.')
		await issueReceipt(ctx, payment)
		await issueOnce(ctx, {
			kind: 'refund-voucher',
			about: refundId,
			orderId: refund.order_id,
			happenedAt: refund.done_at,
			documentOf: (tx, order) => refundsOf(ctx, tx, order, { refund, payment }),
		})
		await creditReduction(ctx, refund.order_id, {
			about: refundId,
			happenedAt: refund.done_at,
			until: refund.done_at ?? undefined,
		})
	},
}

const taxInvoice: JobKind = {
	name: 'tax-invoice',
	run: async (ctx, { payload }) => {
		const supply = payload as ToInvoice
		await issueOnce(ctx, {
			kind: 'tax-invoice',
			about: aboutInvoice(supply),
			orderId: supply.orderId,
			happenedAt: supply.at,
			documentOf: (tx, order, at) =>
				supply.isKept
					? cancellationFeeInvoices(ctx, tx, order, at)
					: invoiceOf(ctx, tx, order, { leaving: supply.lines, serials: supply.serials, at }),
		})
		const about = aboutInvoice(supply)
		await creditReduction(ctx, supply.orderId, { about, happenedAt: supply.at ?? null })
	},
}

const creditNote: JobKind = {
	name: 'credit-note',
	run: async (ctx, { payload }) => {
		const { orderId, lines, charges = [], key, at } = payload as ToCredit
		await issueOnce(ctx, {
			kind: 'credit-note',
			about: key,
			orderId,
			happenedAt: at,
			documentOf: (tx, order) => creditNoteOf(ctx, tx, order, { lines, charges }),
		})
	},
}

/** Billing documents, each issued by a job that its cause has scheduled. */
export const documentJobs: JobKind[] = [receiptVoucher, refundVoucher, taxInvoice, creditNote]
