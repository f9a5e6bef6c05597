import type { IncomingMessage } from 'node:http'
import type { DescribedCall } from '../../api/app.ts'
import { SESSION_COOKIE } from '../../domain/accounts/sessions/session-cookie.ts'
import { CART_COOKIE } from '../../domain/cart/cookie.ts'
import { DELIVERY_COOKIE } from '../../domain/delivery/cookie.ts'
import { type Encoding, encodingOf } from '../../http/compress.ts'
import { dayAt } from '../../shared/calendar.ts'
import { canonicalSearch } from '../../shared/requests/canonical-search.ts'
import { ANY_PART, type PageRule } from '../pages/page-rules.ts'

/** A request whose answer is shared by all visitors, without the parts its answer does not depend on. */
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

/** The calls that visitors share answers of, as they say of themselves. */
const cachedCalls = (calls: readonly DescribedCall[]): Cacheable[] =>
	calls.flatMap(({ path, 'x-cached-by': params }) =>
		params ? [{ path: new RegExp(`^${path.replace(/\{\w+\}/g, ANY_PART)}$`), params }] : [],
	)

/** The framework's own parameter, which names the routes whose data is wanted. */
const ROUTES = '_routes'

const cachedPages = (pages: readonly PageRule[]): Cacheable[] =>
	pages.flatMap(({ cachedBy: params, path, dataPath }) =>
		params
			? [
					{ path: dataPath, params: [ROUTES, ...params] },
					{ path, params },
				]
			: [],
	)

/** The address at which programs of the demo look for the catalogue. */
const FILES: Cacheable[] = [{ path: /^\/src\/Data\/Products\.json$/, params: [] }]

const openParts = ({ path }: Cacheable) => path.source.split(ANY_PART).length

/** The parts of a request that its answer depends on; null where it cannot be cached. */
export type CacheableOf = (incoming: IncomingMessage) => CacheableRequest | null

/** Cookies that make an answer personal; browsers know them by prefixes of their own too. */
const PERSONAL = [SESSION_COOKIE, CART_COOKIE, DELIVERY_COOKIE]
const PERSONAL_COOKIE = new RegExp(
	`(?:^|;\\s*)(?:__Host-|__Secure-)?(?:${PERSONAL.map((name) => name.replace('.', '\\.')).join('|')})=`,
)
const THEME_COOKIE = /(?:^|;\s*)(theme=(?:light|dark))(?:;|$)/

/** Decides by the declarations of pages and calls which responses can be cached, and their dependencies. */
export function cacheableBy(
	pages: readonly PageRule[],
	calls: readonly DescribedCall[],
): CacheableOf {
	// An address that is written out comes before one with a part that may be anything.
	const all = [...cachedPages(pages), ...cachedCalls(calls), ...FILES].sort(
		(one, other) => openParts(one) - openParts(other),
	)
	return ({ method, url = '', headers }) => {
		if (method !== 'GET' || headers.authorization) return null
		const { cookie = '' } = headers
		if (PERSONAL_COOKIE.test(cookie)) return null
		const [path = '', ...rest] = url.split('?')
		const cacheable = all.find((each) => each.path.test(path))
		const search = cacheable && canonicalSearch(rest.join('?'), cacheable.params)
		if (search === null || search === undefined) return null
		const encoding = encodingOf(headers['accept-encoding'])
		const [, theme = ''] = THEME_COOKIE.exec(cookie) ?? []
		const canonical = path + search
		// A law begins and a record ends with a day.
		const key = `${dayAt(Date.now())} ${encoding} ${theme} ${canonical}`
		return { key, path: canonical, cookie: theme, encoding }
	}
}
