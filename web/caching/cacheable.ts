import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '../../domain/accounts/sessions/session-cookie.ts'
import { CART_COOKIE } from '../../domain/cart/cookie.ts'
import {
	ProductListQuery,
	ProductQuery,
	SuggestionsQuery,
} from '../../domain/catalogue/search/search-schema.ts'
import { DELIVERY_COOKIE } from '../../domain/delivery/cookie.ts'
import { type Encoding, encodingOf } from '../../http/compress.ts'
import { canonicalSearch } from '../../shared/requests/canonical-search.ts'

/** A request whose answer is the same for everybody, without whatever its answer does not depend on. */
export interface CacheableRequest {
	key: string
	/** Path and canonical query string. */
	path: string
	/** The colour scheme's cookie, the only one that the answer depends on; empty without it. */
	cookie: string
	encoding: Encoding
}

interface Cacheable {
	path: RegExp
	/** The parameters that the answer depends on; it is made as if there were no others. */
	params: readonly string[]
}

/** A page and its data, which a browser that is already in the store asks for. */
const page = (path: string, params: string[] = []): Cacheable[] => [
	// The framework's own parameter names the routes whose data is wanted.
	{ path: new RegExp(`^/${path || '_'}\\.data$`), params: ['_routes', ...params] },
	{ path: new RegExp(`^/${path}$`), params },
]

/**
 * What the catalogue alone decides. A parameter that one of these pages begins to read must be named
 * here, or visitors never see its effect.
 */
const CACHEABLE: Cacheable[] = [
	...page('', ['pin', 'bill']),
	...page('products', ['q', 'category', 'brand', 'price', 'power', 'inStock', 'sort', 'page']),
	...page('products/compare', ['ids']),
	...page('products/[^/]+'),
	...page('about'),
	...page('support', ['sent']),
	...page('login', ['next', 'new-password']),
	...page('signup', ['next']),
	{ path: /^\/api\/products$/, params: Object.keys(ProductListQuery.shape) },
	{ path: /^\/api\/products\/suggestions$/, params: Object.keys(SuggestionsQuery.shape) },
	{ path: /^\/api\/products\/[^/]+$/, params: [] },
	{ path: /^\/src\/Data\/Products\.json$/, params: [] },
	{ path: /^\/api\/product-facets$/, params: Object.keys(ProductQuery.shape) },
]

/** With one of these an answer is somebody's own; browsers know them by prefixes of their own too. */
const PERSONAL = [SESSION_COOKIE, CART_COOKIE, DELIVERY_COOKIE]
const PERSONAL_COOKIE = new RegExp(
	`(?:^|;\\s*)(?:__Host-|__Secure-)?(?:${PERSONAL.map((name) => name.replace('.', '\\.')).join('|')})=`,
)
const THEME_COOKIE = /(?:^|;\s*)(theme=(?:light|dark))(?:;|$)/

/** What the answer to this request depends on; null where it cannot be cached. */
export function cacheableRequest({ method, url = '', headers }: IncomingMessage) {
	if (method !== 'GET' || headers.authorization) return null
	const { cookie = '' } = headers
	if (PERSONAL_COOKIE.test(cookie)) return null
	const [path = '', ...rest] = url.split('?')
	const cacheable = CACHEABLE.find((each) => each.path.test(path))
	const search = cacheable && canonicalSearch(rest.join('?'), cacheable.params)
	if (search === null || search === undefined) return null
	const encoding = encodingOf(headers['accept-encoding'])
	const [, theme = ''] = THEME_COOKIE.exec(cookie) ?? []
	const canonical = path + search
	const request: CacheableRequest = {
		key: `${encoding} ${theme} ${canonical}`,
		path: canonical,
		cookie: theme,
		encoding,
	}
	return request
}
