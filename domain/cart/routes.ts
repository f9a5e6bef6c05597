import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { anybody, callsUnder } from '../../http/call.ts'
import { limit } from '../../http/limits.ts'
import { unwrap } from '../../http/problem.ts'
import { inWords } from '../../http/render-messages.ts'
import { answers } from '../../http/responses.ts'
import { type ApiEnv, body, newRouter, type ProblemStatus } from '../../http/router.ts'
import { isSignedIn } from '../../shared/actor.ts'
import type { Changed } from './change.ts'
import { addItem, setLines, setQuantity } from './commands.ts'
import { setCartCookie } from './cookie.ts'
import { getCart, hasCart } from './queries.ts'
import { clearCart, removeItem, undoRemoval } from './removal/removal-commands.ts'
import { Cart, ItemQuantity, LineChanges, NewItem, NewItems, RemovalQuery } from './schema.ts'
import { addItems, removeSystem } from './systems/system-commands.ts'

const call = callsUnder('Cart')
const ItemParam = z.object({
	productId: z.string().openapi({ param: { name: 'productId', in: 'path' } }),
})
const wholeCart = <S extends ProblemStatus = never>(...others: S[]) =>
	answers(Cart, 'The whole cart', ...others)

function shown(c: Context<ApiEnv>, changed: Changed) {
	const { cart, newCartId } = unwrap(changed)
	if (newCartId) setCartCookie(c, newCartId)
	return inWords(c, cart)
}

/** A visitor's first product makes a cart; so many a network. */
const newCartsLimited = createMiddleware<ApiEnv>(async (c, next) => {
	const { store, actor } = c.var
	if (c.req.method !== 'GET' && !isSignedIn(actor) && !(await hasCart(store, actor)))
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
			async (c) => c.json(inWords(c, await getCart(c.var.store, c.var.actor)), 200),
		)
		.openapi(
			call('DELETE /cart', anybody, {
				summary: 'Empty the cart',
				responses: wholeCart(429),
			}),
			async (c) => c.json(shown(c, await clearCart(c.var.store, c.var.actor)), 200),
		)
		.openapi(
			call('POST /cart/items', anybody, {
				summary: 'Add a product; one that is there already gets more',
				body: body(NewItem),
				responses: wholeCart(404, 409, 429),
			}),
			async (c) => {
				const item = c.req.valid('json')
				return c.json(shown(c, await addItem(c.var.store, c.var.actor, item)), 200)
			},
		)
		.openapi(
			call('POST /cart/lines', anybody, {
				summary: 'Add several products at once, such as a system’s; those out of stock stay away',
				body: body(NewItems),
				responses: wholeCart(404, 409, 429),
			}),
			async (c) => {
				const input = c.req.valid('json')
				return c.json(shown(c, await addItems(c.var.store, c.var.actor, input)), 200)
			},
		)
		.openapi(
			call('PATCH /cart/lines', anybody, {
				summary: 'Set several lines at once, or none of them',
				description:
					'Each line named has as many pieces as asked afterwards; where one cannot, nothing is changed. Lines that are so already are let be, so the same request twice is the same as once.',
				body: body(LineChanges),
				responses: wholeCart(404, 409, 429),
			}),
			async (c) => {
				const { items } = c.req.valid('json')
				return c.json(shown(c, await setLines(c.var.store, c.var.actor, items)), 200)
			},
		)
		.openapi(
			call('PUT /cart/items/{productId}', anybody, {
				summary: 'Set a line’s quantity',
				params: ItemParam,
				body: body(ItemQuantity),
				responses: wholeCart(429),
			}),
			async (c) => {
				const item = { ...c.req.valid('param'), ...c.req.valid('json') }
				return c.json(shown(c, await setQuantity(c.var.store, c.var.actor, item)), 200)
			},
		)
		.openapi(
			call('DELETE /cart/items/{productId}', anybody, {
				summary: 'Remove a line',
				params: ItemParam,
				query: RemovalQuery,
				responses: wholeCart(429),
			}),
			async (c) => {
				const item = { ...c.req.valid('param'), ...c.req.valid('query') }
				return c.json(shown(c, await removeItem(c.var.store, c.var.actor, item)), 200)
			},
		)
		.openapi(
			call('DELETE /cart/systems/{id}', anybody, {
				summary: 'Remove all parts of a system',
				responses: wholeCart(404, 429),
			}),
			async (c) => {
				const { id } = c.req.valid('param')
				return c.json(shown(c, await removeSystem(c.var.store, c.var.actor, id)), 200)
			},
		)
		.openapi(
			call('POST /cart/undo', anybody, {
				summary: 'Put back what the last removal took out',
				responses: wholeCart(409, 422, 429),
			}),
			async (c) => c.json(shown(c, await undoRemoval(c.var.store, c.var.actor)), 200),
		)
}
