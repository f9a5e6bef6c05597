import type { Database } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { answerAfter } from '../../../catalogue/answer-after.ts'
import { mayEver, maySee } from '../../policy.ts'
import {
	factsOf,
	findOrder,
	getOrder,
	NOT_FOUND,
	type OrderRow,
	progressOf,
} from '../../queries.ts'
import type { OrderWithMessages } from '../../schema.ts'
import { type Decline, holderBefore, whyNotUndone } from './decline-rules.ts'
import { withdrawDecline } from './declines.ts'
import { returnToPending } from './return-to-pending.ts'

const NOT_DECLINED = message('orders.not_declined')

interface Undoable {
	order: OrderRow
	decline: Decline
}

/** The order and the actor's answer to it, where it can be taken back. */
async function undoable(
	db: Database,
	{ policy }: AppContext,
	actor: Actor,
	id: string,
	now: number,
): Promise<Result<Undoable>> {
	const allowed = mayEver(actor, 'undo')
	if (!allowed.ok) return allowed
	const order = await findOrder(db, id)
	if (!order) return fail('not_found', NOT_FOUND)
	const decline = order.declines.find(
		({ installerId, kind }) =>
			isSignedIn(actor) && installerId === actor.id && kind !== 'hand-back',
	)
	if (decline) {
		const why = whyNotUndone(progressOf(order), decline, now)
		return why === null ? ok({ order, decline }) : fail('already_closed', why)
	}
	return maySee(policy, actor, factsOf(order))
		? fail('forbidden', NOT_DECLINED)
		: fail('not_found', NOT_FOUND)
}

/** Whether the caller may take their decline of this order back, as it is now. */
export const mayUndoDecline = (
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<unknown>> => undoable(ctx.db, ctx, actor, id, ctx.now())

/**
 * Takes an installer's decline back, within ten seconds by the server's clock: the order waits for them or for
 * everybody as before, and the goods that went back to stock are taken again.
 * @returns not_signed_in or forbidden by role, or where they have not declined it; not_found; already_closed when it is
 * too late, or another has the order; out_of_stock
 */
export async function undoDecline(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<OrderWithMessages>> {
	const undone = await transact(ctx.db, async (tx) => {
		const at = ctx.now()
		const found = await undoable(tx, ctx, actor, id, at)
		if (!found.ok) return found
		const { order, decline } = found.value
		const installerId = holderBefore(decline)
		const opened = await returnToPending(ctx, tx, actor, order, { step: 'undo', installerId, at })
		if (opened.ok) await withdrawDecline(tx, order.id, decline.installerId)
		return opened
	})
	return answerAfter(ctx, undone, () => getOrder(ctx, actor, id))
}
