import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { unwrap } from '../../api/problem.ts'
import { type ApiEnv, body, json, problems, room } from '../../api/room.ts'
import {
	addItem,
	addItems,
	type Changed,
	clearCart,
	removeItem,
	setLines,
	setQuantity,
	undoRemoval,
} from './commands.ts'
import { setCartCookie } from './cookie.ts'
import { getCart } from './queries.ts'
import { AskedLines, Cart, ItemQuantity, NewItem, NewItems } from './schema.ts'

const tags = ['Cart']
const ItemParam = z.object({
	productId: z.string().openapi({ param: { name: 'productId', in: 'path' } }),
})
const wholeCart = json(Cart, 'The whole cart')

const readCart = createRoute({
	method: 'get',
	path: '/cart',
	tags,
	summary: 'The caller’s cart',
	responses: { 200: wholeCart },
})

const emptyCart = createRoute({
	method: 'delete',
	path: '/cart',
	tags,
	summary: 'Empty the cart',
	responses: { 200: wholeCart },
})

const postItem = createRoute({
	method: 'post',
	path: '/cart/items',
	tags,
	summary: 'Add a product; one that is there already gets more',
	request: { body: body(NewItem) },
	responses: { 200: wholeCart, ...problems(400, 404, 409, 415, 422) },
})

const postLines = createRoute({
	method: 'post',
	path: '/cart/lines',
	tags,
	summary: 'Add several products at once, such as a system’s; those out of stock stay away',
	request: { body: body(NewItems) },
	responses: { 200: wholeCart, ...problems(400, 404, 415, 422) },
})

const patchLines = createRoute({
	method: 'patch',
	path: '/cart/lines',
	tags,
	summary: 'Set several lines at once, or none of them',
	description:
		'Each line named has as many pieces as asked afterwards; where one cannot, nothing is changed. Lines that are so already are let be, so the same request twice is the same as once.',
	request: { body: body(AskedLines) },
	responses: { 200: wholeCart, ...problems(400, 404, 409, 415, 422) },
})

const putItem = createRoute({
	method: 'put',
	path: '/cart/items/{productId}',
	tags,
	summary: 'Set a line’s quantity',
	request: { params: ItemParam, body: body(ItemQuantity) },
	responses: { 200: wholeCart, ...problems(400, 404, 415, 422) },
})

const deleteItem = createRoute({
	method: 'delete',
	path: '/cart/items/{productId}',
	tags,
	summary: 'Remove a line',
	request: { params: ItemParam },
	responses: { 200: wholeCart, ...problems(404) },
})

const postUndo = createRoute({
	method: 'post',
	path: '/cart/undo',
	tags,
	summary: 'Put back what the last removal took out',
	responses: { 200: wholeCart, ...problems(409) },
})

function shown(c: Context<ApiEnv>, changed: Changed) {
	const { cart, newCartId } = unwrap(changed)
	if (newCartId) setCartCookie(c, newCartId)
	return cart
}

export function cartRoutes() {
	return room()
		.openapi(readCart, async (c) => c.json(await getCart(c.var.store, c.var.actor), 200))
		.openapi(emptyCart, async (c) =>
			c.json(shown(c, await clearCart(c.var.store, c.var.actor)), 200),
		)
		.openapi(postItem, async (c) => {
			const item = c.req.valid('json')
			return c.json(shown(c, await addItem(c.var.store, c.var.actor, item)), 200)
		})
		.openapi(postLines, async (c) => {
			const { items } = c.req.valid('json')
			return c.json(shown(c, await addItems(c.var.store, c.var.actor, items)), 200)
		})
		.openapi(patchLines, async (c) => {
			const { items } = c.req.valid('json')
			return c.json(shown(c, await setLines(c.var.store, c.var.actor, items)), 200)
		})
		.openapi(putItem, async (c) => {
			const item = { ...c.req.valid('param'), ...c.req.valid('json') }
			return c.json(shown(c, await setQuantity(c.var.store, c.var.actor, item)), 200)
		})
		.openapi(deleteItem, async (c) => {
			const { productId } = c.req.valid('param')
			return c.json(shown(c, await removeItem(c.var.store, c.var.actor, productId)), 200)
		})
		.openapi(postUndo, async (c) =>
			c.json(shown(c, await undoRemoval(c.var.store, c.var.actor)), 200),
		)
}
