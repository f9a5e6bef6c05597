import type { Category } from '../../schema.ts'
import { type IsKnown, isMisspelt, nameMeant } from './spelling.ts'
import { categoryNamed } from './synonyms.ts'

/** A place of a phrase: a name of a category, one of some words, or any number of those that only join others. */
type Place = Category | readonly string[] | { joined: readonly string[] }

interface Phrase {
	places: readonly Place[]
	meant: string
	/** Whether it means this at the beginning of a text alone. */
	isFirst?: true
	/** Whether it means something else where a kit, or one more thing, is asked for beside it. */
	isAlone?: true
}

const ARTICLES = { joined: 'a an the any my koi कोई'.split(' ') }
const OF = { joined: 'ka ke ki liye wala wale wali का के की लिए वाला वाले वाली'.split(' ') }
const KE = ['ke', 'के']
const NO = ['without', 'no', 'bina', 'बिना']
const BINA = ['bina', 'bagair', 'बिना', 'बगैर']
const GRID = ['grid', 'girid', 'gred', 'greed', 'ग्रिड']
const TIED = ['tied', 'tyed', 'connected']

/** In India, the battery of an inverter that charges it from the mains. */
const TUBULAR = { meant: 'tubular battery', isAlone: true } as const

/** Phrases whose words, each for itself, would mean something else. Only searches have them. */
const PHRASES: readonly Phrase[] = [
	{ places: [NO, ARTICLES, 'Batteries', { joined: KE }], meant: 'ongrid' },
	{ places: ['Batteries', { joined: KE }, BINA], meant: 'ongrid' },
	{ places: ['Batteries', ['for'], ARTICLES, 'Inverters'], ...TUBULAR },
	{ places: ['Batteries', 'Inverters', KE, ['liye', 'लिए']], ...TUBULAR },
	{ places: ['Inverters', OF, 'Batteries'], ...TUBULAR },
	{ places: [['power'], ['bank', 'banks']], meant: 'generator' },
	{ places: [['powerbank', 'powerbanks']], meant: 'generator' },
	{ places: [GRID, TIED], meant: 'ongrid' },
	{ places: [['on', 'ऑन'], GRID], meant: 'ongrid' },
	{ places: [['off', 'ऑफ'], GRID], meant: 'offgrid' },
	{ places: [['of'], GRID], meant: 'offgrid', isFirst: true },
	{ places: [['stand'], ['alone']], meant: 'offgrid' },
	{ places: [['standalone']], meant: 'offgrid' },
	{ places: [NO, ['dcr']], meant: 'nondcr' },
]

/** A phrase of a search in the store's own words, said to the person who typed it. */
interface Meaning {
	typed: string
	meant: string
}

interface Token {
	word: string
	start: number
	end: number
}

/** Words, and each other sign but spaces and hyphens, which part no phrase. */
const tokensOf = (text: string): Token[] =>
	[...text.matchAll(/[\p{L}\p{M}\d]+(?:\.\d+)?|[^\s\p{L}\p{M}\d-]/gu)].map((match) => ({
		word: match[0],
		start: match.index,
		end: match.index + match[0].length,
	}))

function isAt(place: Category | readonly string[], word: string, isKnown: IsKnown): boolean {
	if (typeof place === 'string') {
		const name = nameMeant(word, isKnown)
		return name !== undefined && categoryNamed(name) === place
	}
	return place.includes(word) || (!isKnown(word) && place.some((one) => isMisspelt(word, one)))
}

/** Of a phrase at one of the tokens, the number of the token after it; undefined where it does not stand there. */
function endOf(phrase: Phrase, from: number, tokens: Token[], isKnown: IsKnown) {
	if (phrase.isFirst && from > 0) return undefined
	let at = from
	for (const place of phrase.places) {
		if (typeof place === 'object' && 'joined' in place) {
			while (place.joined.includes(tokens[at]?.word ?? '')) at++
			continue
		}
		const word = tokens[at++]?.word
		if (word === undefined || !isAt(place, word, isKnown)) return undefined
	}
	const isMore = (token: Token | undefined) =>
		token !== undefined && (/[+&]/.test(token.word) || categoryNamed(token.word) === 'Kits')
	return phrase.isAlone && (isMore(tokens[from - 1]) || isMore(tokens[at])) ? undefined : at
}

/** A text with each phrase in the store's own words, however it is spelt, and the words taken for others. */
export function meaningOf(text: string, isKnown: IsKnown): { text: string; meanings: Meaning[] } {
	const tokens = tokensOf(text)
	const meanings: Meaning[] = []
	let put = ''
	let left = 0
	for (let at = 0; at < tokens.length; at++)
		for (const phrase of PHRASES) {
			const end = endOf(phrase, at, tokens, isKnown)
			const [first, last] = [tokens[at], tokens[(end ?? 0) - 1]]
			if (end === undefined || !first || !last) continue
			meanings.push({ typed: text.slice(first.start, last.end), meant: phrase.meant })
			put += `${text.slice(left, first.start)} ${phrase.meant} `
			left = last.end
			at = end - 1
			break
		}
	return { text: put + text.slice(left), meanings }
}
