import type { Tx } from '../../db/database.ts'
import { newId, type OrderId, type UserId } from '../../shared/ids.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { type Paise, paise, sum } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { moneyRowsOfOne, type PaymentRow, paymentFacts, type RefundRow } from './queries.ts'
import { type PartOfRefund, refundable, refundPlan } from './rules.ts'
import { paymentTables } from './tables.ts'

export interface WantedRefund {
	orderId: OrderId
	amount: Paise
	/** Makes the same request one refund. */
	key: string
	reason: string
	/** Whether it is to be paid once more. */
	payAgain?: boolean
	/** Null where the store itself does. */
	by: UserId | null
	at: number
}

/**
 * Requests a refund of an amount, of the latest payments first: a row for each of them. The database refuses more than
 * was paid.
 * @returns over_limit where less was paid; the same key again gives the same refunds
 */
export async function requestRefund(tx: Tx, wanted: WantedRefund): Promise<Result<RefundRow[]>> {
	const { payments, refunds } = await moneyRowsOfOne(tx, wanted.orderId)
	const known = refunds.filter(({ key, payment_id }) => key === `${wanted.key} ${payment_id}`)
	if (known.length > 0) return ok(known)
	const facts = payments.map(paymentFacts)
	const plan = refundPlan(facts, wanted.amount)
	const most = refundable(facts)
	if (!plan) return fail('over_limit', message('payments.refund_at_most', { most }))
	const made: RefundRow[] = []
	for (const part of plan) {
		const refund = await refundOf(tx, wanted, part)
		if (!refund) return fail('conflict', message('payments.just_changed'))
		made.push(refund)
	}
	return ok(made)
}

/** The key of the refund for a return of an order. @param n the number of the return */
export const keyOfReturn = (orderId: OrderId, n: number): string => `return ${n} of ${orderId}`

/** Whether a refund is for a return of an order, which is credited where the order was invoiced. */
export const isOfReturn = ({ key }: Pick<RefundRow, 'key'>): boolean => /^return \d+ of /.test(key)

/** The beginning of the keys of what a provider has taken for a dispute. */
export const keyOfDispute = (ref: string): string => `dispute ${ref}`

/** Whether a refund is money that a buyer's bank has taken back: nobody of the shop sends it. */
export const isOfDispute = ({ key }: Pick<RefundRow, 'key'>): boolean => key.startsWith('dispute ')

/**
 * Counts anew what has gone back of a payment, or is about to: its refunds, less what came back of it. A bank may take back
 * what the shop has refunded already, so that it is more than was paid.
 */
export async function countRefunded(tx: Tx, paymentId: string, at: number): Promise<void> {
	const tables = paymentTables(tx)
	const amounts = tables.selectFrom('payments').select('amount_paise')
	const payment = await amounts.where('id', '=', paymentId).executeTakeFirstOrThrow()
	const refunds = await tables
		.selectFrom('refunds')
		.select('amount_paise')
		.where('payment_id', '=', paymentId)
		.where('state', '!=', 'failed')
		.execute()
	const restored = await amounts.where('restores', '=', paymentId).execute()
	const sumOf = (rows: { amount_paise: Paise }[]) => sum(rows.map((row) => row.amount_paise))
	const back = sumOf(refunds) - sumOf(restored)
	const refunded_paise = paise(Math.min(Math.max(0, back), payment.amount_paise))
	await tables
		.updateTable('payments')
		.set({ refunded_paise, updated_at: at })
		.where('id', '=', paymentId)
		.execute()
}

/** A refund of one payment. @returns undefined where less is left of it, or it was made before */
export async function refundOf(
	tx: Tx,
	{ orderId, key, reason, payAgain = false, by, at }: WantedRefund,
	{ paymentId, amount }: PartOfRefund,
): Promise<RefundRow | undefined> {
	const reserved = await paymentTables(tx)
		.updateTable('payments')
		.set((eb) => ({ refunded_paise: eb('refunded_paise', '+', amount), updated_at: at }))
		.where('id', '=', paymentId)
		.where('state', '=', 'captured')
		.where((eb) =>
			eb(
				eb(eb('amount_paise', '-', eb.ref('bank_offer_paise')), '-', eb.ref('refunded_paise')),
				'>=',
				amount,
			),
		)
		.returning('id')
		.executeTakeFirst()
	if (!reserved) return undefined
	const row = {
		payment_id: paymentId,
		order_id: orderId,
		state: 'requested' as const,
		reason,
		provider_ref: null,
		pay_again: payAgain ? 1 : 0,
		failure: null,
		created_by: by,
		created_at: at,
		updated_at: at,
		done_at: null,
	}
	const refund = await paymentTables(tx)
		.insertInto('refunds')
		.values({ ...row, id: newId(), key: `${key} ${paymentId}`, amount_paise: amount })
		.onConflict((conflict) => conflict.doNothing())
		.returningAll()
		.executeTakeFirst()
	if (refund) await endBankOffer(tx, refund)
	return refund
}

/** The key of the amount that a bank no longer owes, since this refund has sent back the buyer's whole payment. */
const bankOfferKey = ({ id }: Pick<RefundRow, 'id'>) => `bank-offer ${id}`

