import type { Tx } from '../../../db/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { Actor } from '../../../shared/actor.ts'
import type { OrderId } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { type Paise, toRupees } from '../../../shared/money.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import type { AppContext } from '../../app-context.ts'
import { stageOf } from '../../orders/money/money-state-rules.ts'
import { beginOnline, openAttempt } from '../../orders/money/online-payment.ts'
import { visibleOrder } from '../../orders/order-access.ts'
import { lockOrder } from '../../orders/order-rows.ts'
import { isBuyer } from '../../orders/policy.ts'
import { factsOf } from '../../orders/queries.ts'
import { hasUndecided } from '../../payments/held.ts'
import { MAX_UPI } from '../../payments/limits.ts'
import {
	findPayment,
	moneyOf,
	moneyRowsOfOne,
	openAttemptsOf,
	paymentRowsOf,
} from '../../payments/queries.ts'
import { coverage, dueNow } from '../../payments/rules.ts'
import { whyNotOnline } from '../../payments/ways.ts'
import { shopName } from '../../settings/rules.ts'
import type { OnlinePayment } from '../online-schema.ts'
import { refreshPayment } from './refresh-payment.ts'

/** The order, where the caller is its buyer: nobody pays for somebody else's. */
export const mayPayOnline = (ctx: AppContext, actor: Actor, id: string, key?: string) =>
	visibleOrder(ctx.db, id, (order) => isBuyer(actor, factsOf(order), key))

/**
 * Begins an online payment of the due amount of an order, or resumes the one its buyer began: earlier attempts are
 * checked first, so that nobody pays twice. Called again it is the same payment.
 * @returns not_found to all but the buyer; conflict where the order is over; unavailable while the provider is away
 */
export async function payOnline(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OnlinePayment>> {
	const own = await mayPayOnline(ctx, actor, id, key)
	if (!own.ok) return own
	const order = own.value
	const form = ctx.online?.form()
	if (!form || order.payment_way === null)
		return fail('conflict', message('payments.way_not_offered'))
	for (const attempt of openAttemptsOf({ payments: await paymentRowsOf(ctx.db, order.id) }))
		if (attempt.provider_order !== null) await refreshPayment(ctx, attempt)
	const begun = await transact(ctx.db, (tx) => begin(ctx, tx, order.id))
	if (!begun.ok) return begun
	const { amount, schedule } = begun.value
	const until = order.reserved_until
	const about = {
		orderId: order.id,
		amount: toRupees(amount),
		until: until === null ? null : new Date(until).toISOString(),
		schedule,
		takesUpi: amount <= MAX_UPI,
	}
	if (begun.value.state !== 'open')
		return ok({ state: begun.value.state, ...about, form: null, failure: null })
	await openAttempt(ctx, order.id)
	const payment = await findPayment(ctx.db, begun.value.paymentId)
	if (!payment?.provider_order) return fail('unavailable', message('payments.provider_away'))
	return ok({
		state: 'open',
		...about,
		failure: payment.state === 'failed' ? payment.failure : null,
		form: {
			...form,
			fields: {
				key_id: form.key,
				order_id: payment.provider_order,
				amount: String(payment.amount_paise),
				currency: 'INR',
				name: shopName(ctx.settings.current()),
				description: `Order ${order.id}`,
				// https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/configure-payment-methods
				...(about.takesUpi ? {} : { 'config[display][hide][0][method]': 'upi' }),
				'prefill[name]': order.full_name,
				'prefill[email]': order.email ?? '',
				'prefill[contact]': order.contact_number,
			},
			returnPath: `/api/payments/razorpay/callback?payment=${payment.id}`,
		},
	})
}

type Begun = { amount: Paise; schedule: OnlinePayment['schedule'] } & (
	| { state: 'open'; paymentId: string }
	| { state: 'paid' | 'checking' }
)

async function begin(ctx: AppContext, tx: Tx, id: OrderId): Promise<Result<Begun>> {
	const order = await lockOrder(tx, id)
	if (!order || order.status === 'cancelled' || order.status === 'declined')
		return fail('already_closed', message('payments.order_over'))
	const rows = await moneyRowsOfOne(tx, id)
	const money = moneyOf(rows, stageOf(order))
	const amount = dueNow(money)
	const due = coverage(money).filter(({ isDue, open }) => isDue && open > 0)
	const schedule = due.map(({ due, open }) => ({ due, amount: toRupees(open) }))
	if (amount === 0) return ok({ state: 'paid', amount, schedule })
	const tooMuchOrLittle = whyNotOnline(ctx.settings.current(), amount)
	if (tooMuchOrLittle) return fail('conflict', tooMuchOrLittle)
	const attempts = openAttemptsOf(rows)
	// Money that is held is there: nobody is to pay again before it is decided.
	const isHeld = await hasUndecided(tx, id)
	if (isHeld || attempts.some(({ state }) => state === 'authorised'))
		return ok({ state: 'checking', amount, schedule })
	const known = attempts.find((payment) => payment.amount_paise === amount)
	const paymentId =
		known?.id ??
		(await beginOnline(ctx, tx, {
			orderId: id,
			scheduleN: due[0]?.n ?? null,
			amount,
			at: ctx.now(),
		}))
	return ok({ state: 'open', amount, schedule, paymentId })
}
