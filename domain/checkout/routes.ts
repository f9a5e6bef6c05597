import { anybody, routesTagged } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond } from '../../http/respond.ts'
import { ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { setCartCookie } from '../cart/cookie.ts'
import { hasCart } from '../cart/queries.ts'
import { NetCost } from '../planner/money/net-cost-schema.ts'
import { keepDraft } from './commands.ts'
import { cartNetCost, coverageOf, draftOf, quoteFor } from './queries.ts'
import { getQuotedPrice } from './quoted-prices.ts'
import {
	CheckoutQuote,
	Coverage,
	CoverageQuery,
	Draft,
	NetCostQuery,
	NewDraft,
	QuotedPrice,
	QuotedPriceParam,
	QuoteRequest,
} from './schema.ts'

const call = routesTagged('Checkout')

export function checkoutRoutes() {
	return newRouter()
		.openapi(
			call('POST /checkout/quote', anybody, {
				summary: 'What an order would cost, with every charge and its tax',
				description:
					'Nothing is reserved. An order that sends the `hash` as `quote` is placed at this price or refused with `price_changed`.',
				countedBy: 'quotes',
				body: body(QuoteRequest),
				responses: ok(CheckoutQuote, 'As prices, rates and taxes are now', 404, 409, 429),
			}),
			(c) => {
				const request = c.req.valid('json')
				if (request.code) limit(c, 'codes')
				return respond(c, quoteFor, request)
			},
		)
		.openapi(
			call('GET /checkout/coverage', anybody, {
				summary: 'Whether the shop installs at a PIN code',
				countedBy: 'delivery',
				query: CoverageQuery,
				responses: ok(Coverage, 'As installers and settings are now', 429),
			}),
			(c) => respond(c, coverageOf, c.req.valid('query')),
		)
		.openapi(
			call('GET /checkout/net-cost', anybody, {
				summary: 'What the caller’s cart costs, and what of it comes back as subsidy',
				countedBy: 'delivery',
				query: NetCostQuery,
				responses: ok(NetCost, 'As prices, plans and schemes are now', 404, 429),
			}),
			(c) => respond(c, cartNetCost, c.req.valid('query')),
		)
		.openapi(
			call('GET /quoted-prices/{key}', anybody, {
				summary: 'What the shop has quoted for goods and their delivery, by its key',
				countedBy: 'delivery',
				params: QuotedPriceParam,
				responses: ok(QuotedPrice, 'As it can be ordered until its last day', 404, 429),
			}),
			(c) => respond(c, getQuotedPrice, c.req.valid('param').key),
		)
		.openapi(
			call('GET /checkout/draft', anybody, {
				summary: 'What the caller has typed at the checkout of their cart',
				responses: ok(Draft, 'Kept until it is ordered, or 30 days'),
			}),
			(c) => respond(c, draftOf),
		)
		.openapi(
			call('PUT /checkout/draft', anybody, {
				summary: 'Keep what was typed at the checkout',
				description: 'Fields that are not named stay as they were. Nothing is checked here.',
				countedBy: 'quotes',
				body: body(NewDraft),
				responses: ok(Draft, 'All that is kept', 409, 429),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const draft = c.req.valid('json')
				if (draft.withoutCart && !(await hasCart(ctx, actor))) limit(c, 'carts')
				const { fields, newCartId } = unwrap(await keepDraft(ctx, actor, draft))
				if (newCartId) setCartCookie(c, newCartId)
				return c.json({ fields }, 200)
			},
		)
}
