import type { Tx } from '../../../db/database.ts'
import { type Actor, isSignedIn } from '../../../shared/actor.ts'
import { firstNameOf } from '../../../shared/first-name.ts'
import { newId, type UserId } from '../../../shared/ids.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import { STEP_DONE } from '../../../shared/messages/order-steps.ts'
import { recorded } from '../../../shared/messages/record.ts'
import { fail, ok, type Result } from '../../../shared/result.ts'
import { namesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { audit, ofOrder } from '../../audit/commands.ts'
import { difference } from '../../audit/rules.ts'
import type { Moved } from '../../catalogue/stock.ts'
import { freeHeldPrice } from '../../checkout/held-prices.ts'
import { freeCode } from '../../codes/commands.ts'
import { moneyRowsOfOne } from '../../payments/queries.ts'
import { shopName } from '../../settings/rules.ts'
import { endUndo } from '../internal/declines/declines.ts'
import { mailOfStep } from '../internal/mails/step-mails.ts'
import { followStep } from '../internal/routing/offers.ts'
import { reserveAgain } from '../internal/stock/reserve-again.ts'
import { notifyOfStep, type StepDetails } from '../internal/transitions/transition-notifications.ts'
import { writeMoneyState } from '../money/money-state.ts'
import { findOrder, type OrderColumns } from '../queries.ts'
import { restock } from '../stock/restock.ts'
import { orderTables } from '../tables.ts'
import { CLOSED, stockChange } from './status-rules.ts'
import { TRANSITIONS, type TransitionName } from './transitions.ts'

/** The actor of steps that nobody asks for: the store itself. */
export const SYSTEM_ACTOR = { kind: 'store' } as const
type By = Actor | typeof SYSTEM_ACTOR

/** The actor of the store's own stock movements and audit entries: nobody in particular. */
const personOf = (by: By): Actor => (by.kind === 'store' ? { kind: 'visitor', cartId: null } : by)

const JUST_CHANGED = message('orders.just_changed')

interface Taking extends Partial<Pick<StepDetails, 'buyer' | 'inPool' | 'toBuyer'>> {
	/** The reason, given by the actor or noted by the store. */
	note?: string | Message | null
	/** The installer of the order from now on; left out, it stays the same. */
	installerId?: UserId | null
	at: number
}

/**
 * Takes one step of the table within a transaction: status, stock, history, audit, notifications and mails. The caller
 * checks the actor's permission.
 * @param before the order as the caller read it for that check: it is changed only while it is still so, and one of two
 * callers at once wins
 * @returns already_closed when the order's status no longer allows it; out_of_stock where the goods of a reopened order
 * are short; otherwise the goods taken from stock once more
 */
export async function applyTransition(
	ctx: AppContext,
	tx: Tx,
	by: By,
	before: OrderColumns,
	step: TransitionName,
	{ note = null, installerId, buyer, inPool = false, toBuyer, at }: Taking,
): Promise<Result<Moved[]>> {
	const { from, to } = TRANSITIONS[step]
	const actor = personOf(by)
	const { id } = before
	const status = to ?? before.status
	const after = await orderTables(tx)
		.updateTable('orders')
		.set({
			status,
			installer_id: installerId,
			updated_at: at,
		})
		.where('id', '=', id)
		.where('status', '=', before.status)
		.where('status', 'in', [...from])
		.where('installer_id', before.installer_id ? '=' : 'is', before.installer_id)
		.returningAll()
		.executeTakeFirst()
	if (!after) {
		const now = (await findOrder(tx, id))?.status ?? 'cancelled'
		return fail('already_closed', from.includes(now) ? JUST_CHANGED : CLOSED[now])
	}
	// Of two installers who have just said no, each can still take it back.
	if (step !== 'decline' && step !== 'pass') await endUndo(tx, id)
	const eventId = newId()
	await orderTables(tx)
		.insertInto('order_events')
		.values({
			id: eventId,
			order_id: id,
			action: step,
			status,
			...doneBy(ctx, by, after),
			...columnsOf(note),
			created_at: at,
		})
		.execute()
	const said = note === null || typeof note === 'string' ? note : recorded(note)
	await auditStep(tx, actor, step, before, after, said)
	await followStep(ctx, tx, step, before, after)
	const details = { buyer: buyer ?? firstNameOf(after.full_name), inPool, toBuyer, note: said, at }
	await notifyOfStep(tx, actor, step, before, after, details)
	await mailOfStep(ctx, tx, actor, { eventId, step, before, after, note: said })
	// A declined order may be opened again, a cancelled one is over.
	if (status === 'cancelled') {
		await freeCode(tx, id)
		await freeHeldPrice(tx, id)
	}
	if (after.payment_way !== null) await writeMoneyState(tx, after, await moneyRowsOfOne(tx, id))
	const change = stockChange(before.status, status)
	if (change === 'take') return reserveAgain(tx, { orderId: id, actor, at })
	if (change === null) return ok([])
	const reason = status === 'declined' ? 'declined' : 'cancelled'
	const restocked = await restock(tx, reason, { orderId: id, actor, at })
	return restocked.ok ? ok([]) : restocked
}

export function doneBy(ctx: AppContext, by: By, { full_name }: OrderColumns) {
	if (by.kind === 'store')
		return { actor_id: null, actor_name: shopName(ctx.settings.current()), actor_role: 'Store' }
	if (!isSignedIn(by)) return { actor_id: null, actor_name: full_name, actor_role: 'Buyer' }
	return { actor_id: by.id, actor_name: by.name, actor_role: by.role }
}

export const columnsOf = (note: string | Message | null) =>
	note === null || typeof note === 'string'
		? { note }
		: { note: null, note_code: note.code, note_params: JSON.stringify(note.params) }

async function auditStep(
	tx: Tx,
	actor: Actor,
	step: TransitionName,
	before: OrderColumns,
	after: OrderColumns,
	reason: string | null,
) {
	const names = await namesOf(
		tx,
		[before, after].flatMap((row) => row.installer_id ?? []),
	)
	const factsOf = ({ status, installer_id: id }: OrderColumns) => ({
		status,
		installer: id && (names.get(id) ?? id),
	})
	const changes = difference(factsOf(before), { ...factsOf(after), reason })
	const { id, updated_at: at } = after
	await audit(tx, actor, at, [{ action: STEP_DONE[step], ...ofOrder(id), ...changes }])
}
