import { type Tx, transact } from '../../db/transaction.ts'
import { moveStock, touch } from '../catalogue/stock.ts'
import { notify } from '../notifications/commands.ts'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { newId, type OrderId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import type { Store } from '../store.ts'
import { may, mayEver, maySee } from './policy.ts'
import { factsOf, findOrder, getOrder, NOT_FOUND } from './queries.ts'
import { CLOSED, type Step, TRANSITIONS } from './rules.ts'
import type { Order, OrderStatus } from './schema.ts'

interface With {
	reason?: string | undefined
	/** The secret of a guest's tracking link. */
	key?: string | undefined
}

const NOT_YOURS: Record<Step, string> = {
	accept: 'This order is not offered to you.',
	decline: 'This order is not offered to you.',
	schedule: 'Another installer has this order.',
	install: 'Another installer has this order.',
	cancel: 'Only the buyer or an admin can cancel an order.',
}

/**
 * Takes one step of the table with an order: status, stock, history and notification in one
 * transaction. The status is compared and set in one statement, so of two who come at once one wins.
 * @returns not_signed_in or forbidden by role; not_found for an order the caller may not see; already_closed
 */
export async function stepOrder(
	store: Store,
	actor: Actor,
	id: string,
	step: Step,
	{ reason, key }: With = {},
): Promise<Result<Order>> {
	const allowed = mayEver(actor, step)
	if (!allowed.ok) return allowed
	const stepped = await transact(store.db, async (tx) => {
		const row = await findOrder(tx, id)
		if (!row) return refuse('not_found', NOT_FOUND)
		const facts = factsOf(row)
		if (!may(actor, step, facts, key)) {
			// An installer who comes too late has seen the order in the pool: it is taken, not unknown.
			if (isInstallerStep(step) && row.status !== 'pending')
				return refuse('already_closed', CLOSED[row.status])
			if (maySee(actor, facts, key)) return refuse('forbidden', NOT_YOURS[step])
			return refuse('not_found', NOT_FOUND)
		}
		return take(tx, actor, row.id, step, reason ?? null, store.now())
	})
	if (!stepped.ok) return stepped
	if (TRANSITIONS[step].returnsStock) await store.catalogue.refresh()
	return getOrder(store, actor, id, key)
}

const isInstallerStep = (step: Step) => step === 'accept' || step === 'decline'

async function take(
	tx: Tx,
	actor: Actor,
	id: OrderId,
	step: Step,
	note: string | null,
	at: number,
): Promise<Result<void>> {
	const { from, to, returnsStock } = TRANSITIONS[step]
	const row = await tx
		.updateTable('orders')
		.set({
			status: to,
			updated_at: at,
			...(isInstallerStep(step) && isSignedIn(actor) ? { installer_id: actor.id } : {}),
		})
		.where('id', '=', id)
		.where('status', 'in', [...from])
		.returning(['user_id', 'full_name'])
		.executeTakeFirst()
	if (!row) {
		const now = await findOrder(tx, id)
		return refuse('already_closed', CLOSED[now?.status ?? 'cancelled'])
	}
	await tx
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: id,
			action: step,
			status: to,
			actor_id: isSignedIn(actor) ? actor.id : null,
			actor_name: isSignedIn(actor) ? actor.name : row.full_name,
			actor_role: isSignedIn(actor) ? actor.role : 'Buyer',
			note,
			created_at: at,
		})
		.execute()
	if (row.user_id) {
		const message = `${TOLD[to]} (order ${id})`
		const type = to === 'declined' || to === 'cancelled' ? 'warning' : 'success'
		await notify(tx, [
			{ to: { userId: row.user_id }, message, type, link: `/orders/${id}`, orderId: id, at },
		])
	}
	return returnsStock ? putBack(tx, actor, id, to, at) : ok(undefined)
}

const TOLD: Record<OrderStatus, string> = {
	pending: 'Your order is waiting for an installer',
	accepted: 'An installer has accepted your order',
	declined: 'Your order was declined',
	scheduled: 'Your installation is scheduled',
	installed: 'Your system is installed',
	cancelled: 'Your order was cancelled',
}

async function putBack(
	tx: Tx,
	actor: Actor,
	orderId: OrderId,
	status: OrderStatus,
	at: number,
): Promise<Result<void>> {
	const lines = await tx
		.selectFrom('order_lines')
		.select(['product_id', 'quantity'])
		.where('order_id', '=', orderId)
		.execute()
	const reason = status === 'declined' ? 'declined' : 'cancelled'
	const moved = await moveStock(
		tx,
		lines.map((line) => ({
			productId: line.product_id,
			change: line.quantity,
			reason,
			orderId,
			actor,
			at,
		})),
	)
	if (!moved.ok) return moved
	await touch(
		tx,
		lines.map((line) => line.product_id),
		at,
	)
	return ok(undefined)
}
