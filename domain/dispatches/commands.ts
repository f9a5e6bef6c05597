import type { Tx } from '../../db/database.ts'
import { nextNumber } from '../../db/next-number.ts'
import type { Actor } from '../../shared/actor.ts'
import type { OrderId, UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { aboutInvoice, scheduleDocumentOfSupply } from '../documents/billing/schedule.ts'
import { sendMail } from '../mail/commands.ts'
import { orderFor } from '../orders/commands.ts'
import { addReferences, replaceReferences } from '../orders/listing/order-references.ts'
import { mailToBuyer } from '../orders/mails/buyer.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { mayEver } from '../orders/policy.ts'
import { linesOf, type OrderRow } from '../orders/queries.ts'
import { applyTransition } from '../orders/transitions/apply-transition.ts'
import { writePartSent } from '../orders/transitions/part-sent.ts'
import { dispatchesOf, sentOf } from './queries.ts'
import { leftToSend, type Pieces, packed } from './rules.ts'
import type { Dispatches, NewDispatch, Tracking } from './schema.ts'
import { dispatchTables } from './tables.ts'

/** Whether the sum due by now is paid; the price of an order on delivery is not due yet. */
const isPaidEnough = ({ money_state: state, payment_way: way }: OrderRow) =>
	way === 'cod' || (state !== 'unpaid' && state !== 'due')

interface ParcelChange {
	tx: Tx
	order: OrderRow
	at: number
}

/** Changes parcels of an order, locked: of two callers at once the second sees the first one's changes. */
const changeParcels = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	step: 'dispatch' | 'deliver',
	change: (change: ParcelChange) => Promise<Result<Dispatches>>,
): Promise<Result<Dispatches>> =>
	authorizedTransaction(mayEver(actor, step), ctx, async ({ tx, at }) => {
		await lockOrder(tx, id as OrderId)
		const found = await orderFor(tx, ctx.policy, actor, id, step)
		return found.ok ? change({ tx, order: found.value, at }) : found
	})

/**
 * Sends some or all of an order's goods: from the first parcel on it cannot be cancelled.
 * @returns not_found; conflict where it is not paid; invalid where there is not so much left; already_closed
 */
export const dispatchOrder = (ctx: AppContext, actor: Actor, id: string, input: NewDispatch) =>
	changeParcels(ctx, actor, id, 'dispatch', async ({ tx, order, at }) => {
		if (!isPaidEnough(order)) return fail('conflict', message('dispatches.not_paid'))
		const ordered = await linesOf(tx, [order.id])
		const left = leftToSend(ordered, await sentOf(tx, order.id))
		const nameOf = (line: number) => ordered.find((each) => each.line === line)?.name
		const parcel = packed(left, input.lines, nameOf)
		if (!parcel.ok) return parcel
		const n = await insertDispatch(tx, actor, order, input, parcel.value, at)
		const note = message('dispatches.by_carrier', input)
		const taken = await applyTransition(ctx, tx, actor, order, 'dispatch', { note, at })
		if (!taken.ok) return taken
		const supply = { orderId: order.id, dispatchId: String(n), lines: parcel.value }
		await scheduleDocumentOfSupply(ctx, tx, supply)
		await mailSent(ctx, tx, order, n)
		const sent = await dispatchesOf(tx, order.id)
		await writePartSent(tx, order.id, sent.left.length > 0)
		return ok(sent)
	})

/** @returns its number */
async function insertDispatch(
	tx: Tx,
	actor: Actor,
	{ id }: OrderRow,
	{ carrier, trackingNumber, trackingUrl }: Tracking,
	lines: Pieces[],
	at: number,
): Promise<number> {
	const n = await nextNumber(dispatchTables(tx).selectFrom('dispatches').where('order_id', '=', id))
	await dispatchTables(tx)
		.insertInto('dispatches')
		.values({
			order_id: id,
			n,
			carrier,
			dispatched_at: at,
			tracking_number: trackingNumber ?? null,
			tracking_url: trackingUrl ?? null,
			// The policy lets admins alone send, who are signed in.
			dispatched_by: (actor as { id: UserId }).id,
		})
		.execute()
	await addReferences(tx, id, 'parcel', [trackingNumber])
	await dispatchTables(tx)
		.insertInto('dispatch_lines')
		.values(lines.map((line) => ({ order_id: id, n, ...line })))
		.execute()
	return n
}

