import { answer } from '../../http/answer-call.ts'
import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { answers } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { quoteFor } from './queries.ts'
import { Quote, QuoteRequest } from './schema.ts'

const call = callsUnder('Checkout')

export function checkoutRoutes() {
	return newRouter().openapi(
		call('POST /checkout/quote', anybody, {
			summary: 'What an order would cost, with every charge and its tax',
			description:
				'Nothing is reserved. An order that sends the `hash` as `quote` is placed at this price or refused with `price_changed`.',
			body: body(QuoteRequest),
			responses: answers(Quote, 'As prices, rates and taxes are now', 404, 409, 429),
		}),
		async (c) => {
			const request = c.req.valid('json')
			await limit(c, request.code ? 'codes' : 'quotes')
			return answer(c, quoteFor, request)
		},
	)
}
