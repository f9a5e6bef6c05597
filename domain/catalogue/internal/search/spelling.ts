import { typosBetween } from './search-terms.ts'
import { categoryNamed, SPELLINGS } from './synonyms.ts'

/** Shorter words are too like one another for a guess. */
const MIN_GUESSED_LENGTH = 5
/** Those in which letters are swapped or doubled can be shorter: nothing else has the same letters. */
const MIN_SWAPPED_LENGTH = 4

/** Whether some product has a word in its own name or sheet, so that it is no misspelling. */
export type IsKnown = (word: string) => boolean

const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1')

/** Whether the words are the same but for two neighbours that changed places. */
function isSwapped(typed: string, word: string): boolean {
	const at = [...word].findIndex((letter, place) => typed[place] !== letter)
	const swapped = `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
	return at >= 0 && typed === swapped
}

/** Whether typed letters are a word but for one mistake: a letter, two that changed places, or doubled ones. */
export function isMisspelt(typed: string, word: string): boolean {
	if (typed === word || Math.min(typed.length, word.length) < MIN_SWAPPED_LENGTH) return false
	const [single, singleWord] = [withoutDoubles(typed), withoutDoubles(word)]
	if (single === singleWord || isSwapped(typed, word)) return true
	if (word.length < MIN_GUESSED_LENGTH || /\d/.test(typed)) return false
	return typosBetween(typed, word, 1) === 1 || typosBetween(single, singleWord, 1) === 1
}

/** The name of a category that a word is, or, in words that nothing else is called, is misspelt. */
export function nameMeant(word: string, isKnown: IsKnown): string | undefined {
	if (categoryNamed(word)) return word
	if (word.length < MIN_GUESSED_LENGTH || /\d/.test(word) || isKnown(word)) return undefined
	return SPELLINGS.find((name) => isMisspelt(word, name))
}
