import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../../http/call.ts'
import { respondCreated, respondNoContent, respondPage } from '../../http/respond.ts'
import { created, list, noContent, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { addReferenceRow, deleteReferenceRow } from './commands.ts'
import { canManageReferenceData } from './policy.ts'
import { referenceDataOn, referenceHistory } from './queries.ts'
import {
	NewReferenceRow,
	ReferenceHistoryQuery,
	ReferenceQuery,
	ReferenceRow,
	ReferenceRowEntry,
} from './schema.ts'

const call = routesTagged('Tariffs and prices')

export function referenceDataRoutes() {
	return newRouter()
		.openapi(
			call('GET /facts', anybody, {
				summary: 'Subsidies, taxes, prices and rules in force on a day, with their source',
				query: ReferenceQuery,
				responses: ok(z.array(ReferenceRow), 'In force on that day'),
			}),
			async (c) => c.json(await referenceDataOn(c.var.ctx, c.req.valid('query')), 200),
		)
		.openapi(
			call('GET /facts/history', canManageReferenceData, {
				summary: 'Every row, past and to come (admin)',
				query: ReferenceHistoryQuery,
				responses: list(ReferenceRowEntry, 'The latest first'),
			}),
			(c) => respondPage(c, referenceHistory, c.req.valid('query')),
		)
		.openapi(
			call('POST /facts', canManageReferenceData, {
				summary: 'Add a row that is in force from a day on (admin)',
				body: body(NewReferenceRow),
				responses: created(ReferenceRow, 'Added'),
			}),
			(c) => respondCreated(c, addReferenceRow, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /facts/{id}', canManageReferenceData, {
				summary: 'Delete a row that an admin added (admin)',
				responses: noContent('Deleted', 409),
			}),
			(c) => respondNoContent(c, deleteReferenceRow, c.req.valid('param').id),
		)
}
