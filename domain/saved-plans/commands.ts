import { countOf } from '../../db/count.ts'
import type { Tx } from '../../db/database.ts'
import { transact } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { newId, type UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fromRupees } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import { lockAccount } from '../accounts/administration/lock-account.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { choiceOf, optionOf, planRequestIn } from '../planner/plan-address.ts'
import { planInput } from '../planner/queries.ts'
import { PlanRequest } from '../planner/sizing/schema.ts'
import { MAX_PLANS } from './limits.ts'
import { ownerOf } from './policy.ts'
import { foundPlan, myPlan, savedPlanOf } from './queries.ts'
import type { NewSavedPlan, SavedPlan } from './schema.ts'
import { savedPlanTables } from './tables.ts'

const NO_SYSTEM = message('plans.no_system')
const FULL = message('plans.full', { most: MAX_PLANS })

/** Power, cost and verdict of the system that a plan's address chooses, by the products and rates of now. */
async function figuresOf(ctx: AppContext, plan: string) {
	const params = new URLSearchParams(plan.slice(plan.indexOf('?') + 1))
	const input = await planInput(ctx, PlanRequest.parse(planRequestIn(params)))
	const answer = await ctx.planner.plan(input, ctx.catalogue.products)
	if (!answer.ok) return answer
	const option = optionOf(answer.value, choiceOf(params))
	if (!option) return failField('plan', NO_SYSTEM)
	const { cost } = option.money
	return ok({
		kwp: option.kwp,
		cost: fromRupees(cost) ?? Math.round(cost * 100),
		verdict: option.verdict.answer,
	})
}

/** Keeps a plan with its figures of today. One that is there already gets the new name, figures and day. */
export async function savePlan(
	ctx: AppContext,
	actor: Actor,
	{ name, plan }: NewSavedPlan,
): Promise<Result<SavedPlan>> {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const user_id = owner.value.id
	const figures = await figuresOf(ctx, plan)
	if (!figures.ok) return figures
	const saved = { name, ...figures.value, created_at: ctx.now() }
	return transact(ctx.db, async (tx) => {
		await lockAccount(tx, user_id)
		const row = await savedPlanTables(tx)
			.insertInto('saved_plans')
			.values({ id: newId(), user_id, plan, ...saved })
			.onConflict((conflict) => conflict.columns(['user_id', 'plan']).doUpdateSet(saved))
			.returningAll()
			.executeTakeFirstOrThrow()
		const own = savedPlanTables(tx).selectFrom('saved_plans').where('user_id', '=', user_id)
		if ((await countOf(own)) > MAX_PLANS) return fail('conflict', FULL)
		return ok(savedPlanOf(row))
	})
}

export const renamePlan = (ctx: AppContext, actor: Actor, id: string, { name }: { name: string }) =>
	authorizedTransaction(myPlan(actor, id), ctx, async ({ tx, who: own }) => {
		const renamed = savedPlanTables(tx).updateTable('saved_plans').set({ name }).where(own)
		return foundPlan(await renamed.returningAll().executeTakeFirst())
	})

/** @returns the plan that was removed, with which it can be saved again */
export const removePlan = (ctx: AppContext, actor: Actor, id: string) =>
	authorizedTransaction(myPlan(actor, id), ctx, async ({ tx, who: own }) => {
		const removed = savedPlanTables(tx).deleteFrom('saved_plans').where(own)
		return foundPlan(await removed.returningAll().executeTakeFirst())
	})

/** Removes all plans of an account, in the transaction that closes it. */
export async function removePlansOf(tx: Tx, user_id: UserId): Promise<void> {
	await savedPlanTables(tx).deleteFrom('saved_plans').where('user_id', '=', user_id).execute()
}
