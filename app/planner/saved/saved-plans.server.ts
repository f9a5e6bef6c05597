import { redirect } from 'react-router'
import { z } from 'zod'
import type { SavedPlan } from '../../../domain/saved-plans/schema'
import { NewSavedPlan, SavedPlanName } from '../../../domain/saved-plans/schema'
import { ROLES } from '../../../shared/actor'
import { type Asked, api, type Context, read } from '../../api.server'
import { planAt } from '../../components/planner/plan-at.server'
import { onCall } from '../../components/portal/call-action.server'
import { requireRole } from '../../components/session/guard.server'
import { Id } from '../../ui/forms/fields.server'
import { formAction } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { savedPlansIntents } from './saved-plans-intents'

export const LIST = '/account/plans'

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
 * @throws a redirect: to log in and come back, or to the planner, which says why there is none
 */
export async function planToSave(request: Request, context: Context) {
	await requireRole(context, request, ROLES)
	const { plan, option, address } = await planAt(request, context)
	const { kwp, money, verdict } = option
	return { address, kwp, cost: money.cost, place: plan.place.name, verdict }
}

const OTHERWISE = { loginFor: LIST }

/** Saves, renames or removes a plan of the caller. A plan that is saved leads to the list. */
export function changeSavedPlans({ request, context }: Asked): Promise<SavedPlanAnswer> {
	const { plans } = api(context).savedPlans
	return formAction(request, savedPlansIntents, {
		save: onCall(
			NewSavedPlan,
			(json) => plans.$post({ json }),
			({ value }) => redirect(`${LIST}?saved=${value.id}`),
			OTHERWISE,
		),
		rename: onCall(
			Renamed,
			({ id, ...json }) => plans[':id'].$put({ param: { id }, json }),
			({ value }) => ({ problem: null, done: 'renamed' as const, row: value }),
			OTHERWISE,
		),
		remove: onCall(
			Named,
			(param) => plans[':id'].$delete({ param }),
			({ value }) => ({ problem: null, done: 'removed' as const, row: value }),
			OTHERWISE,
		),
	})
}