/** Whether a refund is of an amount that a bank no longer owes: nobody sends it. */
export const isOfBankOffer = ({ key }: Pick<RefundRow, 'key'>): boolean =>
	key.startsWith('bank-offer ')

/** A bank owes nothing for its offer on a payment that has gone back whole: that is a refund of its own, which nobody sends. */
async function endBankOffer(tx: Tx, refund: RefundRow): Promise<void> {
	const payment = await paymentTables(tx)
		.updateTable('payments')
		.set((eb) => ({ refunded_paise: eb.ref('amount_paise') }))
		.where('id', '=', refund.payment_id)
		.where('bank_offer_paise', '>', paise(0))
		.where((eb) => eb('refunded_paise', '=', eb('amount_paise', '-', eb.ref('bank_offer_paise'))))
		.returning('bank_offer_paise')
		.executeTakeFirst()
	if (!payment) return
	await paymentTables(tx)
		.insertInto('refunds')
		.values({
			...refund,
			id: newId(),
			key: bankOfferKey(refund),
			amount_paise: payment.bank_offer_paise,
			reason: recorded(message('payments.refund_reason_bank_offer')),
		})
		.execute()
}

/**
 * Records the state of a refund. One that failed gives its amount back to the payment, to be refunded in another way.
 * @returns the refund where this is new of it
 */
export async function recordRefund(
	tx: Tx,
	id: string,
	reported: { state: 'sent' | 'done'; ref: string | null } | { state: 'failed'; failure: string },
	at: number,
): Promise<RefundRow | undefined> {
	const from: RefundRow['state'][] =
		reported.state === 'sent' ? ['requested'] : ['requested', 'sent']
	const changed = await paymentTables(tx)
		.updateTable('refunds')
		.set({
			state: reported.state,
			updated_at: at,
			...('ref' in reported && reported.ref !== null && { provider_ref: reported.ref }),
			...('failure' in reported && { failure: reported.failure }),
			...(reported.state === 'done' && { done_at: at }),
		})
		.where((eb) => eb.or([eb('id', '=', id), eb('key', '=', bankOfferKey({ id }))]))
		.where('state', 'in', from)
		.returningAll()
		.execute()
	const refund = changed.find((row) => row.id === id)
	if (refund && reported.state === 'failed') await countRefunded(tx, refund.payment_id, at)
	return refund
}

interface Ended {
	orderId: OrderId
	reason: Message
	/** The cancellation fee, taken of the earliest payments. */
	fee: Paise
	at: number
}

/**
 * Refunds the payments for a closed order, less the cancellation fee; each payment once, even if its refund
 * failed.
 */
export async function refundAll(tx: Tx, { orderId, reason, fee, at }: Ended): Promise<RefundRow[]> {
	const { payments, refunds } = await moneyRowsOfOne(tx, orderId)
	const known = new Set(refunds.map(({ key }) => key))
	const made: RefundRow[] = []
	let left: number = fee
	for (const payment of payments) {
		const has = refundable([paymentFacts(payment)])
		const kept = Math.min(has, left)
		left -= kept
		const amount = paise(has - kept)
		if (amount === 0 || known.has(`over ${orderId} ${payment.id}`)) continue
		const wanted = {
			orderId,
			amount,
			key: `over ${orderId}`,
			reason: recorded(reason),
			by: null,
			at,
		}
		const refund = await refundOf(tx, wanted, { paymentId: payment.id, amount })
		if (refund) made.push(refund)
	}
	return made
}

interface ForeignRefund {
	/** The provider's id. */
	ref: string
	amount: Paise
	/** The part of the buyer's fee that went back beside the amount. */
	buyerFee: Paise
	reason: string
	/** Whether it is to be paid once more. */
	payAgain?: boolean
	at: number
}

/**
 * Records a refund that somebody has made with the provider itself.
 * @returns undefined where less is left of the payment
 */
export async function insertForeignRefund(
	tx: Tx,
	{ id: paymentId, order_id: orderId }: PaymentRow,
	{ ref, amount, buyerFee, reason, payAgain = false, at }: ForeignRefund,
): Promise<RefundRow | undefined> {
	const key = `at-provider ${ref}`
	const wanted = { orderId, amount, key, reason, payAgain, by: null, at }
	const made = await refundOf(tx, wanted, { paymentId, amount })
	if (!made) return undefined
	return paymentTables(tx)
		.updateTable('refunds')
		.set({ provider_ref: ref, buyer_fee_paise: buyerFee })
		.where('id', '=', made.id)
		.returningAll()
		.executeTakeFirst()
}

/** Counts a part of a refund as the buyer's fee, and so leaves that much of the payment for another refund. */
export async function countAsFee(
	tx: Tx,
	{ id, payment_id }: RefundRow,
	part: Paise,
	at: number,
): Promise<void> {
	await paymentTables(tx)
		.updateTable('refunds')
		.set((eb) => ({
			amount_paise: eb('amount_paise', '-', part),
			buyer_fee_paise: eb('buyer_fee_paise', '+', part),
			updated_at: at,
		}))
		.where('id', '=', id)
		.execute()
	await countRefunded(tx, payment_id, at)
}
