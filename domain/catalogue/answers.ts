import { createHash } from 'node:crypto'
import type { Catalogue } from './catalogue.ts'

export interface Answer {
	body: string
	headers: Record<string, string>
}

/** Characters kept at most, some 16 MB. */
const MOST = 16_000_000

/** Serialised answers of the catalogue, kept until its next version: many ask, few things change. */
export class Answers {
	readonly #kept = new Map<string, Answer>()
	#version = Number.NaN
	#size = 0

	/** The answer kept under `key` at the catalogue's version, if any. */
	peek(catalogue: Catalogue, key: string): Answer | undefined {
		if (catalogue.version !== this.#version) {
			this.#forget()
			this.#version = catalogue.version
		}
		return this.#kept.get(key)
	}

	/** The answer kept under `key`, or the one `make` gives now. */
	get(catalogue: Catalogue, key: string, make: () => Answer): Answer {
		const known = this.peek(catalogue, key)
		if (known) return known
		const made = make()
		this.#size += key.length + made.body.length
		if (this.#size > MOST) this.#forget()
		this.#kept.set(key, made)
		return made
	}

	#forget() {
		this.#kept.clear()
		this.#size = 0
	}
}

/** A JSON answer with a strong ETag of its bytes. */
export function jsonAnswer(value: unknown, headers: Record<string, string> = {}): Answer {
	const body = JSON.stringify(value)
	const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
	return {
		body,
		headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', etag, ...headers },
	}
}
