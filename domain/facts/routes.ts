import { z } from '@hono/zod-openapi'
import { anybody, callsUnder } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { body, IdParam, json, newRouter, problems } from '../../http/router.ts'
import { addFact, deleteFact } from './commands.ts'
import { mayKeepFacts } from './policy.ts'
import { factHistory, factsOn } from './queries.ts'
import { Fact, FactEntry, FactHistoryQuery, FactQuery, NewFact } from './schema.ts'

const call = callsUnder('Tariffs and prices')

const getFacts = call('GET /facts', {
	may: anybody,
	summary: 'Tariffs, subsidies, taxes and prices in force on a day, with their source',
	query: FactQuery,
	responses: { 200: json(z.array(Fact), 'In force on that day') },
})

const getHistory = call('GET /facts/history', {
	may: mayKeepFacts,
	summary: 'Every row, past and to come (admin)',
	query: FactHistoryQuery,
	responses: { 200: json(z.array(FactEntry), 'The latest first; X-Total-Count has how many') },
})

const postFact = call('POST /facts', {
	may: mayKeepFacts,
	summary: 'Add a row that is in force from a day on (admin)',
	body: body(NewFact),
	responses: { 201: json(Fact, 'Added') },
})

const removeFact = call('DELETE /facts/{id}', {
	may: mayKeepFacts,
	summary: 'Delete a row that an admin added (admin)',
	params: IdParam,
	responses: { 204: { description: 'Deleted' }, ...problems(409) },
})

export function factRoutes() {
	return newRouter()
		.openapi(getFacts, async (c) => c.json(await factsOn(c.var.store, c.req.valid('query')), 200))
		.openapi(getHistory, async (c) => {
			const { store, actor } = c.var
			const { entries, total } = unwrap(await factHistory(store, actor, c.req.valid('query')))
			return c.json(entries, 200, { 'x-total-count': String(total) })
		})
		.openapi(postFact, async (c) => {
			const { store, actor } = c.var
			return c.json(unwrap(await addFact(store, actor, c.req.valid('json'))), 201)
		})
		.openapi(removeFact, async (c) => {
			unwrap(await deleteFact(c.var.store, c.var.actor, c.req.valid('param').id))
			return c.body(null, 204)
		})
}
