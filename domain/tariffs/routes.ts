import { anybody, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { editingRoutes } from './internal/editing/editing-routes.ts'
import { billFor, companiesAt } from './queries.ts'
import { BillAnswer, BillRequest, Companies, CompaniesQuery } from './schema.ts'

const call = routesTagged('Planner')

export function tariffRoutes() {
	return newRouter()
		.route('/', editingRoutes())
		.openapi(
			call('GET /planner/companies', anybody, {
				summary: 'The electricity companies that may serve a PIN code',
				countedBy: 'planning',
				query: CompaniesQuery,
				responses: ok(Companies, 'The likeliest first', 429),
			}),
			async (c) => {
				return c.json(await companiesAt(c.var.ctx, c.req.valid('query').pin), 200)
			},
		)
		.openapi(
			call('POST /planner/bill', anybody, {
				summary: 'The bills of a year by the tariff of a company',
				description:
					'By PIN code, or by the id of a tariff. Where a PIN code has several companies that bill differently and none is named, 422 `company_needed` lists them as `companies`. A housing society is billed as a home. Where a tariff has prices by the hour and the meter is smart, units fall into the hours as on the usual day of such a use: `timeOfDay` says so.',
				countedBy: 'planning',
				body: body(BillRequest),
				responses: ok(BillAnswer, 'Twelve bills', 429),
			}),
			async (c) => c.json(unwrap(await billFor(c.var.ctx, c.req.valid('json'))), 200),
		)
}
