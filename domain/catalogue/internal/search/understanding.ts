import { MAX_SEARCH_WORDS } from '../../limits.ts'
import type { Category } from '../../schema.ts'
import { isIgnored, isJoining, wordsOfRun } from './ignored-words.ts'
import { type TypedLimits, takeLimits } from './limits-typed.ts'
import { comparable, wordsOf } from './search-terms.ts'
import { type IsKnown, nameMeant } from './spelling.ts'
import { categoryNamed, nameOf, wordMeant } from './synonyms.ts'
import { meaningOf } from './typed-phrases.ts'

/** The shortest part of two words that were written as one, and of one that was written as two. */
const MIN_PART = { split: 3, joined: 2 }

/** A typed word that was taken for another one. */
export interface TakenFor {
	typed: string
	meant: string
}

/** A typed text as the search understands it. */
export interface Understanding {
	/** The words that products must have, but for names of categories: one of each entry, the typed one first. */
	words: string[][]
	/** The names of categories: products must be of one of them; empty without any. */
	called: string[]
	/** Words that put those products first that have them. */
	wished: string[][]
	/** The categories that were named. */
	categories: Category[]
	/** Whether a kit of the things named is asked for. */
	isKit: boolean
	takenFor: TakenFor[]
	/** The words that the search goes without, as they say nothing about a product. */
	ignored: string[]
	/** Those of them that are of things which a system runs. */
	ofRun: string[]
	limits: TypedLimits
}

/** True of every product. */
const SAID_OF_ALL = 'solar'

/** Where things that run on a system are looked for. */
const RUNS_THINGS: Category = 'Inverters'
/** Words for those of them that run things without the grid too. */
const BACKS_UP = ['hybrid', 'offgrid']

const spoken = (category: Category) => category.toLowerCase()

/** Whether the name is just another form of the category's: `panel`, `panels`. */
const isPlain = (word: string, category: Category) =>
	word === nameOf(category) || word === spoken(category)

/** Words as products have them: `bi facial` is one, `solarpanel` is two. */
function asProductsHave(words: string[], isKnown: IsKnown): string[] {
	const isWord = (word: string) =>
		isKnown(word) || categoryNamed(word) !== undefined || wordMeant(word) !== undefined
	const joined: string[] = []
	for (const word of words) {
		const before = joined.at(-1)
		const areParts =
			before !== undefined &&
			Math.min(before.length, word.length) >= MIN_PART.joined &&
			!(isWord(before) && isWord(word))
		if (areParts && isKnown(before + word)) joined[joined.length - 1] = before + word
		else joined.push(word)
	}
	return joined.flatMap((word) => {
		if (isWord(word)) return [word]
		for (let at = MIN_PART.split; at <= word.length - MIN_PART.split; at++) {
			const parts = [word.slice(0, at), word.slice(at)]
			if (parts.every(isWord)) return parts
		}
		return [word]
	})
}

/** The words of a text to look for, each once, those to go without, and those of them that a system runs. */
function wordsIn(text: string, isKnown: IsKnown) {
	const typed = wordsOf(text)
	const all = [...new Set(typed)]
	const ofRun = wordsOfRun(typed, isKnown)
	const saying = all.filter((word) => !isJoining(word))
	const ignored = saying.filter((word) => ofRun.has(word) || (isIgnored(word) && !isKnown(word)))
	const left = saying.length > 0 ? saying.filter((word) => !ignored.includes(word)) : all
	const run = ignored.filter((word) => ofRun.has(word))
	return { words: asProductsHave(left, isKnown).slice(0, MAX_SEARCH_WORDS), ignored, run }
}

/** @param isKnown whether some product has the word in its own name or sheet */
export function understand(typed: string, isKnown: IsKnown): Understanding {
	const { text, limits } = takeLimits(comparable(typed))
	const phrased = meaningOf(text, isKnown)
	const { words: content, ignored, run: ofRun } = wordsIn(phrased.text, isKnown)
	const words: string[][] = []
	const takenFor: TakenFor[] = [...phrased.meanings]
	const names = new Map<Category, Set<string>>()
	for (const word of content) {
		const name = nameMeant(word, isKnown)
		const category = name && categoryNamed(name)
		if (category) {
			const called = names.get(category) ?? new Set()
			names.set(category, called.add(word).add(nameOf(category)))
			if (!isPlain(word, category)) takenFor.push({ typed: word, meant: spoken(category) })
			continue
		}
		const meant = wordMeant(word)
		words.push(meant ? [word, meant] : [word])
		if (meant) takenFor.push({ typed: word, meant })
	}
	// What runs a thing that is named alone: `geyser`.
	const run = content.length === 0 ? ofRun : []
	if (run.length > 0) {
		names.set(RUNS_THINGS, new Set([spoken(RUNS_THINGS), nameOf(RUNS_THINGS)]))
		takenFor.push({ typed: run.join(' '), meant: spoken(RUNS_THINGS) })
	}
	// A kit has the other things as its parts: `panel kit`, `inverter battery combo`.
	const kits = names.size > 1 ? names.get('Kits') : undefined
	const required = kits ? [kits] : [...names.values()]
	const wished = kits
		? [...names.values()].filter((called) => called !== kits).map((called) => [...called])
		: run.map(() => BACKS_UP)
	return {
		words,
		called: required.flatMap((called) => [...called]),
		wished,
		categories: [...names.keys()],
		isKit: kits !== undefined,
		takenFor,
		ignored: ignored.filter((word) => !run.includes(word)),
		ofRun: run.length > 0 ? [] : ofRun,
		limits,
	}
}

/**
 * The categories that were asked for as such, where nothing else is meant; none where something else may be.
 * @param unknown the words that the search goes without
 */
export function categoriesAsked(
	{ words, categories, isKit }: Understanding,
	unknown: readonly string[] = [],
): Category[] {
	if (isKit) return ['Kits']
	const known = words.filter(([word = '']) => !unknown.includes(word))
	const isKind = known.every((word) => word.includes(SAID_OF_ALL))
	// Of several categories a product is in one: `inverters and batteries` asks for both kinds of things. Of one, with
	// other words, something else may be meant: `battery cable`.
	return isKind || categories.length > 1 ? categories : []
}
