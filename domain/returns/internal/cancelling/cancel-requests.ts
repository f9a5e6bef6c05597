import type { Tx } from '../../../../db/database.ts'
import { nextNumber } from '../../../../db/next-number.ts'
import { transact } from '../../../../db/transaction.ts'
import type { Actor } from '../../../../shared/actor.ts'
import type { OrderId, UserId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fromRupees, toRupees, zero } from '../../../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit, ofOrder } from '../../../audit/commands.ts'
import { answerAfter } from '../../../catalogue/answer-after.ts'
import { cancelWithFee } from '../../../orders/money/cancel-with-fee.ts'
import { warnAdmins } from '../../../orders/money/warn-admins.ts'
import { readOfBuyer } from '../../../orders/order-access.ts'
import { isBuyer, isBuyerOrAdmin } from '../../../orders/policy.ts'
import { factsOf, NOT_FOUND, type OrderRow } from '../../../orders/queries.ts'
import { type ByLink, verifyContact } from '../../../orders/tracking/contact.ts'
import { refundableOf } from '../../../payments/queries.ts'
import { rowsOfOrder } from '../../../rows-of-order.ts'
import type {
	CancelGrant,
	CancelRequests,
	NewCancelRequest,
} from '../../cancelling/cancel-schema.ts'
import { answerBuyer, lockedOrder } from '../../commands.ts'
import { isForShopToCancel } from '../../rules.ts'
import { returnTables } from '../../tables.ts'
import { notifyBuyer } from '../notices.ts'

const NONE_OPEN = message('returns.no_open_request')

/** The requests to cancel an order, to its buyer and to admins; to anyone else there is no such order. */
export const listCancelRequests = readOfBuyer<CancelRequests>(async ({ db }, order, actor, key) => {
	const rows = await rowsOfOrder(returnTables(db), 'cancel_requests', order.id, 'n desc')
	const facts = factsOf(order)
	const isOpen = rows.some(({ state }) => state === 'asked')
	const paid = await refundableOf(db, order.id)
	return {
		requests: rows.map(({ n, state, reason, answer, asked_at: at, answered_at: answered }) => ({
			n,
			state,
			reason,
			answer,
			askedAt: new Date(at).toISOString(),
			answeredAt: answered === null ? null : new Date(answered).toISOString(),
		})),
		mayAsk: !isOpen && isForShopToCancel(facts) && isBuyer(actor, facts, key),
		paid: toRupees(paid),
	}
})

/**
 * Asks the shop to cancel an order that its buyer cannot cancel any more.
 * @returns not_found; forbidden for anybody but its buyer; conflict where it can be cancelled without asking or not at
 * all, or a request is open; as `verifyContact`
 */
export async function askToCancel(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ reason, ...link }: NewCancelRequest & ByLink,
): Promise<Result<CancelRequests>> {
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const asked = await transact(ctx.db, async (tx) => {
		const order = await lockedOrder(tx, id)
		const facts = order && factsOf(order)
		if (!order || !facts || !isBuyerOrAdmin(actor, facts, link.key))
			return fail('not_found', NOT_FOUND)
		if (!isBuyer(actor, facts, link.key))
			return fail('forbidden', message('returns.buyers_ask_to_cancel'))
		if (!isForShopToCancel(facts)) return fail('conflict', message('returns.nothing_to_ask'))
		const at = ctx.now()
		if (!(await insertRequest(tx, order, reason, at)))
			return fail('conflict', message('returns.cancel_one_open'))
		const text = message('returns.cancel_asked', { orderId: order.id, reason })
		await warnAdmins(tx, order.id, text, at)
		await audit(tx, actor, at, [{ action: 'asked to cancel', ...ofOrder(id), after: { reason } }])
		return ok(undefined)
	})
	return asked.ok ? listCancelRequests(ctx, actor, id, link.key) : asked
}

/** @returns false where one is open */
async function insertRequest(tx: Tx, { id }: OrderRow, reason: string, at: number) {
	const requests = returnTables(tx).selectFrom('cancel_requests').where('order_id', '=', id)
	const made = await returnTables(tx)
		.insertInto('cancel_requests')
		.values({
			order_id: id,
			n: await nextNumber(requests),
			state: 'asked',
			reason,
			asked_at: at,
			answer: null,
			answered_by: null,
			answered_at: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning('n')
		.executeTakeFirst()
	return made !== undefined
}

interface Answered {
	state: 'granted' | 'refused'
	answer: string | null
	by: UserId
	at: number
}

/** Answers the request that is open. @returns which it was; undefined where none is */
async function answerOpen(tx: Tx, id: OrderId, { by, at, ...answered }: Answered) {
	const changed = await returnTables(tx)
		.updateTable('cancel_requests')
		.set({ ...answered, answered_by: by, answered_at: at })
		.where('order_id', '=', id)
		.where('state', '=', 'asked')
		.returning('n')
		.executeTakeFirst()
	return changed?.n
}

/**
 * Cancels an order as its buyer has asked: its stock is restored, and its payments or an amount of them refunded.
 * @returns not_found; conflict where no request is open; invalid for more than was paid, or less without a reason;
 *   already_closed where it cannot be cancelled any more
 */
export async function grantCancel(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ refund, answer }: CancelGrant,
): Promise<Result<CancelRequests>> {
	const granted = await answerBuyer(ctx, actor, id, async ({ tx, who, at, order }) => {
		const paid = await refundableOf(tx, order.id)
		const amount = refund === undefined ? paid : (fromRupees(refund) ?? zero)
		if (amount > paid) {
			const why = message('payments.refund_at_most', { most: paid })
			return failField('refund', why)
		}
		if (amount < paid && !answer) {
			const why = message('returns.answer_required')
			return failField('answer', why)
		}
		const note = answer ?? null
		const n = await answerOpen(tx, order.id, { state: 'granted', answer: note, by: who.id, at })
		if (n === undefined) return fail('conflict', NONE_OPEN)
		return cancelWithFee(ctx, tx, actor, order, { fee: paid - amount, note, at })
	})
	return answerAfter(ctx, granted, () => listCancelRequests(ctx, actor, id))
}

/** Refuses a request to cancel, with an answer to the buyer. @returns not_found; conflict where no request is open */
export async function refuseCancel(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ answer }: { answer: string },
): Promise<Result<CancelRequests>> {
	const refused = await answerBuyer(ctx, actor, id, async ({ tx, who, at, order }) => {
		const n = await answerOpen(tx, order.id, { state: 'refused', answer, by: who.id, at })
		if (n === undefined) return fail('conflict', NONE_OPEN)
		await notifyBuyer(ctx, tx, order, { kind: 'cancel-refused', n, answer, at })
		await audit(tx, who, at, [{ action: 'refused to cancel', ...ofOrder(id), after: { answer } }])
		return ok(undefined)
	})
	return refused.ok ? listCancelRequests(ctx, actor, id) : refused
}
