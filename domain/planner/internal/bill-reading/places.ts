import type { Phase } from '../../../tariffs/schema.ts'
import { around, type Place } from '../../bill-reading/words.ts'
import type { HeadedLine, Region } from './candidates.ts'
import { type Candidate, valuesOf } from './figures.ts'
import { wordsAt } from './lines.ts'

/** Where a pattern stands in the lines. */
export function matchesIn<T>(
	lines: readonly HeadedLine[],
	pattern: RegExp,
	read: (match: RegExpMatchArray, line: HeadedLine) => { value: T; rank: 1 | 2 } | null,
): Candidate<T>[] {
	return lines.flatMap((line) =>
		[...line.text.matchAll(pattern)].flatMap((match): Candidate<T>[] => {
			const found = read(match, line)
			const from = match.index ?? 0
			const [first, ...rest] = wordsAt(line, from, from + match[0].length)
			if (!found || !first) return []
			const words: [typeof first, ...typeof rest] = [first, ...rest]
			const isClear = words.every(({ confidence }) => confidence >= 75)
			return [{ ...found, place: around(words), isClear }]
		}),
	)
}

/** A PIN code, after its head or at the end of an address; the post offices of a district are counted from 001. */
const PIN =
	/(pin ?(?:code)?|पिन ?(?:कोड)?|\p{L}{3,})[ :.,()-]*([1-9]\d{2} ?(?!000)\d{3})(?![\d,./-]|\.\d)/gu
/** Words before six digits that are no PIN code. */
const NO_PIN =
	/^(?:no|number|id|meter|reading|bill|mru|code|division|phone|rs|amount|unit|units|संख्या|नंबर)$/u

/** A line about the company itself. */
const OF_COMPANY = /regd|registered|corporate|head office|gstin|\bcin\b|पंजीकृत/u

/** The PIN codes of the bill, but for those in lines about the company's office. */
export const pinsOf = (lines: readonly HeadedLine[]) =>
	matchesIn(
		lines.filter(({ text }) => !OF_COMPANY.test(text)),
		PIN,
		([, before = '', digits = '']) =>
			NO_PIN.test(before)
				? null
				: { value: digits.replace(' ', ''), rank: /^(?:pin|पिन)/.test(before) ? 1 : 2 },
	)

const PHASE =
	/(?<![\p{L}\p{M}\d.])(?:(single|one|1|i|एकल|सिंगल|एक)|(three|3|iii|थ्री|तीन))[ -]*(?:phase|ph|φ|फेज|फेज़|फेस)(?![\p{L}])|phase ?[:-]* ?(?:(single|1)|(three|3))(?![\p{L}\d])/gu

const COUNTS: Record<string, Phase> = {
	1: 'single',
	one: 'single',
	single: 'single',
	'1ph': 'single',
	'1-ph': 'single',
	एकल: 'single',
	सिंगल: 'single',
	3: 'three',
	three: 'three',
	'3ph': 'three',
	'3-ph': 'three',
	तीन: 'three',
	थ्री: 'three',
}

/** The phases of the connection, wherever they are named or stand beside or below their head. */
export const phasesOf = (
	lines: readonly HeadedLine[],
	regions: readonly Region[],
): Candidate<Phase>[] => {
	const named = matchesIn(lines, PHASE, ([, one, , oneAfter]) => ({
		value: ((one ?? oneAfter) ? 'single' : 'three') satisfies Phase as Phase,
		rank: 1,
	}))
	return named.length > 0
		? named
		: valuesOf(regions, 'phase', (text) => COUNTS[text.replace(/[:.]/g, '')] ?? null)
}

/** The place of the first line with such words. */
export function lineWith(
	lines: readonly HeadedLine[],
	isIt: (text: string) => boolean,
): Place | null {
	const line = lines.find(({ text }) => isIt(text))
	const [first, ...rest] = line?.words ?? []
	return first ? around([first, ...rest]) : null
}
