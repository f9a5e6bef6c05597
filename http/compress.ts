import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Below this many bytes an answer fits in a packet or two as it is. */
const WORTHWHILE = 1024
const WINDOW_BITS = 18
const TEXT = /^(?:text\/(?:html|x-script)|application\/(?:json|problem\+json))/

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

/** The best encoding that a request's `accept-encoding` names and does not rule out. */
export function encodingOf(accepted: string | string[] = ''): Encoding {
	const named = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`)
	if (named('br').test(String(accepted))) return 'br'
	return named('gzip').test(String(accepted)) ? 'gzip' : 'identity'
}

/** Whether it is text made for this response: a response with a known length is sent as it is. */
export const isCompressible = ({ body, headers }: Response) =>
	body !== null &&
	!headers.has('content-encoding') &&
	!headers.has('content-length') &&
	TEXT.test(headers.get('content-type') ?? '')

/** A window as large as a page is: the usual one costs megabytes for each answer under way. */
const brotliOf = (quality: number, bytes: number) => ({
	params: {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes,
	},
})

/** Whether it is worth compressing; the headers then say so, an ETag as a weak one, since the same thing now has several forms. */
function announce(plain: Buffer, headers: Headers, encoding: Encoding): boolean {
	headers.append('vary', 'accept-encoding')
	if (encoding === 'identity' || plain.length < WORTHWHILE) return false
	headers.set('content-encoding', encoding)
	headers.delete('content-length')
	const etag = headers.get('etag')
	if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
	return true
}

/** The quality of Brotli for cached responses: compressed once, sent often. */
const CACHED_QUALITY = 6

/** The bytes of a cached response as sent; its encoding is set in the headers. */
export async function compressedForCache(
	plain: Buffer<ArrayBuffer>,
	headers: Headers,
	encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
	if (!announce(plain, headers, encoding)) return plain
	return encoding === 'br' ? inBrotli(plain, brotliOf(CACHED_QUALITY, plain.length)) : inGzip(plain)
}

/** The quality of Brotli for uncached responses: 3 takes twice the time for an eighth less. */
const ONCE_QUALITY = 1

/** Below this many bytes, handing them to a thread and back costs more than compressing them. */
const CHUNK_BYTES = 262_144

/** The bytes of an uncached response as sent; its encoding is set in the headers. */
export function compressedOnce(
	plain: Buffer<ArrayBuffer>,
	headers: Headers,
	encoding: Encoding,
): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
	if (!announce(plain, headers, encoding)) return plain
	const brotli = brotliOf(ONCE_QUALITY, plain.length)
	const gzip = { level: 1 }
	if (plain.length < CHUNK_BYTES)
		return encoding === 'br' ? brotliCompressSync(plain, brotli) : gzipSync(plain, gzip)
	return encoding === 'br' ? inBrotli(plain, brotli) : inGzip(plain, gzip)
}
