import { createHash } from 'node:crypto'
import type { Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import { MINUTE_MS } from '../../../../shared/durations.ts'
import { message } from '../../../../shared/messages/message.ts'
import { zero } from '../../../../shared/money.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { reconcileReported } from '../../../orders/money/apply-reported.ts'
import { scheduleCheck } from '../../../orders/money/online-payment.ts'
import { applyRefund, scheduleRefundsCheck } from '../../../orders/money/reported-refunds.ts'
import { recordEvent } from '../../../payments/events.ts'
import { paymentOfProviderOrder } from '../../../payments/queries.ts'
import { eventIn, type RazorpayEvent } from '../../../payments/razorpay/events.ts'
import { listedRefund, reportedOf } from '../../../payments/razorpay/provider.ts'
import { recordDisputeEvent } from './disputes.ts'

export interface Delivered {
	/** As it arrived, byte for byte. */
	body: Uint8Array
	signature: string
	/** Unique for each event; null where it was not said. */
	eventId: string | null
}

type PaymentEvent = Extract<RazorpayEvent, { kind: 'payment' | 'order-paid' }>
type RefundEvent = Extract<RazorpayEvent, { kind: 'refund' }>

/**
 * Takes an event of Razorpay: each is recorded once as received, in the transaction of its consequences. Events
 * are sent late, twice and in any order.
 * @returns forbidden where it is not signed with the shop's secret
 */
export async function takeWebhook(ctx: AppContext, delivered: Delivered): Promise<Result<void>> {
	const { body, signature } = delivered
	if (!ctx.online?.isWebhook(body, signature))
		return fail('forbidden', message('payments.webhook_not_signed'))
	// PostgreSQL takes no NUL in a text.
	const text = Buffer.from(body).toString('utf8').replaceAll('\0', '\uFFFD')
	const event = eventIn(text)
	if (!event) ctx.log.error('a signed webhook of Razorpay cannot be read; it is recorded')
	const id = delivered.eventId ?? createHash('sha256').update(body).digest('hex')
	const taken = await transact(ctx.db, async (tx) => {
		const at = ctx.now()
		const received = {
			provider: 'razorpay',
			id,
			kind: event?.name ?? 'unreadable',
			body: text,
			at,
		} as const
		if (!(await recordEvent(tx, received)) || !event) return ok(undefined)
		return apply(ctx, tx, event)
	})
	await ctx.catalogue.refresh()
	return taken
}

async function apply(ctx: AppContext, tx: Tx, event: RazorpayEvent): Promise<Result<void>> {
	switch (event.kind) {
		case 'payment':
		case 'order-paid':
			return ok(await applyPayment(ctx, tx, event))
		case 'refund':
			return ok(await applyRefundEvent(ctx, tx, event))
		case 'dispute':
			return ok(await recordDisputeEvent(ctx, tx, event))
		case 'unknown':
			return ok(undefined)
	}
}

async function applyPayment(
	ctx: AppContext,
	tx: Tx,
	{ payment: reported }: Pick<PaymentEvent, 'payment'>,
): Promise<void> {
	const payment = reported.orderId ? await paymentOfProviderOrder(tx, reported.orderId) : undefined
	// Of a sale made elsewhere with the same keys.
	if (!payment) return
	const news = reportedOf(reported)
	if (!news) return
	await reconcileReported(ctx, tx, payment, [news])
	// Razorpay captures it by itself in a moment, or leaves that to the store.
	if (news.state === 'authorised' && payment.state !== 'captured')
		await scheduleCheck(ctx, tx, { id: payment.id, n: 0, runAt: ctx.now() + MINUTE_MS })
}

/**
 * An event of a refund has its payment with it, which may not have been reported before. The refunded amount of that
 * payment is compared once the refund of the event is recorded.
 */
async function applyRefundEvent(ctx: AppContext, tx: Tx, event: RefundEvent): Promise<void> {
	const { payment, refund } = event
	await applyPayment(ctx, tx, { payment: { ...payment, amountRefunded: zero } })
	await applyRefund(ctx, tx, listedRefund(refund))
	await scheduleRefundsCheck(ctx, tx, { ref: payment.id, refunded: payment.amountRefunded })
}
