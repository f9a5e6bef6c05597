import type { Database } from '../../db/database.ts'
import { type Actor, hasRole } from '../../shared/actor.ts'
import { MINUTE_MS } from '../../shared/durations.ts'
import type { OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { toRupees } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { findInstallation } from '../installations/queries.ts'
import { hasLinkAlone } from '../orders/policy.ts'
import { factsOf, findOrder, type OrderRow } from '../orders/queries.ts'
import { isApproved } from '../orders/transitions/status-rules.ts'
import { rowOfOrder, rowsOfOrder } from '../rows-of-order.ts'
import { MAX_PAPERS } from './limits.ts'
import { mayOpenPapers, sideOf } from './policy.ts'
import { nextStep, openSteps, SUBSIDY_STEPS } from './rules.ts'
import type { Subsidy } from './schema.ts'
import { subsidyTables } from './tables.ts'

const NOT_FOUND = message('subsidy.not_found')

/** The order with its way to the subsidy, for its buyer, its installer and admins; for others there is none. */
export async function orderWithSubsidy(
	db: Database,
	actor: Actor,
	id: string,
	key: string | undefined,
): Promise<Result<OrderRow>> {
	const order = await findOrder(db, id)
	if (!order || order.subsidy_paise === null || !isApproved(order.status))
		return fail('not_found', NOT_FOUND)
	const sees = sideOf(actor, factsOf(order), key) !== null || hasRole(actor, 'Admin')
	return sees ? ok(order) : fail('not_found', NOT_FOUND)
}

/** The steps of an order that are done. */
export async function doneSteps(db: Database, id: OrderId) {
	const rows = await rowsOfOrder(subsidyTables(db), 'subsidy_steps', id)
	return new Map(rows.map((row) => [row.step, row]))
}

/** The next step of an order, when it is to be, and whether it waits for the installer; null where all are done. */
export async function nextStepOf(db: Database, order: Pick<OrderRow, 'id' | 'created_at'>) {
	const done = await doneSteps(db, order.id)
	const visit = await findInstallation(db, order.id)
	const isAgreed = visit?.appointment_state === 'confirmed' && visit.appointment_at !== null
	const minutes = visit?.appointment_minutes ?? 0
	return nextStep({
		startedAt: order.created_at,
		doneAt: new Map([...done].map(([step, row]) => [step, row.done_at])),
		visitEndsAt: isAgreed ? (visit.appointment_at ?? 0) + minutes * MINUTE_MS : null,
	})
}

/** The papers of an order without their contents. */
export const papersOf = (db: Database, ids: readonly OrderId[]) =>
	subsidyTables(db)
		.selectFrom('subsidy_papers')
		.select(['id', 'order_id', 'kind', 'type', 'size_bytes', 'added_role', 'created_at'])
		.where('order_id', 'in', ids)
		.orderBy('created_at')
		.orderBy('id')
		.execute()

const iso = (at: number) => new Date(at).toISOString()

/** The way of an order to the subsidy. @returns not_found where none is expected, and for callers who are not of it */
export async function getSubsidy(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key?: string,
): Promise<Result<Subsidy>> {
	const found = await orderWithSubsidy(ctx.db, actor, id, key)
	if (!found.ok) return found
	const order = found.value
	const facts = factsOf(order)
	const side = sideOf(actor, facts, key)
	const done = await doneSteps(ctx.db, order.id)
	const next = await nextStepOf(ctx.db, order)
	const { toTick, toUndo } = openSteps(new Set(done.keys()))
	const papers = side ? await papersOf(ctx.db, [order.id]) : null
	const reminders = await rowOfOrder(subsidyTables(ctx.db), 'subsidy_reminders', order.id)
	const isInstalled = order.status === 'installed'
	return ok({
		expected: toRupees(order.subsidy_paise as NonNullable<typeof order.subsidy_paise>),
		isInstalled,
		steps: SUBSIDY_STEPS.map(({ step, days }) => {
			const row = done.get(step)
			const dueAt = next?.step === step ? next.dueAt : null
			return {
				step,
				done: row ? { at: iso(row.done_at), by: row.done_name, role: row.done_role } : null,
				dueAt: dueAt === null ? null : iso(dueAt),
				days,
				isOverdue: dueAt !== null && dueAt < ctx.now(),
				mayTick: side !== null && step === toTick && (step !== 'installation' || isInstalled),
				mayUndo: side !== null && step === toUndo,
			}
		}),
		papers:
			papers?.map((paper) => ({
				id: paper.id,
				kind: paper.kind,
				sizeBytes: paper.size_bytes,
				addedBy: paper.added_role,
				at: iso(paper.created_at),
			})) ?? null,
		mayOpenPapers: mayOpenPapers(actor, facts, key),
		mayAddPaper: papers !== null && papers.length < MAX_PAPERS,
		reminders: side === 'Buyer' && ctx.policy.sendsMail ? reminders?.is_wanted !== 0 : null,
		requiresContact: hasLinkAlone(actor, facts, key),
	})
}
