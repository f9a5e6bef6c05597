import { around, type Place, type Word } from '../../bill-reading/words.ts'
import type { HeadRule, Kind } from './heads.ts'
import { type Head, headsIn, isInHead, wordsOf } from './line-heads.ts'
import { type Line, wordsAt } from './lines.ts'
import { datesIn } from './values.ts'

/** A line with its heads, and the parts of its text that are dates. */
export interface HeadedLine extends Line {
	heads: Head[]
	dates: ReturnType<typeof datesIn>
}

/** @param own the heads of the bill's company */
export const headed = (line: Line, own: readonly HeadRule[]): HeadedLine => ({
	...line,
	heads: headsIn(line, own),
	dates: datesIn(line.text),
})

/** The words that a head's value may be among, beside the head or below it. */
export interface Region {
	kind: Kind
	rank: 1 | 2
	head: Place
	/** The words of the head itself, in small letters: its unit may be there. */
	headText: string
	/** From the left; each with its text in small letters, and whether it is part of a date. */
	words: { word: Word; text: string; isDate: boolean }[]
	/** Whether several columns may be meant. */
	isUnclear: boolean
}

const NOTHING = { words: [], isUnclear: false }

const MAX_LINES_BELOW = 4
const MAX_HEIGHTS_BELOW = 7

/** Letters that may stand between a head and its value. */
const FILLER =
	/^(?:[^\p{L}\d]*|(?:rs|inr|re|kwh|kw|kva|hp|w|watts?|units?|by|on|or|before|in|of|for|the|this|date|month|due|upto|up|till|to|from|no|nos|as|per|months?|rupees|रु|रू|रुपये|रुपए|में|की|का|तक|से|किलोवाट|यूनिट|युनिट)\p{P}*)$/u

const bare = (text: string) => text.replace(/^\p{P}+|\p{P}+$/gu, '')

const isFiller = (text: string) => FILLER.test(text) || FILLER.test(bare(text))

const entry = (line: HeadedLine, word: Word) => {
	const n = line.words.indexOf(word)
	const from = line.starts[n] ?? 0
	const to = line.starts[n + 1] === undefined ? line.text.length : (line.starts[n + 1] ?? 0) - 1
	const isDate = line.dates.some((date) => date.from < to && date.to > from)
	return { word, text: line.text.slice(from, to), isDate, from, to }
}

const HAS_DIGIT = /\d/

/** The words beside a head, up to the next head or to a word that belongs to neither. */
function beside(line: HeadedLine, head: Head): Region['words'] {
	const next = line.heads.find(
		({ from, rank, kind }) => from >= head.to && !(rank === 2 && kind === 'units'),
	)
	const rest = wordsAt(line, head.to, next?.from ?? line.text.length + 1).map((word) =>
		entry(line, word),
	)
	const all: Region['words'] = []
	for (const one of rest.filter(({ from }) => from >= head.to - 1)) {
		if (
			!isFiller(one.text) &&
			!HAS_DIGIT.test(one.text) &&
			all.some(({ text }) => HAS_DIGIT.test(text))
		)
			break
		all.push(one)
	}
	return all
}

const height = ({ top, bottom }: Place) => bottom - top

const share = (a: Place, b: Place) =>
	Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) /
	Math.max(1e-9, Math.min(a.right - a.left, b.right - b.left))

const under = ({ words }: Line, head: Place) => words.filter((word) => share(word, head) > 0.3)

/** Whether figures go on below a line of a column, so that its first one is that of a row and not of the bill. */
function goesOn(lines: readonly HeadedLine[], at: number, head: Place) {
	const [line, next] = [lines[at], lines[at + 1]]
	const [word] = next?.page === line?.page && next ? under(next, head) : []
	const [last] = line ? under(line, head) : []
	if (!word || !last || !next || !HAS_DIGIT.test(word.text)) return false
	const { from, to } = entry(next, word)
	return word.top - last.bottom < 3 * height(head) && !isInHead(next.heads, from, to)
}

/** The words below a head: those of the first line that has a figure or a text under it. */
function below(lines: readonly HeadedLine[], at: number, head: Place) {
	const own = lines[at]
	for (const line of lines.slice(at + 1, at + 1 + MAX_LINES_BELOW)) {
		const found = under(line, head)
		const [first] = found
		const last = found.at(-1)
		if (line.page !== own?.page) return NOTHING
		if (!first || !last) continue
		if (first.top - head.bottom > MAX_HEIGHTS_BELOW * height(head)) return NOTHING
		const words = found.map((word) => entry(line, word))
		if (words.every(({ text }) => isFiller(text))) continue
		if (words.some(({ from, to }) => isInHead(line.heads, from, to))) return NOTHING
		const isUnclear =
			words.filter(({ text }) => HAS_DIGIT.test(text)).length > 1 ||
			goesOn(lines, lines.indexOf(line), head)
		// The unit of a load stands beside its figure.
		const after = line.words[line.words.indexOf(last) + 1]
		if (after && after.left - last.right < height(head)) words.push(entry(line, after))
		return { words, isUnclear }
	}
	return NOTHING
}

/** The regions of all heads of the lines, in their order. */
export const regionsOf = (lines: readonly HeadedLine[]): Region[] =>
	lines.flatMap((line, at) =>
		line.heads.flatMap((head): Region[] => {
			const [first, ...others] = wordsOf(line, head)
			if (!first) return []
			const place = around([first, ...others])
			const own = beside(line, head)
			const common = {
				kind: head.kind,
				rank: head.rank,
				head: place,
				headText: line.text.slice(head.from, head.to + 8),
			}
			if (own.some(({ text }) => HAS_DIGIT.test(text) || !isFiller(text)))
				return [{ ...common, words: own, isUnclear: false }]
			return [{ ...common, ...below(lines, at, place) }]
		}),
	)

/** The words of a region up to its first one that is neither a value nor may stand before one. */
export function firstValue<T>(
	{ words }: Region,
	read: (text: string, next: string) => T | null,
): { value: T; words: [Word, ...Word[]] } | null {
	for (const [n, { word, text, isDate }] of words.entries()) {
		if (isDate) continue
		const next = words[n + 1]
		const value = read(text, next?.text ?? '')
		if (value !== null) return { value, words: [word] }
		if (!isFiller(text)) return null
	}
	return null
}
