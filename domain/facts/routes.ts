import { z } from '@hono/zod-openapi'
import { answerDone, answerMade, answerPage } from '../../http/answer.ts'
import { anybody, callsUnder } from '../../http/call.ts'
import { body, json, newRouter, problems } from '../../http/router.ts'
import { addFact, deleteFact } from './commands.ts'
import { mayKeepFacts } from './policy.ts'
import { factHistory, factsOn } from './queries.ts'
import { Fact, FactEntry, FactHistoryQuery, FactQuery, NewFact } from './schema.ts'

const call = callsUnder('Tariffs and prices')

const getFacts = call('GET /facts', anybody, {
	summary: 'Subsidies, taxes, prices and rules in force on a day, with their source',
	query: FactQuery,
	responses: { 200: json(z.array(Fact), 'In force on that day') },
})

const getHistory = call('GET /facts/history', mayKeepFacts, {
	summary: 'Every row, past and to come (admin)',
	query: FactHistoryQuery,
	responses: { 200: json(z.array(FactEntry), 'The latest first; X-Total-Count has how many') },
})

const postFact = call('POST /facts', mayKeepFacts, {
	summary: 'Add a row that is in force from a day on (admin)',
	body: body(NewFact),
	responses: { 201: json(Fact, 'Added') },
})

const removeFact = call('DELETE /facts/{id}', mayKeepFacts, {
	summary: 'Delete a row that an admin added (admin)',
	responses: { 204: { description: 'Deleted' }, ...problems(409) },
})

export function factRoutes() {
	return newRouter()
		.openapi(getFacts, async (c) => c.json(await factsOn(c.var.store, c.req.valid('query')), 200))
		.openapi(getHistory, (c) => answerPage(c, factHistory, c.req.valid('query')))
		.openapi(postFact, (c) => answerMade(c, addFact, c.req.valid('json')))
		.openapi(removeFact, (c) => answerDone(c, deleteFact, c.req.valid('param').id))
}
