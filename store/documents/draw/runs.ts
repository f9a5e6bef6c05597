import { DRAWN_SCRIPTS } from '../../../shared/text/drawn-scripts.ts'

/** Arrows and the like are of no script, and of a font of their own. */
export type Script = (typeof DRAWN_SCRIPTS)[number] | 'Symbols'

export interface Run {
	script: Script
	text: string
}

const OF_SCRIPT = DRAWN_SCRIPTS.map(
	(script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
)
const COMBINING = /[\p{M}\u200c\u200d]/u
/** What no font of documents has: they are left out. */
const EMOJI =
	/\p{RI}\p{RI}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*/gu

/** The script whose font has a character by itself; null where several could have it: digits, spaces, full stops. */
const scriptOf = (character: string): Script | null =>
	OF_SCRIPT.find(([, pattern]) => pattern.test(character))?.[0] ??
	(/\p{scx=Arabic}/u.test(character) && !/\p{scx=Devanagari}/u.test(character) ? 'Arabic' : null)

const DIGIT = /^\p{Nd}/u
/** Numbers go from the left in every script, so that they are runs of their own where letters do not. */
const isSameWay = ({ script, text }: Run, character: string) =>
	script !== 'Arabic' || COMBINING.test(character) || DIGIT.test(text) === DIGIT.test(character)

/** Letters of Greek that stand for units, and the signs that fonts without Greek have for them. */
const SIGNS = new Map([
	['\u03a9', '\u2126'],
	['\u03bc', '\u00b5'],
])

type Has = (script: Script, character: string) => boolean

/** Without the emoji, and the space that would stand twice then; those that a font has as a sign stay. */
const withoutEmoji = (text: string, has: Has): string =>
	text.replace(EMOJI, (emoji) => {
		const [first = ''] = emoji
		return has('Latin', first) || has('Symbols', first) ? first : ''
	})

/**
 * A text in runs of one script each, in their order. A character of no script stays with the run before it where that
 * one's font has it, and is Latin else, or a symbol. Only letters and their marks are of a script that is written from the
 * right: what stands between them has its place by the order of the line.
 * @param has whether the font of a script has a character
 */
export function runsOf(text: string, has: Has): Run[] {
	const runs: Run[] = []
	for (const typed of withoutEmoji(text, has)) {
		const character = SIGNS.get(typed) ?? typed
		const last = runs.at(-1)
		const isMark = last !== undefined && COMBINING.test(character)
		const own = isMark ? last.script : scriptOf(character)
		const isWith = last && last.script !== 'Arabic' && has(last.script, character)
		const script = own ?? (isWith ? last.script : otherScript(character, has))
		if (last && last.script === script && isSameWay(last, character)) last.text += character
		else runs.push({ script, text: character })
	}
	return runs
}

const otherScript = (character: string, has: Has): Script =>
	!has('Latin', character) && has('Symbols', character) ? 'Symbols' : 'Latin'

/** Whether a run is written from the right. */
export const isFromRight = ({ script, text }: Run) => script === 'Arabic' && !DIGIT.test(text)
const HAS_LETTER = /\p{L}/u
/** Numbers with what joins them, spaces, and single signs. */
const TOKEN = /\p{Nd}+(?:[.,:/-]\p{Nd}+)*|\s+|./gu
const MIRRORED = new Map([...'()[]{}<>«»'].map((sign, at, all) => [sign, all[at ^ 1] ?? sign]))

/** Runs that are drawn beside each other from the left, with the text copied of them. */
export interface Drawn {
	text: string
	runs: Run[]
}

/**
 * Runs as they are drawn from left to right: words written from the right that follow one another, with numbers and signs
 * between them, stand in reverse order. The line itself goes from the left.
 */
export function inDrawnOrder(runs: readonly Run[]): Drawn[] {
	const drawn: Drawn[] = []
	const all = withNumbersApart(runs)
	for (let at = 0; at < all.length; ) {
		const run = all[at]
		if (!run) break
		const end = isFromRight(run) ? endFromRight(all, at) : at + 1
		const its = closed(all.slice(at, end), all[end])
		if (its.every(({ text }) => text === '')) {
			at = end
			continue
		}
		drawn.push({
			text: its.map(({ text }) => text).join(''),
			runs: end - at > 1 ? its.flatMap(tokensOf).reverse() : its,
		})
		at = end
	}
	return drawn
}

const NUMBERS_FIRST = /^((?:[^\p{L}\p{Nd}]*\p{Nd}+)+)(.+)$/su

/** Runs with the numbers apart that follow a word from the right: they go with it. */
const withNumbersApart = (runs: readonly Run[]): Run[] =>
	runs.flatMap((run, at) => {
		const before = runs[at - 1]
		const [, numbers, rest] = (before && isFromRight(before) && NUMBERS_FIRST.exec(run.text)) || []
		return numbers === undefined || rest === undefined
			? [{ ...run }]
			: [
					{ ...run, text: numbers },
					{ ...run, text: rest },
				]
	})

/** A sequence with the bracket that ends one within it, which is taken off the run after it. */
function closed(its: Run[], next: Run | undefined): Run[] {
	const [first = ''] = next?.text ?? ''
	const opens = MIRRORED.get(first)
	const count = (sign: string) => its.reduce((n, { text }) => n + text.split(sign).length - 1, 0)
	const isClosing = opens !== undefined && ')]}>»'.includes(first)
	if (!next || !isClosing || its.length < 2 || count(opens) <= count(first)) return its
	next.text = next.text.slice(1)
	return [...its, { ...next, text: first }]
}

/** Where a sequence from the right ends: after its last word or number, with no other letter before. */
function endFromRight(runs: readonly Run[], start: number): number {
	let end = start + 1
	for (let at = end; at < runs.length; at++) {
		const run = runs[at]
		if (!run || (!isFromRight(run) && HAS_LETTER.test(run.text))) break
		if (isFromRight(run) || /\p{Nd}/u.test(run.text)) end = at + 1
	}
	return end
}

const tokensOf = (run: Run): Run[] =>
	isFromRight(run)
		? [run]
		: [...run.text.matchAll(TOKEN)].map(([token]) => ({
				script: run.script,
				text: MIRRORED.get(token) ?? token,
			}))
