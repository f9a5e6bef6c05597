import type { OrderId } from '../../../../shared/ids.ts'

/** How the numbers of orders begin. */
const PREFIX = 'SB'
/** Of such characters a number is, in two groups of four. */
const CHARACTER = '[2-9A-HJKMNP-TV-Z]'
const GAP = '[-\\s/]{0,2}'
const WHOLE = new RegExp(`(?=(${CHARACTER}{4})${GAP}(${CHARACTER}{4}))`, 'g')
const CUT = new RegExp(`${PREFIX}${GAP}((?:${CHARACTER}${GAP}){2,7})(?![A-Z0-9])`, 'g')

/** Texts as they are, and without the blanks that banks wrap lines with. */
const written = (narration: string) => {
	const text = narration.toUpperCase()
	return [text, text.replace(/\s+/g, '')]
}

/** Whether a number can begin there: behind the prefix, or where a word does. */
const canBegin = (text: string, at: number) =>
	new RegExp(`(?:${PREFIX}${GAP}|^|[^A-Z0-9])$`).test(text.slice(Math.max(0, at - 5), at))

/** Every number that an order might have in what somebody wrote; which of them there is, the orders say. */
export function orderNumbersIn(narration: string): OrderId[] {
	const found = written(narration).flatMap((text) =>
		[...text.matchAll(WHOLE)].flatMap(({ index, 1: one, 2: other }) =>
			canBegin(text, index) ? [`${PREFIX}-${one}-${other}` as OrderId] : [],
		),
	)
	return [...new Set(found)]
}

/** How numbers begin that a bank has cut, `7K3M9` of `SB-7K3M-9`, without their prefix and hyphens. */
export function cutNumbersIn(narration: string): string[] {
	const found = written(narration).flatMap((text) =>
		[...text.matchAll(CUT)].map(([, cut = '']) => cut.replace(/[-\s/]/g, '')),
	)
	return [...new Set(found)].filter((cut) => cut.length >= 2 && cut.length < 8)
}

/** Whether an order's number begins so. */
export const beginsWith = (id: OrderId, cut: string): boolean =>
	id.slice(PREFIX.length).replaceAll('-', '').startsWith(cut)
