import type { OrderId } from '../../shared/ids.ts'

/** What stands between the parts of an order's number as people and banks write it, or nothing. */
const GAP = '[-\\s/]?'
const PART = '[2-9A-HJKMNP-Z]{4}'

/**
 * Every order number that a text may name, with any of the prefixes that the shop ever had, also in small letters and
 * without hyphens; in the order in which they stand there, each once. Whether there is such an order is another question:
 * a narration may hold what only looks like one.
 */
export function orderNumbersIn(text: string, prefixes: readonly string[]): OrderId[] {
	if (prefixes.length === 0) return []
	// Looked for ahead, so that what begins within another is found too.
	const number = new RegExp(`(?=(${prefixes.join('|')})${GAP}(${PART})${GAP}(${PART}))`, 'gi')
	const found = [...text.matchAll(number)].map(([, ...parts]) => parts.join('-').toUpperCase())
	return [...new Set(found)] as OrderId[]
}
