import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Actor } from '../../shared/actor.ts'
import { paise, toRupees } from '../../shared/money.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { NOT_FOUND, ownerOf } from './policy.ts'
import type { SavedPlan } from './schema.ts'
import { type SavedPlanTables, savedPlanTables } from './tables.ts'

type SavedPlanRow = Selectable<SavedPlanTables['saved_plans']>

export const savedPlanOf = ({
	id,
	name,
	plan,
	kwp,
	cost,
	verdict,
	created_at,
}: SavedPlanRow): SavedPlan => ({
	id,
	name,
	plan,
	kwp,
	cost: toRupees(paise(cost)),
	verdict,
	createdAt: new Date(created_at).toISOString(),
})

/** The caller's own plans, the last saved first. */
export const listSavedPlans = (ctx: AppContext, actor: Actor) =>
	authorizedRead(ownerOf(actor), async ({ id }) => {
		const rows = await savedPlanTables(ctx.db)
			.selectFrom('saved_plans')
			.selectAll()
			.where('user_id', '=', id)
			.orderBy('created_at', 'desc')
			.orderBy('id')
			.execute()
		return rows.map(savedPlanOf)
	})

/** One of the caller's own plans. */
export async function getSavedPlan(ctx: AppContext, actor: Actor, id: string) {
	const own = myPlan(actor, id)
	if (!own.ok) return own
	const plans = savedPlanTables(ctx.db).selectFrom('saved_plans').selectAll()
	return foundPlan(await plans.where(own.value).executeTakeFirst())
}

/** The condition that finds the caller's own plan by its id. */
export function myPlan(actor: Actor, id: string) {
	const owner = ownerOf(actor)
	if (!owner.ok) return owner
	const { id: userId } = owner.value
	return ok((eb: ExpressionBuilder<SavedPlanTables, 'saved_plans'>) =>
		eb.and({ id, user_id: userId }),
	)
}

export const foundPlan = (row: SavedPlanRow | undefined): Result<SavedPlan> =>
	row ? ok(savedPlanOf(row)) : fail('not_found', NOT_FOUND)
