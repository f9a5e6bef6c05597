import type { Tx } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { MINUTE_MS } from '../../../shared/durations.ts'
import type { OrderId } from '../../../shared/ids.ts'
import type { Paise } from '../../../shared/money.ts'
import type { AppContext } from '../../app-context.ts'
import { schedule } from '../../jobs/commands.ts'
import { UnansweredError } from '../../jobs/outcomes.ts'
import { openPayment, recordProviderOrder } from '../../payments/commands.ts'
import type { ProviderPayment } from '../../payments/online.ts'
import { openAttemptsOf, type PaymentRow, paymentRowsOf } from '../../payments/queries.ts'
import { askedFor } from '../../payments/reported.ts'
import { addReferences } from '../listing/order-references.ts'
import { applyReported } from './apply-reported.ts'

interface NewOnlinePayment {
	orderId: OrderId
	scheduleN: number | null
	amount: Paise
	/** Epoch milliseconds. */
	at: number
}

/**
 * Begins a payment online, within a transaction; unless its provider has reported it a minute later, it is asked then.
 * @returns its id
 */
export async function beginOnline(
	ctx: AppContext,
	tx: Tx,
	begun: NewOnlinePayment,
): Promise<string> {
	const id = await openPayment(tx, { ...begun, provider: 'razorpay' })
	await scheduleCheck(ctx, tx, { id, n: 1, runAt: begun.at + MINUTE_MS })
	return id
}

interface Check {
	/** The payment's. */
	id: string
	/** Which check of it this is, from 1. */
	n: number
	runAt: number
}

/** Has the provider asked about a payment. */
export const scheduleCheck = (ctx: AppContext, tx: Tx, { id, n, runAt }: Check): Promise<void> =>
	schedule(ctx, tx, [
		{ kind: 'payment-check', key: `payment-check ${id} ${n}`, payload: { id, n }, runAt },
	])

/**
 * Has the provider open an order for a new payment, outside any transaction. Where it does not answer in time, the
 * payment stays as it is and is tried again when the buyer looks at it; the provider opens no second order for it.
 * @param waitMs the longest wait; without it the provider's own limit
 */
export async function openAttempt(
	ctx: AppContext,
	orderId: OrderId,
	waitMs?: number,
): Promise<void> {
	if (!ctx.online) return
	const attempts = openAttemptsOf({ payments: await paymentRowsOf(ctx.db, orderId) })
	const waiting = attempts.find(
		({ state, provider_order: name }) => state === 'created' && name === null,
	)
	if (!waiting) return
	const signal = waitMs === undefined ? undefined : AbortSignal.timeout(waitMs)
	const name = await ctx.online.open(toOpen(ctx, waiting), signal)
	if (name === null) return ctx.log.warn({ payment: waiting.id }, 'a payment was not opened')
	await inTransaction(ctx.db, async (tx) => {
		await recordProviderOrder(tx, waiting.id, name)
		await addReferences(tx, orderId, 'payment', [name])
	})
}

/**
 * Asks the provider for the state of every open attempt to pay an order, and records it.
 * @throws UnansweredError where it cannot be reached
 */
export async function askProvider(ctx: AppContext, orderId: OrderId): Promise<void> {
	const attempts = openAttemptsOf({ payments: await paymentRowsOf(ctx.db, orderId) })
	for (const payment of attempts) {
		// Nobody can have paid where the provider has no order.
		if (payment.provider_order === null) continue
		const reported = await ctx.online?.ask(providerPaymentOf(payment))
		if (!reported)
			throw new UnansweredError(`The provider of payment ${payment.id} cannot be reached`)
		await applyReported(ctx, payment, reported)
	}
}

/** A payment as its provider is asked to open an order for it. */
export const toOpen = ({ settings }: AppContext, payment: PaymentRow): ProviderPayment => ({
	...providerPaymentOf(payment),
	takesParts: settings.current().payment.onlineParts === 'yes',
})

/** A payment as its provider is asked about it. */
export const providerPaymentOf = (payment: PaymentRow) => ({
	id: payment.id,
	orderId: payment.order_id,
	providerOrder: payment.provider_order,
	ref: payment.provider_ref,
	amount: askedFor(payment),
})
