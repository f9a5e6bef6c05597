import { ownCalls } from '../../http/call.ts'
import { respond, respondCreated } from '../../http/respond.ts'
import { created, ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { rememberFilters, removeListView, saveListView } from './commands.ts'
import { LOG_IN } from './policy.ts'
import { getListView, listViews } from './queries.ts'
import { ListQuery, ListView, ListViews, NewListView, UsedFilters } from './schema.ts'

const { call, owner, removal } = ownCalls('Views of lists', ListView, LOG_IN, getListView)

export function listViewRoutes() {
	return newRouter()
		.openapi(
			call('GET /account/list-views', owner, {
				summary: 'The caller’s views of a list, and the filters they used last',
				query: ListQuery,
				responses: ok(ListViews, 'The views'),
			}),
			(c) => respond(c, listViews, c.req.valid('query')),
		)
		.openapi(
			call('POST /account/list-views', owner, {
				summary: 'Keep filters of a list under a name; one of that name gets these filters',
				body: body(NewListView),
				responses: created(ListView, 'Saved', 409),
			}),
			(c) => respondCreated(c, saveListView, c.req.valid('json')),
		)
		.openapi(removal('account/list-views', 'Remove a view of a list'), (c) =>
			respond(c, removeListView, c.req.valid('param').id),
		)
		.openapi(
			call('PUT /account/list-filters', owner, {
				summary: 'Remember the filters of a list that the caller uses now',
				body: body(UsedFilters),
				responses: ok(UsedFilters, 'What is remembered: words and days are not'),
			}),
			(c) => respond(c, rememberFilters, c.req.valid('json')),
		)
}
