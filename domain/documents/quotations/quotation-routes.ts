import { anybody, routesTagged } from '../../../http/call.ts'
import { idempotencyHeader, idempotencyKeyIn } from '../../../http/idempotency-key.ts'
import { respond, respondCreatedAt, respondPage } from '../../../http/respond.ts'
import { created, list, ok } from '../../../http/responses.ts'
import { body, newRouter } from '../../../http/router.ts'
import { mayOrderForBuyer } from '../../orders/policy.ts'
import { issueQuotation, issueQuotationForBuyer } from '../internal/quotations/issue.ts'
import { getQuotation, listQuotations } from '../internal/quotations/list.ts'
import { DocumentQuery } from '../schema.ts'
import {
	NewQuotation,
	Quotation,
	QuotationForBuyer,
	QuotationQuery,
	QuotationSummary,
} from './schema.ts'

const call = routesTagged('Documents')

export function quotationRoutes() {
	return newRouter()
		.openapi(
			call('POST /quotations', anybody, {
				summary: 'Get a quotation with a number, of products or of what is in the cart',
				description:
					'Nothing is reserved. Until its last day, one order of just these goods that names it as `quotation` has its prices, while stock lasts.',
				headers: idempotencyHeader(
					'Required, one per quotation: sent again with the same body, it gives the same one',
				),
				countedBy: 'quotations',
				body: body(NewQuotation),
				responses: created(Quotation, 'The quotation, with its secret', 404, 409, 429),
			}),
			(c) => {
				const key = idempotencyKeyIn(c.req.valid('header'))
				return respondCreatedAt(c, '/api/quotations', issueQuotation, key, c.req.valid('json'))
			},
		)
		.openapi(
			call('POST /quotations/for-buyer', mayOrderForBuyer, {
				summary: 'Issue a quotation for somebody who has called (admin)',
				headers: idempotencyHeader(
					'Required, one per quotation: sent again with the same body, it gives the same one',
				),
				body: body(QuotationForBuyer),
				responses: created(Quotation, 'The quotation, with its secret', 404, 409),
			}),
			(c) => {
				const key = idempotencyKeyIn(c.req.valid('header'))
				const asked = c.req.valid('json')
				return respondCreatedAt(c, '/api/quotations', issueQuotationForBuyer, key, asked)
			},
		)
		.openapi(
			call('GET /quotations', anybody, {
				summary: 'One’s own quotations, for an admin all',
				description: 'A visitor’s belong to their cart.',
				query: QuotationQuery,
				responses: list(QuotationSummary, 'The last issued first'),
			}),
			(c) => respondPage(c, listQuotations, c.req.valid('query')),
		)
		.openapi(
			call('GET /quotations/{id}', anybody, {
				summary: 'One quotation, with what its products cost now',
				query: DocumentQuery,
				responses: ok(Quotation, 'The quotation'),
			}),
			(c) => respond(c, getQuotation, c.req.valid('param').id, c.req.valid('query').key),
		)
}
