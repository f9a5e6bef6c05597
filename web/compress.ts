import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

export const isCompressible = ({ body, headers }: Response) =>
	body !== null && !headers.has('content-encoding') && TEXT.test(headers.get('content-type') ?? '')

/**
 * The bytes as they are sent, and the headers that say so. An ETag becomes a weak one, since the same
 * thing now has several forms.
 * @param quality of Brotli, 0 to 11: little for what is sent once, more for what is cached
 */
export async function compressed(
	plain: Buffer<ArrayBuffer>,
	headers: Headers,
	encoding: Encoding,
	quality: number,
): Promise<Buffer<ArrayBuffer>> {
	headers.append('vary', 'accept-encoding')
	if (encoding === 'identity' || plain.length < WORTHWHILE) return plain
	headers.set('content-encoding', encoding)
	headers.delete('content-length')
	const etag = headers.get('etag')
	if (etag?.startsWith('"')) headers.set('etag', `W/${etag}`)
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		// A window as large as a page is: the usual one costs megabytes for each answer under way.
		[constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
		[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
	}
	return encoding === 'br' ? inBrotli(plain, { params }) : inGzip(plain)
}
