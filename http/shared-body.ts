import { inPieces } from '../shared/stream.ts'
import { compressedForCache, type Encoding, encodingOf } from './compress.ts'

/** A large answer that is the same for all callers: made once, compressed once in each way, and sent from memory. */
export class SharedBody {
	readonly #make: () => string | Promise<string>
	readonly #headers: Record<string, string>
	#plain: Promise<Buffer<ArrayBuffer>> | undefined
	readonly #encoded = new Map<Encoding, Promise<[Headers, Buffer<ArrayBuffer>]>>()

	constructor(headers: Record<string, string>, make: () => string | Promise<string>) {
		this.#headers = headers
		this.#make = make
	}

	async respond({ headers }: Request): Promise<Response> {
		const encoding = encodingOf(headers.get('accept-encoding') ?? '')
		let encoded = this.#encoded.get(encoding)
		if (!encoded) {
			encoded = this.#encode(encoding)
			this.#encoded.set(encoding, encoded)
		}
		const [own, bytes] = await encoded
		return new Response(inPieces(bytes), { headers: own })
	}

	async #encode(encoding: Encoding): Promise<[Headers, Buffer<ArrayBuffer>]> {
		this.#plain ??= Promise.resolve(this.#make()).then((text) => Buffer.from(text))
		const headers = new Headers(this.#headers)
		const bytes = await compressedForCache(await this.#plain, headers, encoding)
		headers.set('content-length', String(bytes.length))
		return [headers, bytes]
	}
}
