import type { Updateable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { nextNumber } from '../../db/next-number.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, hasRole, type SignedIn } from '../../shared/actor.ts'
import type { OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit, ofOrder } from '../audit/commands.ts'
import { authorizedTransaction, type Change } from '../authorized-transaction.ts'
import { warnAdmins } from '../orders/money/warn-admins.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { isBuyerOrAdmin } from '../orders/policy.ts'
import { factsOf, findOrder, linesOf, NOT_FOUND, type OrderRow } from '../orders/queries.ts'
import { type ByLink, verifyContact } from '../orders/tracking/contact.ts'
import { rowOfOrder } from '../rows-of-order.ts'
import type { Instructions } from './internal/instruction-rules.ts'
import { instructionColumns, instructionsNow } from './internal/instructions.ts'
import { notifyBuyer } from './internal/notices.ts'
import { mayAnswer } from './policy.ts'
import { leftOf, listReturns } from './queries.ts'
import { hasLeft, type Pieces, wantedBack } from './rules.ts'
import type { Cause, NewReturn, OrderReturns, ReturnInstructions, ReturnState } from './schema.ts'
import { type ReturnTables, returnTables } from './tables.ts'

const JUST_CHANGED = message('orders.just_changed')

/** The order, locked, as it is now. */
export async function lockedOrder(tx: Tx, id: string): Promise<OrderRow | undefined> {
	await lockOrder(tx, id as OrderId)
	return findOrder(tx, id)
}

/** Changes an order, locked, by an admin's answer to its buyer. @returns as `mayAnswer`; not_found; as `make` */
export const answerBuyer = <T>(
	ctx: AppContext,
	actor: Actor,
	id: string,
	make: (change: Change<SignedIn> & { order: OrderRow }) => Promise<Result<T>>,
): Promise<Result<T>> =>
	authorizedTransaction(mayAnswer(actor), ctx, async (change) => {
		const order = await lockedOrder(change.tx, id)
		return order ? make({ ...change, order }) : fail('not_found', NOT_FOUND)
	})

/**
 * Asks to return goods, as their buyer; a return noted by an admin is agreed to by that.
 * @returns not_found; conflict where nothing has left yet; invalid where there is not so much to return; as
 * `verifyContact`
 */
export async function askReturn(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ lines: wanted, cause, reason, ...link }: NewReturn & ByLink,
): Promise<Result<OrderReturns>> {
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const asked = await transact(ctx.db, async (tx) => {
		const order = await lockedOrder(tx, id)
		if (!order || !isBuyerOrAdmin(actor, factsOf(order), link.key))
			return fail('not_found', NOT_FOUND)
		if (!hasLeft(order.status) || !ctx.policy.takesPayment) {
			const isInstalled = order.fulfilment === 'installation'
			return fail('conflict', message('returns.not_yet', { isInstalled }))
		}
		const ordered = await linesOf(tx, [order.id])
		const nameOf = (line: number) => ordered.find((each) => each.line === line)?.name
		const lines = wantedBack(await leftOf(tx, order), wanted, nameOf)
		if (!lines.ok) return lines
		const at = ctx.now()
		const by = hasRole(actor, 'Admin') ? actor : null
		const told = by ? instructionsNow(ctx, {}) : ok(null)
		if (!told.ok) return told
		const instructions = told.value
		const more = { by, at, instructions }
		const n = await insertReturn(tx, order, { cause, reason, lines: lines.value, ...more })
		const about = { orderId: order.id, reason }
		const agreed = { kind: 'return-agreed' as const, n, answer: null, at, instructions }
		if (by) await notifyBuyer(ctx, tx, order, agreed)
		else await warnAdmins(tx, order.id, message('returns.asked', about), at, '/returns')
		await audit(tx, actor, at, [
			{
				action: 'return asked',
				...ofOrder(id),
				after: { cause, reason },
			},
		])
		return ok(undefined)
	})
	return asked.ok ? listReturns(ctx, actor, id, link.key) : asked
}

interface Asked {
	cause: Cause
	reason: string
	lines: Pieces[]
	/** The admin who notes it. */
	by: SignedIn | null
	at: number
	/** Null until it is agreed to. */
	instructions: Instructions | null
}

async function insertReturn(
	tx: Tx,
	{ id }: OrderRow,
	{ cause, reason, lines, by, at, instructions }: Asked,
): Promise<number> {
	const n = await nextNumber(returnTables(tx).selectFrom('returns').where('order_id', '=', id))
	await returnTables(tx)
		.insertInto('returns')
		.values({
			order_id: id,
			n,
			state: by ? 'agreed' : 'asked',
			cause,
			reason,
			answer: null,
			answered_by: by?.id ?? null,
			answered_at: by ? at : null,
			asked_at: at,
			refund_paise: null,
			received_at: null,
			...(instructions && instructionColumns(instructions)),
		})
		.execute()
	await returnTables(tx)
		.insertInto('return_lines')
		.values(
			lines.map(({ line, quantity }) => ({
				order_id: id,
				n,
				line,
				quantity,
				condition: null,
				amount_paise: null,
			})),
		)
		.execute()
	return n
}

interface ReturnAnswer {
	state: Extract<ReturnState, 'agreed' | 'refused'>
	answer: string | null
	/** As the shop judges it; as it was asked for unless said. */
	cause?: Cause | undefined
	/** Of one that is agreed to. */
	instructions?: ReturnInstructions
}

/**
 * Agrees to a return or refuses it, with a sentence for its buyer.
 * @returns not_found; conflict where it is answered already; as `instructionsFor`
 */
export async function answerReturn(
	ctx: AppContext,
	actor: Actor,
	{ id, n }: { id: string; n: number },
	{ state, answer, cause, instructions = {} }: ReturnAnswer,
): Promise<Result<OrderReturns>> {
	const answered = await answerBuyer(ctx, actor, id, async ({ tx, who, at, order }) => {
		const told = state === 'agreed' ? instructionsNow(ctx, instructions) : ok(null)
		if (!told.ok) return told
		const set = {
			state,
			answer,
			answered_by: who.id,
			answered_at: at,
			cause: cause || undefined,
			...(told.value && instructionColumns(told.value)),
		}
		const changed = await updateReturn(tx, { id: order.id, n, state: 'asked' }, set)
		if (!changed.ok) return changed
		const instructed = { instructions: told.value }
		await notifyBuyer(ctx, tx, order, { kind: `return-${state}`, n, answer, at, ...instructed })
		await audit(tx, who, at, [
			{
				action: `return ${state}`,
				...ofOrder(id),
				after: { answer, cause, ...told.value },
			},
		])
		return ok(undefined)
	})
	return answered.ok ? listReturns(ctx, actor, id) : answered
}

export const findReturn = (tx: Tx, id: OrderId, n: number) =>
	rowOfOrder(returnTables(tx), 'returns', id, { n })

/** Changes a return that is in a state. @returns not_found; conflict where it is in another */
export async function updateReturn(
	tx: Tx,
	{ id, n, state }: { id: OrderId; n: number; state: ReturnState },
	set: Updateable<ReturnTables['returns']>,
): Promise<Result<void>> {
	const changed = await returnTables(tx)
		.updateTable('returns')
		.set(set)
		.where('order_id', '=', id)
		.where('n', '=', n)
		.where('state', '=', state)
		.returning('n')
		.executeTakeFirst()
	if (changed) return ok(undefined)
	return (await findReturn(tx, id, n))
		? fail('conflict', JUST_CHANGED)
		: fail('not_found', message('returns.not_found'))
}
