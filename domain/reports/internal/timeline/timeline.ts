import type { Actor } from '../../../../shared/actor.ts'
import type { OrderId } from '../../../../shared/ids.ts'
import { toRupees } from '../../../../shared/money.ts'
import { ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { dispatchesOf } from '../../../dispatches/queries.ts'
import { getOrder } from '../../../orders/queries.ts'
import {
	moneyRowsOfOne,
	type PaymentRow,
	paymentView,
	refundView,
} from '../../../payments/queries.ts'
import { isOfDispute } from '../../../payments/refunds.ts'
import { mayReport } from '../../policy.ts'
import { reportTables } from '../../tables.ts'
import type {
	TimelineEventWithMessages as Event,
	OrderTimelineWithMessages,
} from '../../timeline/timeline-schema.ts'
import { claimEvents } from './claim-events.ts'
import { mailsOf } from './order-mails.ts'
import { cancelRequestEvents, returnEvents } from './return-events.ts'

const iso = (at: number) => new Date(at).toISOString()

export function paymentEventOf(row: PaymentRow) {
	const { refunded: _, ...payment } = paymentView(row)
	const cameAt = row.captured_at === null ? null : iso(row.captured_at)
	// Only the day is known of a payment by an admin or a bank's file: it stands where it was recorded.
	const at = row.provider === 'razorpay' ? payment.at : iso(row.created_at)
	return { kind: 'payment' as const, ...payment, at, cameAt }
}

async function moneyEvents({ db }: AppContext, id: OrderId): Promise<Event[]> {
	const { payments, refunds } = await moneyRowsOfOne(db, id)
	const wayOf = new Map(payments.map((payment) => [payment.id, payment.provider]))
	return [
		...payments.map(paymentEventOf),
		...refunds.flatMap((row): Event[] => {
			const view = refundView(row, wayOf.get(row.payment_id) ?? 'transfer')
			const { way, state, reason, reference, failure, doneAt } = view
			const refund = {
				id: row.id,
				way,
				reason,
				reference,
				failure,
				amount: toRupees(row.amount_paise),
			}
			const begun = { kind: 'refund' as const, ...refund, at: view.at }
			if (doneAt === null) return [{ ...begun, state }]
			const done: Event = { kind: 'refund', ...refund, state, at: doneAt }
			// Nobody asked for what a bank took back.
			return isOfDispute(row) ? [done] : [{ ...begun, state: 'requested', reference: null }, done]
		}),
	]
}

async function parcelEvents({ db }: AppContext, id: OrderId): Promise<Event[]> {
	const { dispatches } = await dispatchesOf(db, id)
	return dispatches.flatMap(({ n, carrier, trackingNumber, trackingUrl, ...times }) => {
		const parcel = { kind: 'parcel' as const, n, carrier, trackingNumber, trackingUrl }
		const sent: Event = { ...parcel, did: 'sent', at: times.dispatchedAt }
		if (times.deliveredAt === null) return [sent]
		return [sent, { ...parcel, did: 'delivered', at: times.deliveredAt }]
	})
}

async function jobEvents({ db }: AppContext, id: OrderId): Promise<Event[]> {
	const rows = await reportTables(db)
		.selectFrom('installation_steps')
		.select(['step', 'done_at', 'done_by'])
		.where('order_id', '=', id)
		.execute()
	return rows.flatMap(({ step, done_at: at, done_by: by }) =>
		at === null ? [] : [{ kind: 'job', at: iso(at), step, by }],
	)
}

async function documentEvents({ db }: AppContext, id: OrderId): Promise<Event[]> {
	const rows = await reportTables(db)
		.selectFrom('documents')
		.select(['id', 'kind', 'number', 'created_at'])
		.where('order_id', '=', id)
		.orderBy('number')
		.execute()
	return rows.map(({ id, kind: document, number, created_at: at }) => ({
		kind: 'paper',
		at: iso(at),
		id,
		document,
		paper: document,
		number,
	}))
}

type MailRow = Awaited<ReturnType<typeof mailsOf>>[number]

export const mailEventOf = (row: MailRow) => ({
	kind: 'mail' as const,
	at: iso(row.sent_at ?? row.created_at),
	id: row.id,
	template: row.template,
	to: row.recipient_name,
	state: row.state,
})

async function mailEvents({ db }: AppContext, id: OrderId): Promise<Event[]> {
	const rows = await mailsOf(db, id)
	return rows.map(mailEventOf)
}

/**
 * The events of an order and because of it, oldest first: requests to cancel, its steps, returns,
 * warranty claims, money, mails,
 * parcels, the installation's checklist and its documents (admin). Events of the same moment stand in this order.
 * @returns not_found
 */
export async function orderTimeline(
	ctx: AppContext,
	actor: Actor,
	orderId: string,
): Promise<Result<OrderTimelineWithMessages>> {
	const allowed = mayReport(actor)
	if (!allowed.ok) return allowed
	const found = await getOrder(ctx, actor, orderId)
	if (!found.ok) return found
	const id = found.value.id as OrderId
	const steps = found.value.history.map((event): Event => ({ kind: 'step', ...event }))
	const [requests, ...others] = await Promise.all(
		[
			cancelRequestEvents,
			returnEvents,
			claimEvents,
			moneyEvents,
			mailEvents,
			parcelEvents,
			jobEvents,
			documentEvents,
		].map((read) => read(ctx, id)),
	)
	const events = [...(requests ?? []), ...steps, ...others.flat()]
	return ok({
		events: events.toSorted((one, other) => one.at.localeCompare(other.at)),
	})
}
