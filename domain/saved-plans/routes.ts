import { ownCalls } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { planPoints } from '../planner/sizing/search/cost.ts'
import { removePlan, renamePlan, savePlan } from './commands.ts'
import { LOG_IN } from './policy.ts'
import { getSavedPlan, listSavedPlans } from './queries.ts'
import { NewSavedPlan, SavedPlan, SavedPlanName } from './schema.ts'

const { call, owner, itsOwner, all, removal } = ownCalls(
	'Saved plans',
	SavedPlan,
	LOG_IN,
	getSavedPlan,
)

export function savedPlanRoutes() {
	return newRouter()
		.openapi(all('planner/plans', 'The caller’s saved plans', 'The last saved first'), (c) =>
			respond(c, listSavedPlans),
		)
		.openapi(
			call('POST /planner/plans', owner, {
				summary: 'Save a plan; one that is saved already gets this name and the figures of today',
				countedBy: (c) => limit(c, 'planning', planPoints(c.var.ctx.catalogue.products)),
				body: body(NewSavedPlan),
				responses: created(SavedPlan, 'Saved', 409, 429),
			}),
			(c) => respondCreated(c, savePlan, c.req.valid('json')),
		)
		.openapi(
			call('PUT /planner/plans/{id}', itsOwner, {
				summary: 'Rename a saved plan',
				body: body(SavedPlanName),
				responses: ok(SavedPlan, 'Renamed'),
			}),
			(c) => respond(c, renamePlan, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(removal('planner/plans', 'Remove a saved plan'), (c) =>
			respond(c, removePlan, c.req.valid('param').id),
		)
}
