import { z } from 'zod'
import { inTransaction } from '../../db/transaction.ts'
import { DAY_MS } from '../../shared/durations.ts'
import type { AppContext } from '../app-context.ts'
import { UnansweredError } from '../jobs/outcomes.ts'
import type { JobKind } from '../jobs/runner.ts'
import { applyReported } from '../orders/money/apply-reported.ts'
import { applyRefund } from '../orders/money/reported-refunds.ts'
import { PLACES_AT_PROVIDER } from '../payments/limits.ts'
import type { ListedPayment, ListedRefund } from '../payments/online.ts'
import { paymentByRef, paymentOfProviderOrder } from '../payments/queries.ts'
import { bookDisputes } from './internal/razorpay/disputes.ts'
import { applySettled } from './internal/settled.ts'
import { LISTED_DAYS } from './limits.ts'

/** Asks the provider for the refunds of one payment that has more refunded than recorded. */
export const refundsCheck: JobKind = {
	name: 'refunds-check',
	placesOutside: PLACES_AT_PROVIDER,
	run: async (ctx, { payload }) => {
		const { paymentRef } = z.object({ paymentRef: z.string() }).parse(payload)
		const refunds = await ctx.online?.refundsOf(paymentRef)
		if (!refunds) throw new UnansweredError(`The refunds of ${paymentRef} cannot be asked for`)
		await applyRefunds(ctx, refunds)
	},
}

/**
 * Once a day: asks the provider for all payments, refunds and settlements of the last days, so that events without a
 * webhook, such as a refund from its dashboard or a second payment of an order, are known within a day.
 */
export const providerCheck: JobKind = {
	name: 'provider-check',
	placesOutside: PLACES_AT_PROVIDER,
	intervalMs: DAY_MS,
	isNeeded: ({ policy, online, settings }) =>
		policy.takesPayment && (online?.isOn(settings.current()) ?? false),
	run: async (ctx) => {
		if (!ctx.online?.isOn(ctx.settings.current())) return
		const isDone = await ctx.online.listSince(ctx.now() - LISTED_DAYS * DAY_MS, {
			payments: (listed) => applyPayments(ctx, listed),
			refunds: (listed) => applyRefunds(ctx, listed),
			settled: async (items) => {
				await inTransaction(ctx.db, (tx) => applySettled(tx, items, ctx.now()))
			},
		})
		await bookDisputes(ctx)
		if (!isDone) throw new UnansweredError('The provider cannot be reached')
	},
}

async function applyPayments(ctx: AppContext, listed: readonly ListedPayment[]): Promise<void> {
	for (const { providerOrder, reported } of listed) {
		const payment = providerOrder && (await paymentOfProviderOrder(ctx.db, providerOrder))
		// Of a sale made elsewhere with the same keys.
		if (payment && !(await isRecorded(ctx, reported))) await applyReported(ctx, payment, [reported])
	}
}

/** Whether a charge is recorded, with its fee and with all its refunds. */
async function isRecorded({ db }: AppContext, reported: ListedPayment['reported']) {
	if (reported.state !== 'captured') return false
	const known = await paymentByRef(db, 'razorpay', reported.ref)
	if (known?.state !== 'captured' || reported.refunded > known.refunded_paise) return false
	return reported.fee === null || reported.fee === known.fee_paise
}

async function applyRefunds(ctx: AppContext, refunds: readonly ListedRefund[]): Promise<void> {
	for (const refund of refunds) await inTransaction(ctx.db, (tx) => applyRefund(ctx, tx, refund))
}