/** Has admins find an order by the tracking numbers that its parcels have now. */
async function findByParcels(tx: Tx, id: OrderId) {
	const parcels = dispatchTables(tx).selectFrom('dispatches').where('order_id', '=', id)
	const rows = await parcels.select('tracking_number').execute()
	const numbers = rows.map((row) => row.tracking_number)
	await replaceReferences(tx, id, 'parcel', numbers)
}

async function mailSent(ctx: AppContext, tx: Tx, order: OrderRow, n: number) {
	const buyer = ctx.policy.sendsMail ? await mailToBuyer(tx, order) : null
	if (!buyer) return
	const { dispatches, left } = await dispatchesOf(tx, order.id)
	const parcel = dispatches.find((each) => each.n === n)
	if (!parcel) return
	const { carrier, trackingNumber } = parcel
	await sendMail(ctx, tx, [
		{
			event: `order ${order.id} parcel ${n}`,
			template: 'parcel-sent',
			documents: [
				{
					kind: 'tax-invoice',
					about: aboutInvoice({ orderId: order.id, dispatchId: String(n) }),
				},
			],
			to: buyer.to,
			accountId: buyer.accountId,
			data: {
				...buyer.way,
				carrier,
				trackingNumber,
				items: parcel.lines.map(({ name, quantity }) => ({ name, quantity })),
				hasMore: left.length > 0,
				isFirst: dispatches.length === 1,
			},
		},
	])
}

/** Corrects the carrier and tracking of a parcel. @returns not_found */
export const correctTracking = (
	ctx: AppContext,
	actor: Actor,
	{ id, n }: { id: string; n: number },
	{ carrier, trackingNumber, trackingUrl }: Tracking,
) =>
	changeParcels(ctx, actor, id, 'dispatch', async ({ tx, order, at }) => {
		const changed = await dispatchTables(tx)
			.updateTable('dispatches')
			.set({
				carrier,
				tracking_number: trackingNumber ?? null,
				tracking_url: trackingUrl ?? null,
			})
			.where('order_id', '=', order.id)
			.where('n', '=', n)
			.returning('n')
			.executeTakeFirst()
		if (!changed) return fail('not_found', message('dispatches.not_found'))
		await findByParcels(tx, order.id)
		await audit(tx, actor, at, [
			{ action: 'corrected', kind: 'order', subjectId: order.id, subject: order.id },
		])
		return ok(await dispatchesOf(tx, order.id))
	})

/**
 * Records that a parcel has arrived; an order is delivered once all of it was sent and has arrived.
 * @returns not_found; conflict where it had arrived before
 */
export const noteDelivery = (ctx: AppContext, actor: Actor, { id, n }: { id: string; n: number }) =>
	changeParcels(ctx, actor, id, 'deliver', async ({ tx, order, at }) => {
		const noted = await dispatchTables(tx)
			.updateTable('dispatches')
			.set({ delivered_at: at })
			.where('order_id', '=', order.id)
			.where('n', '=', n)
			.where('delivered_at', 'is', null)
			.returning('n')
			.executeTakeFirst()
		const now = await dispatchesOf(tx, order.id)
		if (!noted)
			return now.dispatches.some((each) => each.n === n)
				? fail('conflict', message('dispatches.already_delivered'))
				: fail('not_found', message('dispatches.not_found'))
		const hasAll = now.left.length === 0 && now.dispatches.every((each) => each.deliveredAt)
		if (!hasAll || order.status !== 'dispatched') return ok(now)
		const taken = await applyTransition(ctx, tx, actor, order, 'deliver', { at })
		return taken.ok ? ok(now) : taken
	})
