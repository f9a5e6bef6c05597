import type { Database, Tx } from '../../db/database.ts'
import { inTransaction, transact } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import type { OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit, ofOrder } from '../audit/commands.ts'
import { mailDestination } from '../orders/money/mails.ts'
import { findOrder } from '../orders/queries.ts'
import { type ByLink, verifyContact } from '../orders/tracking/contact.ts'
import {
	byHand,
	deleteDestinations,
	hasDestination,
	ordersWithDestination,
	readDestination,
	saveDestination,
} from '../payments/destinations/refund-destinations.ts'
import { moneyRowsOfOne } from '../payments/queries.ts'
import { lockPaidOrder } from './commands.ts'
import type {
	KnownDestination,
	NewRefundDestination,
	RefundDestination,
} from './destination-schema.ts'
import { mayRecord } from './policy.ts'
import { isDestinationAsked, masked, maySeePayments, paymentsOf } from './queries.ts'
import type { OrderPayments } from './schema.ts'

/**
 * Keeps where the refunds of an order go that cannot go back the way they came. It is sealed, and the buyer gets a mail
 * of each change.
 * @returns not_found and forbidden as the payments of orders; conflict where nothing goes back by hand; as
 * `verifyContact`
 */
export async function giveDestination(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ contact, key, network, ...destination }: NewRefundDestination & ByLink,
): Promise<Result<OrderPayments>> {
	const seen = await maySeePayments(ctx, actor, id, key)
	if (!seen.ok) return seen
	const verified = await verifyContact(ctx, actor, id, { contact, key, network })
	if (!verified.ok) return verified
	const saved = await transact(ctx.db, async (tx) => {
		const locked = await lockPaidOrder(tx, id)
		if (!locked.ok) return locked
		const order = locked.value
		if (!(await isDestinationAsked(tx, order, await moneyRowsOfOne(tx, order.id))))
			return fail('conflict', message('payments.destination_not_asked'))
		const at = ctx.now()
		const text = JSON.stringify(destination)
		await saveDestination(tx, ctx.sealing, { id: order.id, text, at })
		await mailDestination(ctx, tx, order, { destination: masked(destination), at })
		await audit(tx, actor, at, [{ action: 'refund destination entered', ...ofOrder(id) }])
		return ok(undefined)
	})
	return saved.ok ? paymentsOf(ctx, actor, id, key) : saved
}

/** Where the refunds of an order go, for an admin who has one to send; there is none while no refund waits for that. @returns not_found */
export async function destinationToPay(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<KnownDestination>> {
	const allowed = mayRecord(actor)
	if (!allowed.ok) return allowed
	const order = await findOrder(ctx.db, id)
	if (!order) return fail('not_found', message('orders.not_found'))
	const { open } = byHand(await moneyRowsOfOne(ctx.db, order.id))
	const text = open > 0 ? await readDestination(ctx.db, ctx.sealing, order.id) : null
	const destination: RefundDestination | null = text === null ? null : JSON.parse(text)
	return ok({ destination })
}

/** Deletes the destination of an order to which nothing goes any more. */
export async function dropDestination(tx: Tx, id: OrderId): Promise<void> {
	if (!(await hasDestination(tx, id))) return
	if (!(await isNeeded(tx, id))) await deleteDestinations(tx, [id])
}

async function isNeeded(db: Database, id: OrderId): Promise<boolean> {
	const order = await findOrder(db, id)
	return order !== undefined && isDestinationAsked(db, order, await moneyRowsOfOne(db, id))
}

/** Deletes all destinations to which nothing goes any more, as of a return that was refused. */
export async function deleteUnneededDestinations({ db }: Pick<AppContext, 'db'>): Promise<void> {
	for (const id of await ordersWithDestination(db))
		await inTransaction(db, (tx) => dropDestination(tx, id))
}
