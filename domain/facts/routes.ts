import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../../http/call.ts'
import { respondCreated, respondNoContent, respondPage } from '../../http/respond.ts'
import { created, list, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { addFact, deleteFact } from './commands.ts'
import { canManageFacts } from './policy.ts'
import { factHistory, factsOn } from './queries.ts'
import { Fact, FactEntry, FactHistoryQuery, FactQuery, NewFact } from './schema.ts'

const call = routesTagged('Tariffs and prices')

export function factRoutes() {
	return newRouter()
		.openapi(
			call('GET /facts', anybody, {
				summary: 'Subsidies, taxes, prices and rules in force on a day, with their source',
				query: FactQuery,
				responses: ok(z.array(Fact), 'In force on that day'),
			}),
			async (c) => c.json(await factsOn(c.var.ctx, c.req.valid('query')), 200),
		)
		.openapi(
			call('GET /facts/history', canManageFacts, {
				summary: 'Every row, past and to come (admin)',
				query: FactHistoryQuery,
				responses: list(FactEntry, 'The latest first'),
			}),
			(c) => respondPage(c, factHistory, c.req.valid('query')),
		)
		.openapi(
			call('POST /facts', canManageFacts, {
				summary: 'Add a row that is in force from a day on (admin)',
				body: body(NewFact),
				responses: created(Fact, 'Added'),
			}),
			(c) => respondCreated(c, addFact, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /facts/{id}', canManageFacts, {
				summary: 'Delete a row that an admin added (admin)',
				responses: noContent('Deleted', 409),
			}),
			(c) => respondNoContent(c, deleteFact, c.req.valid('param').id),
		)
}
