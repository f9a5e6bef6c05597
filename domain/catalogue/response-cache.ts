import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ENTRY_BYTES, MAX_CACHED_BYTES } from './limits.ts'

/** A response as it is sent; compressed where it is bytes. */
export interface CachedResponse {
	headers: Record<string, string>
	body: string | Buffer<ArrayBuffer>
}

/** Memory of an entry, counted high: a text may take two bytes a character. */
function bytesOf({ headers, body }: CachedResponse, key: string): number {
	const texts = [key, ...Object.entries(headers).flat()]
	const characters = texts.reduce((sum, text) => sum + text.length, 0)
	return ENTRY_BYTES + 2 * characters + (typeof body === 'string' ? 2 * body.length : body.length)
}

/**
 * Responses that the catalogue and the settings alone decide, each made once until one of them changes. Those asked for least
 * recently give way, so that keys and bodies never take more than `maxBytes`.
 */
export class ResponseCache {
	readonly maxBytes: number
	readonly #entries: LRUCache<string, CachedResponse>
	#generation = 0

	constructor(maxBytes = MAX_CACHED_BYTES) {
		this.maxBytes = maxBytes
		this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf })
	}

	/** Raised with every change of the data behind responses: a response begun earlier is stale. */
	get generation(): number {
		return this.#generation
	}

	/** Bytes of all keys and responses. */
	get bytes(): number {
		return this.#entries.calculatedSize
	}

	get(key: string): CachedResponse | undefined {
		return this.#entries.get(key)
	}

	set(key: string, response: CachedResponse) {
		this.#entries.set(key, response)
	}

	/** Forgets all of them: the catalogue or the settings have changed. */
	clear() {
		this.#generation++
		this.#entries.clear()
	}
}

/** A JSON response with a strong ETag of its bytes. */
export function jsonResponse(value: unknown, headers: Record<string, string> = {}) {
	const body = JSON.stringify(value)
	const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
	return {
		body,
		headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', etag, ...headers },
	}
}
