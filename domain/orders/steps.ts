import type { Tx } from '../../db/transaction.ts'
import { namesOf } from '../accounts/queries.ts'
import { audit } from '../audit/commands.ts'
import { difference } from '../audit/rules.ts'
import { notify } from '../notifications/commands.ts'
import { type Actor, isSignedIn } from '../shared/actor.ts'
import { firstNameOf } from '../shared/first-name.ts'
import { newId, type OrderId, type UserId } from '../shared/ids.ts'
import { ok, type Result, refuse } from '../shared/result.ts'
import { findOrder, type OrderRow } from './queries.ts'
import { restock } from './restock.ts'
import { recordOffer } from './routing.ts'
import { CLOSED, type Step, TRANSITIONS } from './rules.ts'
import type { OrderStatus } from './schema.ts'

interface Taking {
	/** Why, as whoever takes the step says. */
	note?: string | null
	/** Whose order it is from now on; left out, it stays whose it was. */
	installerId?: UserId | null
	/** How the buyer is called to whoever is given the order. */
	buyer?: string
	/** Whether every installer sees an order that has none. */
	inPool?: boolean
	at: number
}

/**
 * Takes one step of the table within a transaction: status, stock, history, audit and notifications. The
 * order is changed only as it was read, so of two who come at once one wins. Whether the actor may is for
 * the caller to ask.
 * @returns already_closed when the order's status no longer allows it
 */
export async function takeStep(
	tx: Tx,
	actor: Actor,
	id: OrderId,
	step: Step,
	{ note = null, installerId, buyer, inPool = false, at }: Taking,
): Promise<Result<void>> {
	const { from, to, returnsStock } = TRANSITIONS[step]
	const before = await findOrder(tx, id)
	const status = to ?? before?.status
	const after =
		before &&
		(await tx
			.updateTable('orders')
			.set({
				...(to && { status: to }),
				...(installerId !== undefined && { installer_id: installerId }),
				updated_at: at,
			})
			.where('id', '=', id)
			.where('status', '=', before.status)
			.where('status', 'in', [...from])
			.where((eb) =>
				before.installer_id
					? eb('installer_id', '=', before.installer_id)
					: eb('installer_id', 'is', null),
			)
			.returningAll()
			.executeTakeFirst())
	if (!after || !status) {
		const now = await findOrder(tx, id)
		return refuse('already_closed', CLOSED[now?.status ?? 'cancelled'])
	}
	await tx
		.insertInto('order_events')
		.values({
			id: newId(),
			order_id: id,
			action: step,
			status,
			actor_id: isSignedIn(actor) ? actor.id : null,
			actor_name: isSignedIn(actor) ? actor.name : after.full_name,
			actor_role: isSignedIn(actor) ? actor.role : 'Buyer',
			note,
			created_at: at,
		})
		.execute()
	await auditStep(tx, actor, step, before, after, note)
	if (after.installer_id && after.installer_id !== before.installer_id)
		await recordOffer(tx, after.id, after.installer_id, at)
	await tell(tx, step, before, after, { buyer: buyer ?? firstNameOf(after.full_name), inPool, at })
	if (!returnsStock) return ok(undefined)
	const reason = status === 'declined' ? 'declined' : 'cancelled'
	return restock(tx, reason, { orderId: id, actor, at })
}

async function auditStep(
	tx: Tx,
	actor: Actor,
	step: Step,
	before: OrderRow,
	after: OrderRow,
	reason: string | null,
) {
	const names = await namesOf(
		tx,
		[before, after].flatMap((row) => row.installer_id ?? []),
	)
	const factsOf = ({ status, installer_id: id }: OrderRow) => ({
		status,
		installer: id && (names.get(id) ?? id),
	})
	const changes = difference(factsOf(before), { ...factsOf(after), reason })
	const { id, updated_at: at } = after
	await audit(tx, actor, at, [
		{ action: DONE[step], kind: 'order', subjectId: id, subject: id, ...changes },
	])
}

const DONE: Record<Step, string> = {
	accept: 'accepted',
	decline: 'declined',
	pass: 'passed on',
	reassign: 'reassigned',
	schedule: 'scheduled',
	install: 'installed',
	cancel: 'cancelled',
}

const TOLD: Record<OrderStatus, string> = {
	pending: 'Your order is waiting for an installer',
	accepted: 'An installer has accepted your order',
	declined: 'Your order was declined',
	scheduled: 'Your installation is scheduled',
	installed: 'Your system is installed',
	cancelled: 'Your order was cancelled',
}

/** Whom a step concerns: the buyer, installers who get, lose or have the order, and whoever looks at a list. */
async function tell(
	tx: Tx,
	step: Step,
	before: OrderRow,
	after: OrderRow,
	{ buyer, inPool, at }: { buyer: string; inPool: boolean; at: number },
) {
	const { id, status } = after
	const about = { orderId: id, at }
	const list: Parameters<typeof notify>[1] = []
	if (after.user_id && status !== before.status) {
		const type = status === 'declined' || status === 'cancelled' ? 'warning' : 'success'
		const message = `${TOLD[status]} (order ${id})`
		list.push({ to: { userId: after.user_id }, message, type, link: `/orders/${id}`, ...about })
	}
	const given = after.installer_id !== before.installer_id
	if (given && after.installer_id && (step === 'pass' || step === 'reassign'))
		list.push({
			to: { userId: after.installer_id },
			message: `New order from ${buyer}`,
			type: 'order',
			link: '/installer/orders',
			...about,
		})
	if (before.installer_id && (step === 'cancel' || (step === 'reassign' && given)))
		list.push({
			to: { userId: before.installer_id },
			message:
				step === 'cancel'
					? `Order ${id} was cancelled`
					: `Order ${id} was given to another installer`,
			type: 'warning',
			link: '/installer/orders',
			...about,
		})
	const quiet = {
		message: `Order ${id}: ${DONE[step]}`,
		type: 'info',
		quiet: true,
		...about,
	} as const
	list.push({ to: { role: 'Admin' }, link: `/admin/orders/${id}`, ...quiet })
	if (inPool && before.status === 'pending' && !before.installer_id)
		list.push({ to: { role: 'Installer' }, link: '/installer/orders', ...quiet })
	await notify(tx, list)
}
