import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { body, json, newRouter, problems } from '../../http/router.ts'
import { editingRoutes } from './editing/editing-routes.ts'
import { billFor, companiesAt } from './queries.ts'
import { BillAnswer, BillRequest, Companies, CompaniesQuery } from './schema.ts'

const call = callsUnder('Planner')

const getCompanies = call('GET /planner/companies', anybody, {
	summary: 'The electricity companies that may serve a PIN code',
	query: CompaniesQuery,
	responses: { 200: json(Companies, 'The likeliest first') },
})

const postBill = call('POST /planner/bill', anybody, {
	summary: 'The bills of a year by the tariff of a company',
	description:
		'By PIN code, or by the id of a tariff. Where a PIN code has several companies that bill differently and none is named, 422 `company_needed` lists them as `companies`. A housing society is billed as a home.',
	body: body(BillRequest),
	responses: { 200: json(BillAnswer, 'Twelve bills'), ...problems(429) },
})

export function tariffRoutes() {
	return newRouter()
		.route('/', editingRoutes())
		.openapi(getCompanies, async (c) => {
			return c.json(await companiesAt(c.var.store, c.req.valid('query').pin), 200)
		})
		.openapi(postBill, async (c) => {
			await limit(c, 'planning')
			return c.json(unwrap(await billFor(c.var.store, c.req.valid('json'))), 200)
		})
}
