import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { unwrap } from '../../api/problem.ts'
import { type ApiEnv, body, IdParam, json, problems, room } from '../../api/room.ts'
import type { ProductId } from '../shared/ids.ts'
import { PageQuery } from '../shared/page.ts'
import { type Answer, Answers, jsonAnswer } from './answers.ts'
import { addProduct, changeProduct, deleteProduct } from './commands.ts'
import { csvRoutes } from './csv-routes.ts'
import { mayManage } from './policy.ts'
import { productById, stockMovements } from './queries.ts'
import {
	Facets,
	NewProduct,
	Product,
	ProductChange,
	ProductListQuery,
	ProductQuery,
	StockMovement,
} from './schema.ts'

const tags = ['Products']

const listProducts = createRoute({
	method: 'get',
	path: '/products',
	tags,
	summary: 'List products',
	request: { query: ProductListQuery },
	responses: {
		200: json(z.array(Product), 'Products; X-Total-Count has how many match, Link the next page'),
		...problems(401, 403, 422),
	},
})

const getFacets = createRoute({
	method: 'get',
	path: '/product-facets',
	tags,
	summary: 'Count what each filter would leave',
	request: { query: ProductQuery },
	responses: { 200: json(Facets, 'Counts per choice'), ...problems(422) },
})

const getProduct = createRoute({
	method: 'get',
	path: '/products/{id}',
	tags,
	summary: 'One product',
	request: { params: IdParam },
	responses: { 200: json(Product, 'The product'), ...problems(404) },
})

const postProduct = createRoute({
	method: 'post',
	path: '/products',
	tags,
	summary: 'Add a product (admin)',
	request: { body: body(NewProduct) },
	responses: { 201: json(Product, 'Added'), ...problems(400, 401, 403, 409, 415, 422) },
})

const putProduct = createRoute({
	method: 'put',
	path: '/products/{id}',
	tags,
	summary: 'Change a product (admin)',
	request: { params: IdParam, body: body(ProductChange) },
	responses: { 200: json(Product, 'Changed'), ...problems(400, 401, 403, 404, 409, 415, 422) },
})

const removeProduct = createRoute({
	method: 'delete',
	path: '/products/{id}',
	tags,
	summary: 'Delete an added product (admin)',
	request: { params: IdParam },
	responses: { 204: { description: 'Deleted' }, ...problems(401, 403, 404) },
})

const getMovements = createRoute({
	method: 'get',
	path: '/products/{id}/stock-movements',
	tags,
	summary: 'The stock ledger of a product (admin)',
	request: { params: IdParam, query: PageQuery },
	responses: {
		200: json(z.array(StockMovement), 'Movements, newest first'),
		...problems(401, 403, 404, 422),
	},
})

/** Sends a kept answer, or 304 to a caller that already has it. */
function send(c: Context<ApiEnv>, answer: Answer) {
	const { etag = '', 'cache-control': cacheControl = '' } = answer.headers
	const held = c.req
		.header('if-none-match')
		?.split(',')
		.map((tag) => tag.trim().replace(/^W\//, ''))
	if (held?.includes(etag) || held?.includes('*'))
		return c.body(null, 304, { etag, 'cache-control': cacheControl })
	return c.body(answer.body, 200, answer.headers)
}

/** Path and query, without the host that whoever asks may write as they like. */
const pathOf = (url: string) => url.slice(url.indexOf('/', 8))

function pageHeaders(url: URL, total: number, { limit, offset }: ProductListQuery) {
	const headers: Record<string, string> = { 'x-total-count': String(total) }
	if (offset + limit < total) {
		const next = new URLSearchParams(url.search)
		next.set('offset', String(offset + limit))
		next.set('limit', String(limit))
		headers.link = `<${url.pathname}?${next}>; rel="next"`
	}
	return headers
}

export function productRoutes() {
	const answers = new Answers()
	const router = room()
	// What was already answered at this version goes out as it is, before the query is parsed again.
	router.use('/products', async (c, next) => {
		if (c.req.method !== 'GET') return next()
		const { catalogue } = c.var.store
		const known = answers.peek(catalogue, pathOf(c.req.url))
		return known ? send(c, known) : next()
	})
	return router
		.route('/', csvRoutes())
		.openapi(listProducts, (c) => {
			const query = c.req.valid('query')
			const { catalogue } = c.var.store
			const make = () => {
				const found = catalogue.find(query)
				const page = found.slice(query.offset, query.offset + query.limit)
				return jsonAnswer(page, pageHeaders(new URL(c.req.url), found.length, query))
			}
			if (query.archived === undefined)
				return send(c, answers.get(catalogue, pathOf(c.req.url), make)) as never
			// What only admins may see is never kept.
			unwrap(mayManage(c.var.actor))
			return send(c, make()) as never
		})
		.openapi(getFacets, (c) => c.json(c.var.store.catalogue.facets(c.req.valid('query')), 200))
		.openapi(getProduct, (c) => {
			const { store, actor } = c.var
			const product = unwrap(productById(store, actor, c.req.valid('param').id))
			const make = () => jsonAnswer(product)
			if (product.archived) return send(c, make()) as never
			return send(c, answers.get(store.catalogue, `one ${product.id}`, make)) as never
		})
		.openapi(postProduct, async (c) => {
			const { store, actor } = c.var
			const product = unwrap(await addProduct(store, actor, c.req.valid('json')))
			return c.json(product, 201, { location: `/api/products/${product.id}` })
		})
		.openapi(putProduct, async (c) => {
			const { store, actor } = c.var
			const id = c.req.valid('param').id as ProductId
			return c.json(unwrap(await changeProduct(store, actor, id, c.req.valid('json'))), 200)
		})
		.openapi(removeProduct, async (c) => {
			const { store, actor } = c.var
			unwrap(await deleteProduct(store, actor, c.req.valid('param').id as ProductId))
			return c.body(null, 204)
		})
		.openapi(getMovements, async (c) => {
			const { store, actor } = c.var
			const movements = await stockMovements(
				store,
				actor,
				c.req.valid('param').id,
				c.req.valid('query'),
			)
			return c.json(unwrap(movements), 200)
		})
}
