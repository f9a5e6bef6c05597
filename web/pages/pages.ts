import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import {
	createRequestHandler,
	type RequestHandler,
	RouterContextProvider,
	type ServerBuild,
} from 'react-router'
import { PATHS } from '../../api/modules.ts'
import type { InProcessApi } from '../../app/api.server.ts'
import {
	type Provider,
	policyWithHashes,
	policyWithNonce,
} from '../../http/content-security-policy.ts'
import { permissionsPolicy } from '../../http/permissions-policy.ts'
import type { ApiEnv } from '../../http/router.ts'
import { builtSheets, withStyles } from './inline-styles.ts'
import { withLateScripts } from './late-scripts.ts'
import { cookiesAfter } from './page-cookies.ts'
import { devicesAt, type PageRule, pageRules } from './page-rules.ts'
import { PageSession } from './page-session.ts'

type Build = ServerBuild & {
	entry: { module: { inProcessApiContext?: object; nonceContext?: object } }
}
type Api = { fetch: (request: Request, env: ApiEnv['Bindings']) => Response | Promise<Response> }

/** Makes the handler of every page: React Router, with the API in process behind its loaders. */
export function pages(
	api: Api,
	loadBuild: () => Promise<ServerBuild>,
	mode: 'production' | 'development',
) {
	let known: { build: Build; handler: RequestHandler; rules: PageRule[] } | undefined
	const sheetOf = builtSheets()

	/** The routes are laid out once per build: in production once, in development when a page has changed. */
	async function current() {
		const build = (await loadBuild()) as Build
		if (known?.build !== build)
			known = { build, handler: createRequestHandler(build, mode), rules: pageRules(build) }
		return known
	}

	return async (c: HonoContext<ApiEnv>): Promise<Response> => {
		const request = c.req.raw
		const { build, handler, rules } = await current()
		const cookies = new Set<string>()
		let sent = request.headers.get('cookie')
		const sessions = new PageSession()
		const context = new RouterContextProvider()
		const call = async (inner: Request) => {
			const userAgent = request.headers.get('user-agent')
			if (userAgent) inner.headers.set('user-agent', userAgent)
			if (sent) inner.headers.set('cookie', sent)
			const response = await sessions.during(inner, (sessionOnce) =>
				api.fetch(inner, { address: c.env.address, inProcess: true, ...sessionOnce }),
			)
			const answered = response.headers.getSetCookie()
			for (const cookie of answered) cookies.add(cookie)
			sent = cookiesAfter(sent, answered)
			return response
		}
		context.set(build.entry.module.inProcessApiContext as Parameters<typeof context.set>[0], {
			call,
			paths: PATHS,
		} satisfies InProcessApi)
		const nonce = mode === 'production' ? randomBytes(16).toString('base64url') : undefined
		context.set(build.entry.module.nonceContext as Parameters<typeof context.set>[0], nonce)
		const answered = await handler(request, context)
		const styled =
			nonce && !isReturning(request) ? await readable(answered, nonce, sheetOf) : answered
		const response = await withPolicy(styled, nonce, c.env.isCacheable)
		const devices = response.ok ? devicesAt(rules, new URL(request.url).pathname) : []
		if (devices.length > 0) response.headers.set('permissions-policy', permissionsPolicy(devices))
		for (const cookie of cookies) response.headers.append('set-cookie', cookie)
		if (response.status === 503 && !response.headers.has('retry-after'))
			response.headers.set('retry-after', '5')
		if (!response.headers.has('cache-control'))
			response.headers.set(
				'cache-control',
				isPersonalized(request, response) ? 'no-store' : SHARED_CACHE_CONTROL,
			)
		return response
	}
}

/** A visitor's page: a browser revalidates it before it shows it again. */
const SHARED_CACHE_CONTROL = 'private, no-cache'

/** Any cookie of the store's own identifies a caller: a session, a cart, an order's key. */
const OWN_COOKIE = /(?:^|;\s*)(?:__Host-)?solbazaar\./

/** Whether its sender has been here before: the browser has the style sheets then. */
const isReturning = ({ headers }: Request) => OWN_COOKIE.test(headers.get('cookie') ?? '')

/** Whether a page shows personal data, which no disk keeps and Back does not show after logging out. */
const isPersonalized = (request: Request, response: Response) =>
	isReturning(request) || request.headers.has('authorization') || response.headers.has('set-cookie')

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html')

/** A page for a first visit, which needs no further answer to be read. */
async function readable(
	response: Response,
	nonce: string,
	sheetOf: (name: string) => string | undefined,
): Promise<Response> {
	if (!isPage(response) || !response.body) return response
	const { status, headers } = response
	const styled = withStyles(await response.text(), nonce, sheetOf)
	return new Response(withLateScripts(styled, nonce), { status, headers })
}

/** While pages are edited, the tools for that put their own scripts into them. */
const EDITED = "base-uri 'none'; frame-ancestors 'none'"

/** A page where a buyer pays says whose form it may show: the origins of its script and of its form. */
const PROVIDER = 'x-payment-provider'

function takeProvider(headers: Headers): Provider | undefined {
	const [script, form] = headers.get(PROVIDER)?.split(' ') ?? []
	headers.delete(PROVIDER)
	return script && form ? { script, form } : undefined
}

/** Sets the policy of a page; one that may be cached is shared, so it has no nonce. */
async function withPolicy(
	response: Response,
	nonce: string | undefined,
	isCacheable = false,
): Promise<Response> {
	const { status, headers } = response
	const provider = takeProvider(headers)
	if (!isPage(response)) return response
	// An answer that is no page of the store, such as the preview of a mail, brings a policy of its own.
	if (headers.has('content-security-policy')) return response
	if (!nonce || !isCacheable || provider) {
		headers.set('content-security-policy', nonce ? policyWithNonce(nonce, provider) : EDITED)
		return response
	}
	const { html, policy } = policyWithHashes(await response.text(), nonce)
	headers.set('content-security-policy', policy)
	return new Response(html, { status, headers })
}
