import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../../db/database.ts'
import { findsRow } from '../../../../db/finds-row.ts'
import { newId, type OrderId, type UserId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import type { InstallerIds } from '../../../installers/queries.ts'
import { schedule } from '../../../jobs/commands.ts'
import { UNDO_GRACE_MS, UNDO_MS } from '../../limits.ts'
import { type OrderTables, orderTables } from '../../tables.ts'
import { OPEN_STATUSES } from '../../transitions/status-rules.ts'
import type { TransitionName } from '../../transitions/transitions.ts'
import { mailOffer } from './offer-mails.ts'
import { answerOf, type OfferAnswer, offerEndsAt } from './offer-rules.ts'
import { offerToFree } from './unassigned-orders.ts'

type OrderColumns = Selectable<OrderTables['orders']>
export type OfferRow = Selectable<OrderTables['offers']>

export const findOffer = (db: Database, id: string): Promise<OfferRow | undefined> =>
	orderTables(db).selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()

/** When the open offers of these orders end, epoch milliseconds; of an order without, nothing. */
export async function offersEnding(db: Database, ids: OrderId[]): Promise<Map<OrderId, number>> {
	const rows = await orderTables(db)
		.selectFrom('offers')
		.select(['order_id', 'expires_at'])
		.where('order_id', 'in', ids)
		.where('answer', 'is', null)
		.execute()
	return new Map(
		rows.flatMap(({ order_id: id, expires_at: at }) => (at === null ? [] : [[id, at] as const])),
	)
}

const offersTo = (db: Database, id: OrderId, installerId: UserId) =>
	orderTables(db)
		.selectFrom('offers')
		.where('order_id', '=', id)
		.where('installer_id', '=', installerId)

/** Whether an order was ever offered or given to an installer. */
export const wasOffered = (db: Database, id: OrderId, installerId: UserId): Promise<boolean> =>
	findsRow(offersTo(db, id, installerId).select('id'))

/** When each of them was last offered or given an order, epoch milliseconds. */
export async function lastOffersTo(db: Database, ids: InstallerIds): Promise<Map<UserId, number>> {
	if (ids.length === 0) return new Map()
	let offers = orderTables(db)
		.selectFrom('offers')
		.select((eb) => ['installer_id', eb.fn.max('offered_at').as('last')])
		.groupBy('installer_id')
	if (ids !== 'all') offers = offers.where('installer_id', 'in', ids)
	const rows = await offers.execute()
	return new Map(rows.map(({ installer_id: id, last }) => [id, last]))
}

/** Ends the open offer of an order, where there is one. @returns whether there was */
async function endOffer(
	tx: Tx,
	orderId: OrderId,
	answer: OfferAnswer,
	at: number,
): Promise<boolean> {
	const ended = await orderTables(tx)
		.updateTable('offers')
		.set({ answer, answered_at: at })
		.where('order_id', '=', orderId)
		.where('answer', 'is', null)
		.returning('id')
		.executeTakeFirst()
	return ended !== undefined
}

/** Offers an order to an installer; where orders are routed, until the working hours of the settings have passed. */
export async function openOffer(
	ctx: AppContext,
	tx: Tx,
	orderId: OrderId,
	{ installerId, at, endsAt }: { installerId: UserId; at: number; endsAt?: number | null },
): Promise<void> {
	const id = newId()
	const { offerHours } = ctx.settings.current().routing
	const isRouted = ctx.policy.routing === 'by-pin'
	const expires = isRouted ? (endsAt ?? offerEndsAt(at, offerHours)) : null
	await orderTables(tx)
		.insertInto('offers')
		.values({
			id,
			order_id: orderId,
			installer_id: installerId,
			offered_at: at,
			expires_at: expires,
			answer: null,
			answered_at: null,
		})
		.execute()
	if (expires === null) return
	const job = { kind: 'offer-expiry', key: `offer ${id}`, payload: { offerId: id } } as const
	await schedule(ctx, tx, [{ ...job, runAt: expires }])
	// An installer knows of the offer after taking a decline back.
	if (!endsAt) await mailOffer(ctx, tx, { id, orderId, installerId }, expires)
}

/** An order that was given to somebody who needed no offer for it: it counts as their latest all the same. */
async function recordGiven(tx: Tx, orderId: OrderId, installerId: UserId, at: number) {
	await orderTables(tx)
		.insertInto('offers')
		.values({
			id: newId(),
			order_id: orderId,
			installer_id: installerId,
			offered_at: at,
			expires_at: null,
			answer: 'given',
			answered_at: at,
		})
		.execute()
}

/** Until when an order was offered to an installer before, so that who takes a decline back has no more time by it. */
async function endOfLast(tx: Tx, orderId: OrderId, installerId: UserId): Promise<number | null> {
	const last = await offersTo(tx, orderId, installerId)
		.select('expires_at')
		.orderBy('offered_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	return last?.expires_at ?? null
}

/** So long a refusal may be taken back: only then is it settled that its installer has less to do. */
const UNDO_TIME_OF: Partial<Record<TransitionName, number>> = { pass: UNDO_MS + UNDO_GRACE_MS + 1 }

/** The installer whose open work an order no longer is after a step; null where it is as before. */
function freedBy(before: OrderColumns, after: OrderColumns): UserId | null {
	const { installer_id: holder } = before
	const isOpen = OPEN_STATUSES.includes(after.status)
	if (!OPEN_STATUSES.includes(before.status)) return null
	return isOpen && after.installer_id === holder ? null : holder
}

/** Has the offers of an order follow a step within its transaction: the open one ends by it, another begins. */
export async function followStep(
	ctx: AppContext,
	tx: Tx,
	step: TransitionName,
	before: OrderColumns,
	after: OrderColumns,
): Promise<void> {
	const { id, installer_id: installerId, updated_at: at } = after
	const freed = freedBy(before, after)
	if (freed) await offerToFree(ctx, tx, freed, at + (UNDO_TIME_OF[step] ?? 0))
	const isOffered = after.status === 'pending' && installerId !== null
	const isSame = before.installer_id === installerId
	if (isOffered && isSame && before.status === 'pending') return
	const hadOffer = await endOffer(tx, id, answerOf(step), at)
	if (!installerId) return
	if (isOffered) {
		const endsAt = step === 'undo' ? await endOfLast(tx, id, installerId) : null
		await openOffer(ctx, tx, id, { installerId, at, endsAt })
	} else if (!isSame || (step === 'accept' && !hadOffer)) await recordGiven(tx, id, installerId, at)
}
