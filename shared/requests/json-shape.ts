const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPENING_LIST, CLOSING_LIST, OPENING_OBJECT, CLOSING_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The depth of nested lists and objects in any JSON sent, at most. */
export const MAX_JSON_DEPTH = 32

interface Bounds {
	maxDepth: number
	/** Of the outermost list or object. */
	maxItems?: number
}

/**
 * The bounds that a JSON text exceeds, found by its brackets and commas alone: parsed, each of half a million brackets
 * takes more than a kilobyte. Text that is no JSON is cut off by the parser no deeper than this counts.
 * @param json in UTF-8
 */
export function beyondBounds(
	json: Uint8Array,
	{ maxDepth, maxItems = Number.POSITIVE_INFINITY }: Bounds,
): 'depth' | 'items' | null {
	let depth = 0
	let items = 1
	let isInText = false
	for (let at = 0; at < json.length; at++) {
		const byte = json[at]
		if (isInText) {
			if (byte === BACKSLASH) at++
			else if (byte === QUOTE) isInText = false
		} else if (byte === QUOTE) isInText = true
		else if (byte === OPENING_LIST || byte === OPENING_OBJECT) {
			if (++depth > maxDepth) return 'depth'
		} else if (byte === CLOSING_LIST || byte === CLOSING_OBJECT) depth--
		else if (byte === COMMA && depth === 1 && ++items > maxItems) return 'items'
	}
	return null
}

/** As `JSON.parse`, for text sent by a caller. @throws SyntaxError also where it is nested too deep */
export function parseSentJson(text: string): ReturnType<typeof JSON.parse> {
	const beyond = beyondBounds(new TextEncoder().encode(text), { maxDepth: MAX_JSON_DEPTH })
	if (beyond) throw new SyntaxError('nested too deep')
	return JSON.parse(text)
}
