const MARKS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const

/** How a file is encoded, by the byte order mark that it begins with; UTF-8 where it has none of UTF-16. */
export const encodingOf = (bytes: Uint8Array) =>
	(['utf-16le', 'utf-16be'] as const).find((name) =>
		MARKS[name].every((byte, at) => bytes[at] === byte),
	) ?? 'utf-8'

/** The text of a file in UTF-8, or in UTF-16 with its mark, as Excel writes “Unicode text”; null where it is neither. */
export function decodeText(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
	} catch {
		return null
	}
}
