import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { firstNameOf } from '../../shared/first-name.ts'
import type { OrderId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit, ofOrder } from '../audit/commands.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { factsOf, type OrderRow } from '../orders/queries.ts'
import { type ByLink, verifyContact } from '../orders/tracking/contact.ts'
import { sideOf } from './policy.ts'
import { doneSteps, getSubsidy, orderWithSubsidy } from './queries.ts'
import { openSteps, STEP_NAMES } from './rules.ts'
import type { ReminderChoice, StepTick, Subsidy } from './schema.ts'
import { subsidyTables } from './tables.ts'

interface Changing {
	tx: Tx
	order: OrderRow
	side: 'Buyer' | 'Installer'
	at: number
}

/**
 * Changes the way of an order to the subsidy, as its buyer or its installer.
 * @returns not_found; forbidden for admins; as `verifyContact`, and as it is changed
 */
export async function changeSubsidy(
	ctx: AppContext,
	actor: Actor,
	id: string,
	link: ByLink,
	change: (changing: Changing) => Promise<Result<void>>,
): Promise<Result<Subsidy>> {
	const verified = await verifyContact(ctx, actor, id, link)
	if (!verified.ok) return verified
	const changed = await transact(ctx.db, async (tx) => {
		await lockOrder(tx, id as OrderId)
		const found = await orderWithSubsidy(tx, actor, id, link.key)
		if (!found.ok) return found
		const order = found.value
		const side = sideOf(actor, factsOf(order), link.key)
		if (!side) return fail('forbidden', message('subsidy.not_admins'))
		return change({ tx, order, side, at: ctx.now() })
	})
	return changed.ok ? getSubsidy(ctx, actor, id, link.key) : changed
}

/** Ticks the next step, or takes the last tick back; done twice it changes nothing. @returns conflict for any other step */
export const tickStep = (
	ctx: AppContext,
	actor: Actor,
	{ id, step: named }: { id: string; step: string },
	{ done, ...link }: StepTick & ByLink,
) =>
	changeSubsidy(ctx, actor, id, link, async ({ tx, order, side, at }) => {
		const step = STEP_NAMES.find((each) => each === named)
		if (!step) return fail('not_found', message('subsidy.no_step'))
		const ticked = await doneSteps(tx, order.id)
		if (ticked.has(step) === done) return ok(undefined)
		const { toTick, toUndo } = openSteps(new Set(ticked.keys()))
		if (step !== (done ? toTick : toUndo))
			return fail('conflict', message(done ? 'subsidy.not_next' : 'subsidy.not_last'))
		if (done && step === 'installation' && order.status !== 'installed')
			return fail('conflict', message('subsidy.not_installed'))
		const steps = subsidyTables(tx)
		if (done)
			await steps
				.insertInto('subsidy_steps')
				.values({
					order_id: order.id,
					step,
					done_at: at,
					done_role: side,
					done_name: isSignedIn(actor) ? actor.name : firstNameOf(order.full_name),
				})
				.execute()
		else
			await steps
				.deleteFrom('subsidy_steps')
				.where('order_id', '=', order.id)
				.where('step', '=', step)
				.execute()
		await audit(tx, actor, at, [
			{
				action: 'changed',
				...ofOrder(order.id),
				before: { [step]: !done },
				after: { [step]: done },
			},
		])
		return ok(undefined)
	})

/** Has mails remind the buyer of steps that are late, or not. */
export const chooseReminders = (
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ wanted, ...link }: ReminderChoice & ByLink,
) =>
	changeSubsidy(ctx, actor, id, link, async ({ tx, order, side }) => {
		if (side !== 'Buyer') return fail('forbidden', message('subsidy.buyers_reminders'))
		const is_wanted = wanted ? 1 : 0
		await subsidyTables(tx)
			.insertInto('subsidy_reminders')
			.values({ order_id: order.id, is_wanted, sent_at: null })
			.onConflict((conflict) => conflict.column('order_id').doUpdateSet({ is_wanted }))
			.execute()
		return ok(undefined)
	})
