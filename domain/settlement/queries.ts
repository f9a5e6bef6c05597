import type { Database } from '../../db/database.ts'
import { type Actor, hasRole } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { toRupees } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { SHORT_WAIT_MS } from '../orders/limits.ts'
import { owedOf } from '../orders/money/money-state.ts'
import { stageOf } from '../orders/money/money-state-rules.ts'
import { nextPaymentOf } from '../orders/money/next-payment.ts'
import { openAttempt } from '../orders/money/online-payment.ts'
import { visibleOrder } from '../orders/order-access.ts'
import { isBuyerOrAdmin, maySee } from '../orders/policy.ts'
import { factsOf, type OrderColumns, type OrderRow } from '../orders/queries.ts'
import { byHand, readDestination } from '../payments/destinations/refund-destinations.ts'
import { disputesOf } from '../payments/disputes.ts'
import { type HeldRow, heldOf } from '../payments/held.ts'
import {
	type MoneyRows,
	moneyOf,
	moneyRowsOfOne,
	paymentFacts,
	paymentView,
	refundView,
} from '../payments/queries.ts'
import { coverage, dueNow, moneyState, openOf, refundable, sumsOf } from '../payments/rules.ts'
import { hasOpenRequest } from '../returns/queries.ts'
import type { RefundDestination } from './destination-schema.ts'
import type { HeldPayment, OrderPayments } from './schema.ts'

/** A held payment, as admins see it. */
export const heldView = (row: HeldRow): HeldPayment => ({
	reference: row.ref,
	orderId: row.order_id,
	amount: row.amount_paise / 100,
	currency: row.currency,
	asked: toRupees(row.asked_paise),
	fee: row.fee_paise === null ? null : toRupees(row.fee_paise),
	hasOffer: row.has_offer === 1,
	at: new Date(row.captured_at).toISOString(),
	decision: row.decision,
})

/** The money of an order, as its buyer and admins see it. */
export function orderPayments(
	ctx: AppContext,
	order: OrderRow,
	rows: MoneyRows,
	{
		disputes = [],
		held = [],
		destination = null,
	}: Partial<Pick<OrderPayments, 'disputes' | 'held' | 'destination'>> = {},
): OrderPayments {
	const money = moneyOf(rows, stageOf(order))
	const { paid, refunded } = sumsOf(money)
	const wayOf = new Map(rows.payments.map(({ id, provider }) => [id, provider]))
	return {
		state: moneyState(money),
		total: toRupees(order.total_paise),
		paid: toRupees(paid),
		refunded: toRupees(refunded),
		due: toRupees(dueNow(money)),
		open: toRupees(openOf(money)),
		refundable: toRupees(refundable(rows.payments.map(paymentFacts))),
		owed: toRupees(owedOf(order, rows)),
		schedule: coverage(money).map((row) => ({
			n: row.n,
			due: row.due,
			amount: toRupees(row.amount),
			paid: toRupees(row.paid),
			isDue: row.isDue,
		})),
		payments: rows.payments.map(paymentView),
		refunds: rows.refunds.map((row) => refundView(row, wayOf.get(row.payment_id) ?? 'transfer')),
		held,
		disputes,
		destination,
		next: nextPaymentOf(ctx, order, rows),
	}
}

/** Whether the buyer of an order is asked where money goes back: something does, or is to, that came past a provider. */
export async function isDestinationAsked(
	db: Database,
	order: OrderColumns,
	rows: MoneyRows,
): Promise<boolean> {
	const { open, left } = byHand(rows)
	if (open > 0) return true
	if (left === 0) return false
	return owedOf(order, rows) > 0 || hasOpenRequest(db, order.id)
}

/** A destination by which its owner knows it and nobody else can use it. */
export const masked = ({ upiId, accountNumber }: RefundDestination): string =>
	upiId === '' ? `…${accountNumber.slice(-4)}` : upiId.replace(/^(.{1,2}).*@/, '$1…@')

async function destinationOf(
	{ db, sealing }: AppContext,
	order: OrderRow,
	rows: MoneyRows,
): Promise<OrderPayments['destination']> {
	if (!(await isDestinationAsked(db, order, rows))) return null
	const text = await readDestination(db, sealing, order.id)
	return { given: text === null ? null : masked(JSON.parse(text)) }
}

/** The order, where the caller may see its money: its buyer and admins; to installers there is none. */
export async function maySeePayments(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderRow>> {
	const facts = (order: OrderRow) => factsOf(order, ctx.now())
	const sees = (order: OrderRow) => maySee(ctx.policy, actor, facts(order), key)
	const found = await visibleOrder(ctx.db, id, sees)
	if (!found.ok || isBuyerOrAdmin(actor, facts(found.value), key)) return found
	return fail('forbidden', message('payments.buyer_or_admin_only'))
}

/**
 * The money of an order: its schedule, payments and refunds, and the next step. A payment online that was begun and not
 * opened, since its provider could not be reached, is opened.
 * @returns not_found as orders are; forbidden to its installer; conflict where it was placed without money
 */
export async function paymentsOf(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<OrderPayments>> {
	const found = await maySeePayments(ctx, actor, id, key)
	if (!found.ok) return found
	const order = found.value
	if (order.payment_way === null) return fail('conflict', message('payments.no_money_here'))
	if (order.status === 'unpaid') await openAttempt(ctx, order.id, SHORT_WAIT_MS)
	const rows = await moneyRowsOfOne(ctx.db, order.id)
	const destination = await destinationOf(ctx, order, rows)
	if (!hasRole(actor, 'Admin')) return ok(orderPayments(ctx, order, rows, { destination }))
	const disputes = await disputesOf(ctx.db, order.id)
	const held = (await heldOf(ctx.db, order.id)).map(heldView)
	return ok(orderPayments(ctx, order, rows, { disputes, held, destination }))
}
