import type { OrderId } from '../../shared/ids.ts'

/** The separators between the parts of an order's number as people and banks write it, or none. */
const GAP = '[-\\s/]?'
const PART = '[2-9A-HJKMNP-Z]{4}'

/**
 * Every order number that a text may name, with any prefix that the shop ever had, also in small letters and without
 * hyphens; in order of appearance, each once. Such an order need not exist: a narration may hold other texts of that
 * form.
 */
export function orderNumbersIn(text: string, prefixes: readonly string[]): OrderId[] {
	if (prefixes.length === 0) return []
	// A lookahead, so that a number that begins within another is found too.
	const number = new RegExp(`(?=(${prefixes.join('|')})${GAP}(${PART})${GAP}(${PART}))`, 'gi')
	const found = [...text.matchAll(number)].map(([, ...parts]) => parts.join('-').toUpperCase())
	return [...new Set(found)] as OrderId[]
}
