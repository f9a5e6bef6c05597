import { anybody, routesTagged } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond } from '../../http/respond.ts'
import { ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import { setCartCookie } from '../cart/cookie.ts'
import { hasCart } from '../cart/queries.ts'
import { cartCost } from './cart-cost.ts'
import { keepDraft } from './commands.ts'
import { getHeldPrice } from './held-price-query.ts'
import { coverageOf, draftOf, quoteFor } from './queries.ts'
import {
	CartCost,
	CheckoutQuote,
	Coverage,
	CoverageQuery,
	Draft,
	HeldPriceParam,
	HeldPriceView,
	NetCostQuery,
	NewDraft,
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
			async (c) => {
				const request = c.req.valid('json')
				if (request.code) await limit(c, 'codes')
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
				summary: 'What the caller’s cart costs, what of it comes back, and whether it can be paid',
				countedBy: 'delivery',
				query: NetCostQuery,
				responses: ok(CartCost, 'As prices, plans and schemes are now', 404, 429),
			}),
			(c) => respond(c, cartCost, c.req.valid('query')),
		)
		.openapi(
			call('GET /held-prices/{key}', anybody, {
				summary: 'A price that holds for goods and how they come, by its key',
				countedBy: 'delivery',
				params: HeldPriceParam,
				responses: ok(HeldPriceView, 'As it can be ordered until its last day', 404, 429),
			}),
			(c) => respond(c, getHeldPrice, c.req.valid('param').key),
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
				if (draft.withoutCart && !(await hasCart(ctx, actor))) await limit(c, 'carts')
				const { fields, newCartId } = unwrap(await keepDraft(ctx, actor, draft))
				if (newCartId) setCartCookie(c, newCartId)
				return c.json({ fields }, 200)
			},
		)
}
