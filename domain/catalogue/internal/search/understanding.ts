import type { Category } from '../../schema.ts'
import { searchTermsOf, typosBetween } from './search-terms.ts'
import { categoryNamed, JOINING, nameOf, SPELLINGS, wordMeant } from './synonyms.ts'

/** Shorter words are too like one another for a guess. */
const MIN_GUESSED_LENGTH = 5

/** A typed word that was taken for another one. */
export interface TakenFor {
	typed: string
	meant: string
}

/** A typed text as the search understands it. */
export interface Understanding {
	/** The words that products must have: one of each entry, the typed one first. */
	words: string[][]
	/** The categories that were asked for as such, and nothing else is meant; anything where it is empty. */
	within: Category[]
	takenFor: TakenFor[]
}

/** The name of a category that a word is, or, in words that nothing else is called, is one letter from. */
function nameMeant(word: string, isKnown: (word: string) => boolean): string | undefined {
	if (categoryNamed(word)) return word
	if (word.length < MIN_GUESSED_LENGTH || /\d/.test(word) || isKnown(word)) return undefined
	return SPELLINGS.find((name) => typosBetween(word, name, 1) === 1)
}

/** True of every product. */
const SAID_OF_ALL = 'solar'

const spoken = (category: Category) => category.toLowerCase()

/** Whether the name is just another form of the category's: `panel`, `panels`. */
const isPlain = (word: string, category: Category) =>
	word === nameOf(category) || word === spoken(category)

/**
 * @param isKnown whether some product has the word in its own name or sheet, so that it is no misspelling
 */
export function understand(typed: string, isKnown: (word: string) => boolean): Understanding {
	const all = searchTermsOf(typed)
	const content = all.filter((word) => !JOINING.has(word))
	const [words, takenFor] = [[] as string[][], [] as TakenFor[]]
	const categories = new Set<Category>()
	const names = new Set<string>()
	for (const word of content.length > 0 ? content : all) {
		const name = nameMeant(word, isKnown)
		const category = name && categoryNamed(name)
		if (category) {
			categories.add(category)
			names.add(word).add(nameOf(category))
			if (!isPlain(word, category)) takenFor.push({ typed: word, meant: spoken(category) })
			continue
		}
		const meant = wordMeant(word)
		words.push(meant ? [word, meant] : [word])
		if (meant) takenFor.push({ typed: word, meant })
	}
	const isKind = words.every((word) => word.includes(SAID_OF_ALL))
	// Of several categories a product is in one: `inverter battery` asks for both kinds of things. Of one, with other
	// words, something else may be meant: `battery cable`.
	const within = isKind || categories.size > 1 ? [...categories] : []
	return { words: names.size > 0 ? [...words, [...names]] : words, within, takenFor }
}
