import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Catalogue } from '../../domain/catalogue/catalogue.ts'
import type { CachedResponse, ResponseCache } from '../../domain/catalogue/response-cache.ts'
import { compressedForCache } from '../../http/compress.ts'
import { inPieces } from '../../shared/stream.ts'
import { sendWhole } from '../connections/send-whole.ts'
import type { CacheableRequest } from './cacheable.ts'
import { knowsTag } from './conditional-requests.ts'

/**
 * Responses to visitors without a session or a cart, rendered and compressed once until the catalogue or the settings
 * change: rendering a page costs a hundred times as much as sending it.
 */
export class CachedResponses {
	readonly #responses: ResponseCache
	/** The responses being made, by generation and key, so that simultaneous requests wait for one. */
	readonly #underWay = new Map<string, Promise<CachedResponse | null>>()

	constructor({ responses }: Pick<Catalogue, 'responses'>) {
		this.#responses = responses
	}

	/** Answers from the cache, if it can. */
	send({ key }: CacheableRequest, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
		const cached = this.#responses.get(key)
		if (!cached) return false
		const isKnown = knowsTag(incoming.headers['if-none-match'], cached.headers.etag)
		outgoing.writeHead(isKnown ? 304 : 200, cached.headers)
		if (isKnown) outgoing.end()
		else sendWhole(outgoing, cached.body)
		return true
	}

	/** Makes the response and caches it, unless it failed, sets a cookie or its data have changed meanwhile. */
	async make(request: CacheableRequest, render: () => Promise<Response>): Promise<Response> {
		const key = `${this.#responses.generation} ${request.key}`
		const sooner = await this.#underWay.get(key)
		if (sooner) return responseOf(sooner)
		const rendered = this.#render(request, render)
		const cached = rendered.then((made) => (made instanceof Response ? null : made))
		this.#underWay.set(
			key,
			cached.catch(() => null),
		)
		try {
			const made = await rendered
			return made instanceof Response ? made : responseOf(made)
		} finally {
			this.#underWay.delete(key)
		}
	}

	async #render(
		{ key, encoding }: CacheableRequest,
		render: () => Promise<Response>,
	): Promise<CachedResponse | Response> {
		const { generation } = this.#responses
		const response = await render()
		if (response.status !== 200 || response.headers.has('set-cookie')) return response
		// Such a response depends on more than the catalogue.
		if (response.headers.get('cache-control') === 'no-store') return response
		const headers = new Headers(response.headers)
		const plain = Buffer.from(await response.arrayBuffer())
		headers.append('vary', 'cookie')
		if (!headers.has('etag'))
			headers.set('etag', `"${createHash('sha1').update(plain).digest('base64url')}"`)
		const body = await compressedForCache(plain, headers, encoding)
		headers.set('content-length', String(body.length))
		const made = { headers: Object.fromEntries(headers), body }
		if (generation === this.#responses.generation) this.#responses.set(key, made)
		return made
	}
}

const responseOf = ({ headers, body }: CachedResponse) =>
	new Response(typeof body === 'string' ? body : inPieces(body), { headers })
