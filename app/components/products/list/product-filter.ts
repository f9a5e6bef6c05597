import type { Category } from '../../../../domain/catalogue/schema'
import type { Sort } from '../../../../domain/catalogue/search/search-schema'
import { isKeyOf } from '../../../../shared/one-of'

/** The filter of the product list, as its address carries it. */
export interface ProductFilter {
	q: string
	categories: Category[]
	brands: string[]
	/** A range of rupees as `10000-50000` or `300000-`; empty for any. */
	price: string
	/** A range of watts, written the same way. */
	power: string
	inStock: boolean
	sort: Sort
	/** From 1. */
	page: number
}

export interface Range {
	min: number
	max: number | null
}

/** Each kind of thing in the shop, with the line that stands below its heading. */
export const CATEGORY_LINES: Record<Category, string> = {
	Panels:
		'Solar panels for roofs, terraces and pump sheds, with the figures an installer asks for.',
	Batteries: 'Solar batteries that carry an evening, from a single wall unit to a whole rack.',
	Inverters: 'Solar inverters for the grid, for batteries and for places without either.',
	Generators: 'Solar generators you can carry: power for cuts, stalls and camping.',
	Kits: 'Whole systems whose parts are proven to fit together.',
	Accessories: 'Mounts, cables, plugs and protection: what holds a system together.',
}

export const SORT_NAMES: Record<Sort, string> = {
	featured: 'Featured',
	'price-asc': 'Price: low to high',
	'price-desc': 'Price: high to low',
	'power-desc': 'Power: high to low',
	name: 'Name',
	newest: 'Newest',
}

export const CATEGORY_NAMES = Object.keys(CATEGORY_LINES) as Category[]

const MAX_CHOICES = 50

/** The range a text such as `10000-50000` stands for, or null when it stands for none. */
export function rangeOf(text: string): Range | null {
	const [, least, most] = /^(\d{1,10})-(\d{1,10})?$/.exec(text) ?? []
	if (least === undefined) return null
	const min = Number(least)
	const max = most === undefined ? null : Number(most)
	return max !== null && max < min ? null : { min, max }
}

export const rangeText = ({ min, max }: Range) => `${min}-${max ?? ''}`

/** The category of an address, in any case, of one thing or of several: `panels`, `battery`. */
function categoryOf(text: string): Category | undefined {
	const typed = text.trim().toLowerCase()
	const forms = [typed, `${typed}s`, typed.replace(/y$/, 'ies')]
	return CATEGORY_NAMES.find((name) => forms.includes(name.toLowerCase()))
}

const isSort = isKeyOf<Sort>(SORT_NAMES)

/** The filter in an address; senseless values are left out. */
export function filterFrom(params: URLSearchParams): ProductFilter {
	const range = (name: string) => {
		const given = rangeOf(params.get(name) ?? '')
		return given ? rangeText(given) : ''
	}
	const several = (name: string) => [...new Set(params.getAll(name))].slice(0, MAX_CHOICES)
	const sort = params.get('sort') ?? ''
	const page = /^\d{1,6}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1
	return {
		q: (params.get('q') ?? '').slice(0, 200),
		categories: [...new Set(several('category').flatMap((text) => categoryOf(text) ?? []))],
		brands: several('brand').filter((brand) => brand.trim() !== '' && brand.length <= 100),
		price: range('price'),
		power: range('power'),
		inStock: params.get('inStock') === 'true',
		sort: isSort(sort) ? sort : 'featured',
		page: Math.max(1, page),
	}
}

/** The address of a filter: `?q=…`, or nothing for the whole shop. */
export function searchOf(filter: ProductFilter): string {
	const params = new URLSearchParams()
	if (filter.q.trim()) params.set('q', filter.q)
	for (const category of filter.categories) params.append('category', category)
	for (const brand of filter.brands) params.append('brand', brand)
	if (filter.price) params.set('price', filter.price)
	if (filter.power) params.set('power', filter.power)
	if (filter.inStock) params.set('inStock', 'true')
	if (filter.sort !== 'featured') params.set('sort', filter.sort)
	if (filter.page > 1) params.set('page', String(filter.page))
	return params.size > 0 ? `?${params}` : ''
}

/** The same filter as parameters of the API. */
export function apiQuery({ q, categories, brands, price, power, inStock }: ProductFilter) {
	const rupees = rangeOf(price)
	const watts = rangeOf(power)
	return {
		q: q.trim() || undefined,
		category: categories.length > 0 ? categories : undefined,
		brand: brands.length > 0 ? brands : undefined,
		minPrice: rupees ? String(rupees.min) : undefined,
		maxPrice: rupees?.max != null ? String(rupees.max) : undefined,
		minPower: watts ? String(watts.min) : undefined,
		maxPower: watts?.max != null ? String(watts.max) : undefined,
		inStock: inStock ? ('true' as const) : undefined,
	}
}
