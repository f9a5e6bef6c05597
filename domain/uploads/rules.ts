import type { PictureType } from './schema.ts'

const text = (bytes: Uint8Array, from: number, to: number) =>
	String.fromCharCode(...bytes.subarray(from, to))

/**
 * The type of picture by its first bytes, or null for any other file. Only these types ever reach the decoder, which
 * would also open documents and drawings that load other files.
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

/** Whether a file is a HEIC photo, by its first twelve bytes: few browsers open one, and the decoder does not. */
export const isHeic = (bytes: Uint8Array): boolean =>
	/^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(text(bytes, 4, 12))

const HASH = '[0-9a-f]{32}'
const NAME = new RegExp(
	`(?:^|/)(${HASH})(?:(?:-\\d+)?\\.(?:webp|avif)(\\.[0-9a-f-]{36})?|(\\.part)(?:-\\d+)?(?:\\.[0-9a-f-]{36})?)$`,
)
const HASHES = new RegExp(`(?<![0-9a-f])${HASH}`, 'g')

/** The picture a file belongs to, and whether it is still being written; null for no file of a picture. */
export function partsOfName(path: string): { hash: string; isUnfinished: boolean } | null {
	const [, hash, unfinished, part] = NAME.exec(path) ?? []
	return hash ? { hash, isUnfinished: (unfinished ?? part) !== undefined } : null
}

/** The pictures named in texts, in any width, format or list of addresses. */
export const namedIn = (texts: readonly string[]): Set<string> =>
	new Set(texts.flatMap((text) => text.match(HASHES) ?? []))
