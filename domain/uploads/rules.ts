import type { PictureType } from './schema.ts'

const text = (bytes: Uint8Array, from: number, to: number) =>
	String.fromCharCode(...bytes.subarray(from, to))

/**
 * What kind of picture the first bytes announce, or null for anything else. Only these kinds ever
 * reach the decoder, which would also open documents and drawings that load other files.
 */
export function pictureType(bytes: Uint8Array): PictureType | null {
	if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
	if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
	if (/^GIF8[79]a$/.test(text(bytes, 0, 6))) return 'gif'
	if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp'
	// The kind, or one of those it says it can also be read as.
	if (text(bytes, 4, 8) === 'ftyp' && /avi[fs]/.test(text(bytes, 8, 40))) return 'avif'
	return null
}
