import { z } from '@hono/zod-openapi'
import { type Gate, routesTagged, signedIn } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { planPoints } from '../planner/sizing/search/cost.ts'
import { removePlan, renamePlan, savePlan } from './commands.ts'
import { LOG_IN } from './policy.ts'
import { getSavedPlan, listSavedPlans } from './queries.ts'
import { NewSavedPlan, SavedPlan, SavedPlanName } from './schema.ts'

const call = routesTagged('Saved plans')
const owner = signedIn(LOG_IN)
const planOwner: Gate = (actor, c) => getSavedPlan(c.var.ctx, actor, c.req.param('id') ?? '')

export function savedPlanRoutes() {
	return newRouter()
		.openapi(
			call('GET /planner/plans', owner, {
				summary: 'The caller’s saved plans',
				responses: ok(z.array(SavedPlan), 'The last saved first'),
			}),
			(c) => respond(c, listSavedPlans),
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
			call('PUT /planner/plans/{id}', planOwner, {
				summary: 'Rename a saved plan',
				body: body(SavedPlanName),
				responses: ok(SavedPlan, 'Renamed'),
			}),
			(c) => respond(c, renamePlan, c.req.valid('param').id, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /planner/plans/{id}', planOwner, {
				summary: 'Remove a saved plan',
				responses: ok(SavedPlan, 'What was removed; saving it again brings it back'),
			}),
			(c) => respond(c, removePlan, c.req.valid('param').id),
		)
}
