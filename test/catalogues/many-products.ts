import type { ProductId } from '../../shared/ids.ts'
import { paise } from '../../shared/money.ts'
import { CATEGORIES } from '../../shared/products/categories.ts'

const SYLLABLES = ['ka', 'lo', 'mi', 'ra', 'su', 'ne', 'to', 'vi', 'sha', 'der', 'pan', 'bo', 'zen']
const MADE_UP_WORDS = 4000
const BRANDS = 40

/** Numbers from 0 to below `below`, the same at every run (Park and Miller's generator). */
export function numbers(seed = 1) {
	let state = seed
	return (below: number) => {
		state = (state * 48_271) % 2_147_483_647
		return state % below
	}
}

/** So many different words of two to five syllables. */
export function madeUpWords(count = MADE_UP_WORDS): string[] {
	const next = numbers()
	const words = new Set<string>()
	while (words.size < count)
		words.add(Array.from({ length: 2 + next(4) }, () => SYLLABLES[next(SYLLABLES.length)]).join(''))
	return [...words]
}

/** The fields of a product that measurements do not look at. */
export const PLAIN_PRODUCT = {
	description: 'Made for a measurement.',
	image: '/pictures/placeholder.webp',
	pictures: null,
	archived_at: null,
	product_source: 'dynamic' as const,
	sheet: null,
	origin: null,
	importer: null,
	tax_class: null,
	unit: null,
	...{ rating_total: 0, rating_count: 0 },
	deleted_at: null,
}

/** Rows of products as a large shop has them: brand, two words, kind, a figure and a number. */
export function manyProducts(count: number, version = 1) {
	const next = numbers()
	const words = madeUpWords()
	const word = (among = words.length) => words[next(among)] as string
	return Array.from({ length: count }, (_, n) => {
		const category = CATEGORIES[next(CATEGORIES.length)] ?? 'Panels'
		const brand = word(BRANDS)
		return {
			id: `many-${n}` as ProductId,
			name: `${brand} ${word()} ${word()} Solar ${category} ${100 + next(600)}W ${n}`,
			brand,
			category,
			wattage: 100 + next(600),
			price_paise: paise(100_000 + next(10_000_000)),
			stock: next(500),
			...PLAIN_PRODUCT,
			position: 1000 + n,
			version,
			created_at: 0,
			updated_at: 0,
		}
	})
}

/** Texts that cost a search as much as it can be made to do, each `count` times with other words. */
export function hostileSearches(count: number): Record<string, string[]> {
	const next = numbers(7)
	const words = madeUpWords()
	const word = () => words[next(words.length)] as string
	const letter = () => String.fromCharCode(97 + next(26))
	const several = (n: number, make: () => string) => Array.from({ length: n }, make).join(' ')
	const misspelt = () => word().replace(/.(?=.$)/, letter)
	const times = (make: () => string) => Array.from({ length: count }, () => make().slice(0, 200))
	return {
		'one word that all have': times(() => `solar ${next(count) % 2 ? 'panel' : ''}`),
		'one letter': times(letter),
		'ten one-letter words': times(() => several(10, letter)),
		'eight beginnings of two letters': times(() => several(8, () => word().slice(0, 2))),
		'a hundred words': times(() => several(100, letter)),
		'eight words that all have': times(() => 'solar sola sol so panels panel pane pan'),
		'eight words with typos': times(() => several(8, misspelt)),
		'long words with typos': times(() => several(8, () => `${word()}${misspelt()}`.slice(0, 24))),
		'one word of 200 letters': times(() => letter().repeat(200)),
		figures: times(() => several(8, () => String(next(10)))),
	}
}
