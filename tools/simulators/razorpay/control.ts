import { errorOf, signedFields } from './checkout/routes.ts'
import type { Clock } from './clock.ts'
import type { Keys } from './http/api.ts'
import type { Faults } from './http/faults.ts'
import { authorise, fail, type Given, pay } from './ledger/payments.ts'
import { DAY_MS, end, refundOnce } from './ledger/refunds.ts'
import { RefundRequest, readRequest } from './ledger/request-schema.ts'
import { settle } from './ledger/settlements.ts'
import { drawId, found, type World } from './ledger/world.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/**
 * The controls of the simulator besides its API: for tests in process, and others over HTTP. Unknown ids throw a
 * Refusal.
 */
export function openControl(
	world: World,
	keys: Keys,
	{ clock, webhooks, faults }: { clock: Clock; webhooks: Webhooks; faults: Faults },
) {
	const { payments, refunds } = world

	return {
		webhooks,
		faults,
		/** Epoch milliseconds of the simulator's clock. */
		now: clock.now,
		/** Pushes the clock ahead and does the work that falls due: refunds arrive, uncaptured payments are refunded. */
		advance: (ms: number) => clock.advance(ms),
		advanceDays: (days: number) => clock.advance(days * DAY_MS),

		/**
		 * A buyer tries to pay. @returns the fields that their browser brings back to the shop; null where the bank has not
		 * answered
		 */
		pay: (orderId: string, given: Partial<Given> = {}) => {
			const payment = pay(world, orderId, { method: 'card', outcome: 'success', ...given })
			const paymentId = payment.id
			if (payment.status === 'failed') return { paymentId, error: errorOf(payment) }
			return {
				paymentId,
				fields: payment.status === 'created' ? null : signedFields(keys, payment),
			}
		},
		/** The bank agrees after all, to a payment that is open or had failed. */
		authorise: (paymentId: string) => authorise(world, found(payments, paymentId)),
		/** The bank refuses a payment that is open. */
		fail: (paymentId: string, why: Parameters<typeof fail>[2] = 'declined') =>
			fail(world, found(payments, paymentId), why),

		/** Somebody of the shop sends money back at Razorpay itself. @param amount paise; the rest without one */
		refund: (paymentId: string, amount?: number) =>
			refundOnce(
				world,
				found(payments, paymentId),
				readRequest(RefundRequest, amount === undefined ? {} : { amount }),
				null,
			),

		/** Pays out to the shop the items not settled yet. */
		settle: () => settle(world),

		/** How refunds that are asked for from now on will end, and after how many days. */
		refundsEnd: (given: Partial<World['refundsEnd']>) => {
			world.refundsEnd = { ...world.refundsEnd, ...given }
		},
		/** Ends a refund at once. */
		endRefund: (refundId: string, as: 'processed' | 'failed') =>
			end(world, found(refunds, refundId), as),
		/** Refunds with a key stay under way until the function that is returned is called. */
		holdRefunds: () => {
			const { promise, resolve } = Promise.withResolvers<void>()
			world.refundsWait = promise
			return () => {
				world.refundsWait = null
				resolve()
			}
		},

		/**
		 * A buyer's bank wants a payment back, or says how that ended; `what` is the end of the event's name, such as `created`
		 * or `lost`. @param of the dispute, a new one unless said, and the sum taken for it
		 */
		dispute: (
			paymentId: string,
			what = 'created',
			{ id = drawId('disp'), deducted }: { id?: string; deducted?: number } = {},
		) => {
			const payment = found(payments, paymentId)
			world.emit(`payment.dispute.${what}`, {
				payment,
				dispute: {
					id,
					entity: 'dispute',
					payment_id: paymentId,
					amount: payment.amount,
					currency: payment.currency,
					amount_deducted: deducted ?? (what === 'lost' ? payment.amount : 0),
					reason_code: 'goods_or_services_not_received_or_partially_received',
					respond_by: Math.floor((clock.now() + 7 * DAY_MS) / 1000),
					status: what === 'created' || what === 'action_required' ? 'open' : what,
					phase: 'chargeback',
					created_at: Math.floor(clock.now() / 1000),
				},
			})
			return id
		},

		/** All entries, newest first. */
		state: () => ({
			orders: [...world.orders.values()].reverse(),
			payments: [...payments.values()].reverse(),
			refunds: [...refunds.values()].reverse(),
		}),
	}
}

export type Control = ReturnType<typeof openControl>
