import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Catalogue } from '../domain/catalogue/catalogue.ts'
import { compressed, encodingOf } from './compress.ts'

interface Kept {
	headers: Record<string, string>
	body: Buffer
}

/** Bytes of all answers kept; the oldest make room. */
const MOST = 8_000_000

/**
 * What the catalogue alone decides: the same to everyone who is neither signed in nor has a cart. A
 * page's data, for a browser that is already in the store, ends in `.data`; the home page's is `_.data`.
 */
const PAGES = ['', '_', 'products', 'products/[^/?]+', 'about', 'support', 'login', 'signup']
const CALLS = ['api/products', 'api/products/[^/?]+', 'api/product-facets']
const SAME_FOR_ALL = new RegExp(`^/(?:${[...PAGES, ...CALLS].join('|')})(?:\\.data)?(?:\\?|$)`)

/** The only cookie with which an answer is still everyone's. */
const THEME = /^theme=(light|dark)$/

/**
 * The answers an anonymous visitor gets, made and compressed once per version of the catalogue:
 * rendering a page costs a hundred times what sending it does.
 */
export class KeptAnswers {
	readonly #catalogue: Catalogue
	readonly #kept = new Map<string, Kept>()
	#bytes = 0
	#version = Number.NaN

	constructor(catalogue: Catalogue) {
		this.#catalogue = catalogue
	}

	/** What the answer to this request depends on besides the catalogue; null when it is someone's own. */
	keyOf({ method, url = '', headers }: IncomingMessage): string | null {
		if (method !== 'GET' || headers.authorization || !SAME_FOR_ALL.test(url)) return null
		const [, theme = ''] = THEME.exec(headers.cookie ?? '') ?? []
		if (headers.cookie && !theme) return null
		// The host may be named in the page, and whoever asks may write there what they like.
		return `${encodingOf(headers['accept-encoding'])} ${theme} ${headers.host} ${url}`
	}

	/** Answers with what is kept under the key, if anything is. */
	send(key: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
		this.#forgetOld()
		const kept = this.#kept.get(key)
		if (!kept) return false
		const { etag = '' } = kept.headers
		const isKnown = incoming.headers['if-none-match']?.includes(etag)
		if (isKnown) outgoing.writeHead(304, kept.headers).end()
		else outgoing.writeHead(200, kept.headers).end(kept.body)
		return true
	}

	/** Makes the answer and keeps it, unless it failed, sets a cookie or the catalogue has changed meanwhile. */
	async keep(key: string, make: () => Promise<Response>): Promise<Response> {
		this.#forgetOld()
		const version = this.#version
		const response = await make()
		if (response.status !== 200 || response.headers.has('set-cookie')) return response
		const headers = new Headers(response.headers)
		const plain = Buffer.from(await response.arrayBuffer())
		headers.append('vary', 'cookie')
		if (!headers.has('etag'))
			headers.set('etag', `"${createHash('sha1').update(plain).digest('base64url')}"`)
		const [encoding] = key.split(' ', 1) as ['br' | 'gzip' | 'identity']
		const body = await compressed(plain, headers, encoding, 6)
		if (version === this.#catalogue.version)
			this.#put(key, { headers: sentWith(headers, body), body })
		return new Response(body, { headers })
	}

	#put(key: string, kept: Kept) {
		this.#bytes += kept.body.length - (this.#kept.get(key)?.body.length ?? 0)
		this.#kept.set(key, kept)
		for (const [oldest, { body }] of this.#kept) {
			if (this.#bytes <= MOST) break
			this.#kept.delete(oldest)
			this.#bytes -= body.length
		}
	}

	#forgetOld() {
		if (this.#catalogue.version === this.#version) return
		this.#kept.clear()
		this.#bytes = 0
		this.#version = this.#catalogue.version
	}
}

function sentWith(headers: Headers, body: Buffer): Record<string, string> {
	return { ...Object.fromEntries(headers), 'content-length': String(body.length) }
}
