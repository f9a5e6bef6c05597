import { inAscii } from '../../../../shared/text/characters.ts'
import type { Word } from '../../bill-reading/words.ts'

/** The words beside one another on a page, from the left, with their text as a whole. */
export interface Line {
	page: number
	words: Word[]
	/** In small letters and ASCII digits, one space between words. */
	text: string
	/** Where each word begins in the text. */
	starts: number[]
}

const middle = ({ top, bottom }: Word) => (top + bottom) / 2
const height = ({ top, bottom }: Word) => bottom - top

/** Whether a word stands beside the last one of a line: their middles are less than half a letter's height apart. */
const isBeside = (word: Word, last: Word) =>
	word.page === last.page &&
	Math.abs(middle(word) - middle(last)) < Math.min(height(word), height(last)) * 0.6

/** The words of all pages as lines, from the top. */
export function linesOf(words: readonly Word[]): Line[] {
	const rows: Word[][] = []
	const fromTop = [...words].sort((a, b) => a.page - b.page || middle(a) - middle(b))
	for (const word of fromTop) {
		const row = rows.findLast((row) => row.some((other) => isBeside(word, other)))
		if (row && rows.indexOf(row) >= rows.length - 2) row.push(word)
		else rows.push([word])
	}
	return rows.map((row) => lineOf(row.sort((a, b) => a.left - b.left)))
}

function lineOf(words: Word[]): Line {
	const starts: number[] = []
	let text = ''
	for (const word of words) {
		if (text !== '') text += ' '
		starts.push(text.length)
		text += inAscii(word.text).normalize('NFC').toLowerCase()
	}
	return { page: words[0]?.page ?? 0, words, text, starts }
}

/** The words of a line that a part of its text lies in. */
export const wordsAt = ({ words, starts }: Line, from: number, to: number): Word[] =>
	words.filter((word, n) => {
		const start = starts[n] ?? 0
		return start < to && start + word.text.length > from
	})
