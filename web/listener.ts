import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { compressedOnce, encodingOf, isCompressible } from '../http/compress.ts'
import { NO_PAGE_POLICY } from '../http/content-security-policy.ts'
import { languageOf } from '../http/language.ts'
import { permissionsPolicy } from '../http/permissions-policy.ts'
import { problemResponse } from '../http/problem.ts'
import type { ApiEnv } from '../http/router.ts'
import { message } from '../shared/messages/message.ts'
import type { Problem } from '../shared/result.ts'
import type { CacheableOf, CacheableRequest } from './caching/cacheable.ts'
import type { CachedResponses } from './caching/cached-responses.ts'
import { sendWhole } from './connections/send-whole.ts'
import { addressOf, type Edge, namesTwoHosts, originOf, pathOf } from './forwarded.ts'

import { hasBody, isUnread, LastAnswers } from './unread-body.ts'

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** Sent with every answer, except headers that only documents heed, where it is none. */
const ALWAYS = [
	['x-content-type-options', 'nosniff'],
	['referrer-policy', 'same-origin'],
	['x-frame-options', 'DENY'],
	['content-security-policy', NO_PAGE_POLICY],
	['cross-origin-opener-policy', 'same-origin'],
	['cross-origin-resource-policy', 'same-origin'],
	['permissions-policy', permissionsPolicy()],
	// Unless the answer says otherwise: it may hold personal data.
	['cache-control', 'no-store'],
] as const

/** Headers that a browser heeds of a document alone. */
const OF_DOCUMENTS = [
	'x-frame-options',
	'content-security-policy',
	'cross-origin-opener-policy',
	'permissions-policy',
]

/** A browser never makes a document of these. */
const NO_DOCUMENT = /^(?:text\/(?:javascript|css)|font\/)/

/** A browser that has come over TLS once comes no other way for two years. */
const TLS_ONLY = ['strict-transport-security', 'max-age=63072000'] as const

/** Cached answers are made as if asked for here: no caller may write a host into them. */
const CACHE_ORIGIN = 'http://localhost'

const DIRECT: Edge = { publicUrl: undefined, trustedProxies: 0 }

/** From Node's requests to the app's and back; cached answers go out before any other work. */
export function listenerOf(
	app: Hono<ApiEnv>,
	caching: { cache: CachedResponses; cacheableOf: CacheableOf } | null,
	edge: Edge = DIRECT,
): Listener {
	const isTls = edge.publicUrl?.startsWith('https:')
	const always = new Map(isTls ? [...ALWAYS, TLS_ONLY] : ALWAYS)
	const cache = caching?.cache
	const lastAnswers = new LastAnswers()
	return (incoming, outgoing) => {
		outgoing.setHeaders(always)
		const origin = originOf(incoming, edge)
		if (origin === undefined || namesTwoHosts(incoming)) return refuseHost(incoming, outgoing)
		const canonical = caching && !hasBody(incoming) ? caching.cacheableOf(incoming) : null
		if (canonical && cache?.send(canonical, incoming, outgoing)) return
		const address = addressOf(incoming, edge.trustedProxies)
		const fetch = async (asked: Request) =>
			app.fetch(asked, { address, inProcess: false, isCacheable: canonical !== null })
		const respond = getRequestListener(
			async (request) => {
				if (cache && canonical)
					return cache.make(canonical, () =>
						fetch(requestOf(canonical, edge.publicUrl ?? CACHE_ORIGIN)),
					)
				const response = await fetch(request)
				if (NO_DOCUMENT.test(response.headers.get('content-type') ?? ''))
					for (const name of OF_DOCUMENTS) outgoing.removeHeader(name)
				if (isUnread(incoming)) return lastAnswers.make(response, incoming, address)
				if (!isCompressible(response)) return response
				await sendCompressed(response, incoming, outgoing)
				return RESPONSE_ALREADY_SENT
			},
			{ overrideGlobalObjects: false },
		)
		// Told as a target with a host of its own, the origin becomes that of the app's request.
		incoming.url = origin + pathOf(incoming)
		respond(incoming, outgoing)
	}
}

/** Makes a request of the key's parts alone, without others that the caller may have sent. */
const requestOf = ({ path, cookie }: CacheableRequest, origin: string) =>
	new Request(origin + path, cookie ? { headers: { cookie } } : {})

function refuseHost(incoming: IncomingMessage, outgoing: ServerResponse) {
	const problem: Problem = { code: 'malformed', message: message('request.no_host') }
	const respond = getRequestListener((request) => problemResponse(problem, languageOf(request)), {
		overrideGlobalObjects: false,
	})
	incoming.url = 'http://localhost/'
	respond(incoming, outgoing)
}

/** Sends it whole: as a stream of one piece the same bytes would be copied and waited for once more. */
async function sendCompressed(
	response: Response,
	incoming: IncomingMessage,
	outgoing: ServerResponse,
) {
	const headers = new Headers(response.headers)
	const plain = Buffer.from(await response.arrayBuffer())
	const encoding = encodingOf(incoming.headers['accept-encoding'])
	const body = await compressedOnce(plain, headers, encoding)
	headers.set('content-length', String(body.length))
	const cookies = headers.getSetCookie()
	headers.delete('set-cookie')
	if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
	outgoing.setHeaders(headers)
	outgoing.writeHead(response.status)
	sendWhole(outgoing, body)
}
