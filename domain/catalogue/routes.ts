import { z } from '@hono/zod-openapi'
import type { Context, HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import { anybody, type Gate, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondCreatedAt } from '../../http/respond.ts'
import { created, noContent, ok } from '../../http/responses.ts'
import { type ApiEnv, body, json, newRouter } from '../../http/router.ts'
import { sendTagged } from '../../http/tagged.ts'
import type { ProductId } from '../../shared/ids.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { canonicalSearch } from '../../shared/requests/canonical-search.ts'
import { ok as success } from '../../shared/result.ts'
import { addProduct, changeProduct, deleteProduct } from './commands.ts'
import { bulkRoutes } from './internal/bulk/bulk-routes.ts'
import { almmRoutes } from './internal/compliance/almm-routes.ts'
import { csvRoutes } from './internal/csv/csv-routes.ts'
import { undoRoutes } from './internal/csv/undo/undo-routes.ts'
import { canManageProducts } from './policy.ts'
import { productById, stockMovements } from './queries.ts'
import { type CachedResponse, jsonResponse } from './response-cache.ts'
import { NewProduct, Product, ProductChange, StockMovement } from './schema.ts'
import {
	Facets,
	ProductListQuery,
	ProductQuery,
	Suggestions,
	SuggestionsQuery,
} from './search/search-schema.ts'

const call = routesTagged('Products')

/** For a caller that named the ETag it has. */
const UNCHANGED = { 304: { description: 'As it was' } }

/** Admins alone may list archived products. */
const mayList: Gate = (actor, c) =>
	c.req.query('archived') === undefined ? success(undefined) : canManageProducts(actor)

const LIST_PARAMS = Object.keys(ProductListQuery.shape)
const FACET_PARAMS = Object.keys(ProductQuery.shape)
const SUGGESTION_PARAMS = Object.keys(SuggestionsQuery.shape)

/** Path and canonical query of a call with these parameters; null where it cannot be cached. */
function keyOf({ url, path }: HonoRequest, params: readonly string[]): string | null {
	const at = url.indexOf('?')
	const search = canonicalSearch(at < 0 ? '' : url.slice(at), params)
	return search === null ? null : path + search
}

/** A response cached at this version goes out as it is, before the query is parsed again. */
const fromCache = (params: readonly string[]) =>
	createMiddleware<ApiEnv>(async (c, next) => {
		const key = c.req.method === 'GET' ? keyOf(c.req, params) : null
		const cached = key && c.var.ctx.catalogue.responses.get(key)
		return cached ? sendTagged(c, cached) : next()
	})

/** Sends a response and caches it under its key, if there is one. */
function sendAndCache(c: Context<ApiEnv>, key: string | null, response: CachedResponse) {
	if (key !== null) c.var.ctx.catalogue.responses.set(key, response)
	return sendTagged(c, response) as never
}

function pageHeaders(path: string, search: string, total: number, page: ProductListQuery) {
	const headers: Record<string, string> = { 'x-total-count': String(total) }
	const { limit, offset } = page
	if (offset + limit < total) {
		const next = new URLSearchParams(search)
		next.set('offset', String(offset + limit))
		next.set('limit', String(limit))
		headers.link = `<${path}?${next}>; rel="next"`
	}
	return headers
}

function listResponse(c: Context<ApiEnv>, query: ProductListQuery) {
	const found = c.var.ctx.catalogue.find(query)
	const { search, pathname } = new URL(c.req.url)
	const page = found.slice(query.offset, query.offset + query.limit)
	// A link has no parameters that mean nothing here.
	const known = canonicalSearch(search, LIST_PARAMS) ?? search
	return jsonResponse(page, pageHeaders(pathname, known, found.length, query))
}

export function productRoutes() {
	const router = newRouter()
	router.use('/products', fromCache(LIST_PARAMS))
	router.use('/product-facets', fromCache(FACET_PARAMS))
	router.use('/products/suggestions', fromCache(SUGGESTION_PARAMS))
	return router
		.route('/', csvRoutes())
		.route('/', almmRoutes())
		.route('/', bulkRoutes())
		.route('/', undoRoutes())
		.openapi(
			call('GET /products', mayList, {
				summary: 'List products',
				query: ProductListQuery,
				cachedBy: LIST_PARAMS,
				responses: {
					200: json(
						z.array(Product),
						'Products; X-Total-Count has how many match, Link the next page',
					),
					...UNCHANGED,
				},
			}),
			(c) => {
				const query = c.req.valid('query')
				// Responses for admins alone are never cached.
				if (query.archived !== undefined) unwrap(canManageProducts(c.var.actor))
				const key = query.archived === undefined ? keyOf(c.req, LIST_PARAMS) : null
				return sendAndCache(c, key, listResponse(c, query))
			},
		)
		.openapi(
			call('GET /product-facets', anybody, {
				summary: 'Count what each filter would leave',
				query: ProductQuery,
				cachedBy: FACET_PARAMS,
				responses: { 200: json(Facets, 'Counts per choice'), ...UNCHANGED },
			}),
			(c) => {
				const facets = c.var.ctx.catalogue.facets(c.req.valid('query'))
				return sendAndCache(c, keyOf(c.req, FACET_PARAMS), jsonResponse(facets))
			},
		)
		.openapi(
			call('GET /products/suggestions', anybody, {
				summary: 'What a search box offers while one types, and what it understood',
				query: SuggestionsQuery,
				cachedBy: SUGGESTION_PARAMS,
				responses: {
					200: json(Suggestions, 'The best products, and where the others are'),
					...UNCHANGED,
				},
			}),
			(c) => {
				const { q = '', limit } = c.req.valid('query')
				const suggestions = c.var.ctx.catalogue.suggest(q, limit)
				return sendAndCache(c, keyOf(c.req, SUGGESTION_PARAMS), jsonResponse(suggestions))
			},
		)
		.openapi(
			call('GET /products/{id}', anybody, {
				summary: 'One product',
				cachedBy: [],
				responses: { 200: json(Product, 'The product'), ...UNCHANGED },
			}),
			(c) => {
				const { ctx, actor } = c.var
				const product = unwrap(productById(ctx, actor, c.req.valid('param').id))
				const key = `/api/products/${product.id}`
				const cached = product.archived ? undefined : ctx.catalogue.responses.get(key)
				if (cached) return sendTagged(c, cached) as never
				return sendAndCache(c, product.archived ? null : key, jsonResponse(product))
			},
		)
		.openapi(
			call('POST /products', canManageProducts, {
				summary: 'Add a product (admin)',
				body: body(NewProduct),
				responses: created(Product, 'Added', 409),
			}),
			(c) => respondCreatedAt(c, '/api/products', addProduct, c.req.valid('json')),
		)
		.openapi(
			call('PUT /products/{id}', canManageProducts, {
				summary: 'Change a product (admin)',
				body: body(ProductChange),
				responses: ok(Product, 'Changed', 409),
			}),
			(c) => {
				const id = c.req.valid('param').id as ProductId
				return respond(c, changeProduct, id, c.req.valid('json'))
			},
		)
		.openapi(
			call('DELETE /products/{id}', canManageProducts, {
				summary: 'Delete an added product (admin)',
				responses: noContent('Deleted'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				unwrap(await deleteProduct(ctx, actor, c.req.valid('param').id as ProductId))
				return c.body(null, 204)
			},
		)
		.openapi(
			call('GET /products/{id}/stock-movements', canManageProducts, {
				summary: 'The stock ledger of a product (admin)',
				query: PageQuery,
				responses: ok(z.array(StockMovement), 'Movements, newest first'),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const movements = await stockMovements(
					ctx,
					actor,
					c.req.valid('param').id,
					c.req.valid('query'),
				)
				return c.json(unwrap(movements), 200)
			},
		)
}
