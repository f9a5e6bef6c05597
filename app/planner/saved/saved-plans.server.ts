import { redirect } from 'react-router'
import { z } from 'zod'
import type { SavedPlan } from '../../../domain/saved-plans/schema'
import { NewSavedPlan, SavedPlanName } from '../../../domain/saved-plans/schema'
import { ROLES } from '../../../shared/actor'
import { api, attempt, type Context, read } from '../../api.server'
import { requireRole, signedIn } from '../../components/session/guard.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { planAt } from '../plan-at.server'
import { savedPlansIntents } from './saved-plans-intents'

export const LIST = '/account/plans'

/** What became of a saved plan. */
export type SavedPlanAnswer =
	| Refused
	| { problem: null; done: 'renamed' | 'removed'; row: SavedPlan }

const Named = z.object({ id: Id })
const Renamed = SavedPlanName.extend(Named.shape)

/** One's own plans. @throws a redirect to log in */
export async function myPlans(request: Request, context: Context): Promise<SavedPlan[]> {
	await requireRole(context, request, ROLES)
	return read(api(context).savedPlans.plans.$get())
}

/**
 * The plan of an address, to be saved.
 * @throws a redirect: to log in and come back, or to the planner, which says what is missing
 */
export async function planToSave(request: Request, context: Context) {
	await requireRole(context, request, ROLES)
	const { plan, option, address } = await planAt(request, context)
	return { address, kwp: option.kwp, cost: option.money.cost, place: plan.place.name }
}

/** Saves, renames or removes a plan of the caller. A plan that is saved leads to the list. */
export function changeSavedPlans(request: Request, context: Context): Promise<SavedPlanAnswer> {
	const { plans } = api(context).savedPlans
	return formAction(request, savedPlansIntents, {
		save: onForm(NewSavedPlan, async (json, form) => {
			const saved = await attempt(plans.$post({ json }))
			if (!saved.ok) return form.refuse(signedIn(saved.problem, LIST))
			throw redirect(`${LIST}?saved=${saved.value.id}`)
		}),
		rename: onForm(Renamed, async ({ id, ...json }, form) => {
			const renamed = await attempt(plans[':id'].$put({ param: { id }, json }))
			if (!renamed.ok) return form.refuse(signedIn(renamed.problem, LIST))
			return { problem: null, done: 'renamed' as const, row: renamed.value }
		}),
		remove: onForm(Named, async ({ id }, form) => {
			const removed = await attempt(plans[':id'].$delete({ param: { id } }))
			if (!removed.ok) return form.refuse(signedIn(removed.problem, LIST))
			return { problem: null, done: 'removed' as const, row: removed.value }
		}),
	})
}
