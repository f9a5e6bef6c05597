import { HEADS, type HeadRule, type Kind } from './heads.ts'
import { type Line, wordsAt } from './lines.ts'

/** A head in a line, with where it begins and ends in its text. */
export interface Head extends Pick<HeadRule, 'kind' | 'rank'> {
	from: number
	to: number
}

const length = ({ from, to }: Head) => to - from
const overlap = (a: Head, b: Head) => a.from < b.to && b.from < a.to

/**
 * The heads in a line from the left; of two that overlap the longer one.
 * @param own those of the bill's company, which go before others of the same length
 */
export function headsIn({ text }: Line, own: readonly HeadRule[]): Head[] {
	const found = (rules: readonly HeadRule[]) =>
		rules
			.flatMap(({ kind, rank, words }) =>
				[...text.matchAll(words)].map((match): Head => {
					const from = match.index
					return { kind, rank, from, to: from + match[0].length }
				}),
			)
			.sort((a, b) => a.rank - b.rank)
	const all = [...found(own), ...found(HEADS)]
	const heads: Head[] = []
	for (const head of all.sort((a, b) => length(b) - length(a)))
		if (!heads.some((other) => overlap(head, other))) heads.push(head)
	return heads.sort((a, b) => a.from - b.from)
}

/** Whether a part of a line's text belongs to one of its heads. */
export const isInHead = (heads: readonly Head[], from: number, to: number) =>
	heads.some((head) => head.from < to && head.to > from)

/** The words of a head. */
export const wordsOf = (line: Line, { from, to }: Head) => wordsAt(line, from, to)

export const isOf = (kinds: readonly Kind[], { kind }: Head) => kinds.includes(kind)
