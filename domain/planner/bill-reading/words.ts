import { inAscii } from '../../../shared/text/characters.ts'

/** Where something stands on a page, in the page's own units, from its upper left corner. */
export interface Box {
	left: number
	top: number
	right: number
	bottom: number
}

/** A place on one of the pages of a bill, counted from 0. */
export interface Place extends Box {
	page: number
}

export interface Word extends Place {
	text: string
	/** How sure its reader is of it, 0 to 100; 100 where the text itself was given. */
	confidence: number
}

/** One box around some places of the same page. */
export function around(places: readonly [Place, ...Place[]]): Place {
	const all = (of: (place: Place) => number) => places.map(of)
	return {
		page: places[0].page,
		left: Math.min(...all(({ left }) => left)),
		top: Math.min(...all(({ top }) => top)),
		right: Math.max(...all(({ right }) => right)),
		bottom: Math.max(...all(({ bottom }) => bottom)),
	}
}

/** The words of one line of text within its box, each as wide as its letters. */
export function wordsOfLine(text: string, box: Place, confidence = 100): Word[] {
	const perLetter = (box.right - box.left) / Math.max(text.length, 1)
	return [...text.matchAll(/\S+/g)].map(([word], n, all) => {
		const at = all[n]?.index ?? 0
		const left = box.left + at * perLetter
		return { ...box, text: word, confidence, left, right: left + word.length * perLetter }
	})
}

/** Wider than most cells, so that those of a column stand below one another. */
const TAB_STOP = 40

const atTabStop = (cell: string) => cell.padEnd(Math.ceil((cell.length + 1) / TAB_STOP) * TAB_STOP)

/** The words of a pasted text: a letter is 1 wide, a line 2 high. */
export const wordsOfText = (text: string): Word[] =>
	text.split(/\r?\n/).flatMap((line, n) => {
		const spaced = line.split('\t').map(inAscii).map(atTabStop).join('')
		return wordsOfLine(spaced, {
			page: 0,
			left: 0,
			right: spaced.length,
			top: 2 * n,
			bottom: 2 * n + 1,
		})
	})
