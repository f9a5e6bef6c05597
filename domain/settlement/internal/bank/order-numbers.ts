import type { OrderId } from '../../../../shared/ids.ts'
import { orderNumbersIn } from '../../../orders/order-number-rules.ts'

/** The characters of a number, in two groups of four. */
const CHARACTER = '[2-9A-HJKMNP-TV-Z]'
const GAP = '[-\\s/]{0,2}'
/** A number without its prefix, of a word's beginning on. */
const BARE = new RegExp(`(?<![A-Z0-9])(${CHARACTER}{4})[-\\s/]?(${CHARACTER}{4})(?![A-Z0-9])`, 'g')

/** Texts as they are, and without the blanks that banks wrap lines with. */
const written = (narration: string) => {
	const text = narration.toUpperCase()
	return [text, text.replace(/\s+/g, '')]
}

/**
 * Every number that an order might have in a narration, with or without its prefix; which of them there is, the orders
 * say.
 * @param prefixes those that the shop ever had
 */
export function numbersIn(narration: string, prefixes: readonly string[]): OrderId[] {
	const found = written(narration).flatMap((text) => [
		...orderNumbersIn(text, prefixes),
		...[...text.matchAll(BARE)].flatMap(([, one, other]) =>
			prefixes.map((prefix) => `${prefix}-${one}-${other}` as OrderId),
		),
	])
	return [...new Set(found)]
}

/** How numbers begin that a bank has cut, `7K3M9` of `SB-7K3M-9`, without their prefix and hyphens. */
export function cutNumbersIn(narration: string, prefixes: readonly string[]): string[] {
	if (prefixes.length === 0) return []
	const cut = new RegExp(
		`(?:${prefixes.join('|')})${GAP}((?:${CHARACTER}${GAP}){2,7})(?![A-Z0-9])`,
		'g',
	)
	const found = written(narration).flatMap((text) =>
		[...text.matchAll(cut)].map(([, begun = '']) => begun.replace(/[-\s/]/g, '')),
	)
	return [...new Set(found)].filter(({ length }) => length >= 2 && length < 8)
}

/** Whether an order's number begins so. */
export const beginsWith = (id: OrderId, cut: string): boolean =>
	id
		.slice(id.indexOf('-') + 1)
		.replaceAll('-', '')
		.startsWith(cut)
