import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { anybody, routesTagged } from '../../http/call.ts'
import { limit } from '../../http/limit-call.ts'
import { unwrap } from '../../http/problem.ts'
import { localize } from '../../http/render-messages.ts'
import { ok } from '../../http/responses.ts'
import {
	type ApiEnv,
	body,
	newRouter,
	type ProblemStatus,
	type Services,
} from '../../http/router.ts'
import { type Actor, isSignedIn } from '../../shared/actor.ts'
import { addItem, setLines, setQuantity } from './commands.ts'
import { setCartCookie } from './cookie.ts'
import type { Changed } from './internal/change.ts'
import { clearCart, removeItem, undoRemoval } from './internal/removal/removal-commands.ts'
import { addItems, removeSystem } from './internal/systems/system-commands.ts'
import { noteOtherParts } from './other-parts.ts'
import { getCart, hasCart } from './queries.ts'
import {
	Cart,
	ItemQuantity,
	LineChanges,
	NewItem,
	NewItems,
	OtherParts,
	RemovalQuery,
} from './schema.ts'

const call = routesTagged('Cart')
const ItemParam = z.object({
	productId: z.string().openapi({ param: { name: 'productId', in: 'path' } }),
})
const wholeCart = <S extends ProblemStatus = never>(...others: S[]) =>
	ok(Cart, 'The whole cart', ...others)

/** Answers with the whole cart, once a command has changed it. */
async function answerCart<Input extends unknown[]>(
	c: Context<ApiEnv>,
	change: (ctx: Services, actor: Actor, ...input: Input) => Promise<Changed>,
	...input: Input
) {
	const { cart, newCartId } = unwrap(await change(c.var.ctx, c.var.actor, ...input))
	if (newCartId) setCartCookie(c, newCartId)
	return c.json(localize(c, cart), 200)
}

/** A visitor's first product makes a cart; so many a network. */
const newCartsLimited = createMiddleware<ApiEnv>(async (c, next) => {
	const { ctx, actor } = c.var
	if (c.req.method !== 'GET' && !isSignedIn(actor) && !(await hasCart(ctx, actor)))
		await limit(c, 'carts')
	await next()
})

export function cartRoutes() {
	const routes = newRouter()
	routes.use('/cart', newCartsLimited)
	routes.use('/cart/*', newCartsLimited)
	return routes
		.openapi(
			call('GET /cart', anybody, {
				summary: 'The caller’s cart',
				responses: wholeCart(),
			}),
			async (c) => c.json(localize(c, await getCart(c.var.ctx, c.var.actor)), 200),
		)
		.openapi(
			call('DELETE /cart', anybody, {
				summary: 'Empty the cart',
				responses: wholeCart(429),
			}),
			(c) => answerCart(c, clearCart),
		)
		.openapi(
			call('POST /cart/items', anybody, {
				summary: 'Add a product; one that is there already gets more',
				body: body(NewItem),
				responses: wholeCart(404, 409, 429),
			}),
			(c) => answerCart(c, addItem, c.req.valid('json')),
		)
		.openapi(
			call('POST /cart/lines', anybody, {
				summary: 'Add several products at once, such as a system’s; those out of stock stay away',
				body: body(NewItems),
				responses: wholeCart(404, 409, 429),
			}),
			(c) => answerCart(c, addItems, c.req.valid('json')),
		)
		.openapi(
			call('PATCH /cart/lines', anybody, {
				summary: 'Set several lines at once, or none of them',
				description:
					'Each line named has as many pieces as asked afterwards; where one cannot, nothing is changed. Lines that are so already are let be, so the same request twice is the same as once.',
				body: body(LineChanges),
				responses: wholeCart(404, 409, 429),
			}),
			(c) => answerCart(c, setLines, c.req.valid('json').items),
		)
		.openapi(
			call('PUT /cart/items/{productId}', anybody, {
				summary: 'Set a line’s quantity',
				params: ItemParam,
				body: body(ItemQuantity),
				responses: wholeCart(429),
			}),
			(c) => answerCart(c, setQuantity, { ...c.req.valid('param'), ...c.req.valid('json') }),
		)
		.openapi(
			call('DELETE /cart/items/{productId}', anybody, {
				summary: 'Remove a line',
				params: ItemParam,
				query: RemovalQuery,
				responses: wholeCart(429),
			}),
			(c) => answerCart(c, removeItem, { ...c.req.valid('param'), ...c.req.valid('query') }),
		)
		.openapi(
			call('PUT /cart/other-parts', anybody, {
				summary: 'Say whether one has the parts that the cart lacks for a system',
				body: body(OtherParts),
				responses: wholeCart(429),
			}),
			(c) => answerCart(c, noteOtherParts, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /cart/systems/{id}', anybody, {
				summary: 'Remove all parts of a system',
				responses: wholeCart(404, 429),
			}),
			(c) => answerCart(c, removeSystem, c.req.valid('param').id),
		)
		.openapi(
			call('POST /cart/undo', anybody, {
				summary: 'Put back what the last removal took out',
				responses: wholeCart(409, 422, 429),
			}),
			(c) => answerCart(c, undoRemoval),
		)
}
