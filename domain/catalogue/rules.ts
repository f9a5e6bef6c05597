import type { Facets, Product, ProductFields, ProductListQuery } from './schema.ts'

/** Further pictures of a product at the most. */
export const MOST_PICTURES = 7
/** The largest file of products, megabytes. */
export const MOST_CSV_MB = 20

const CHANGEABLE: Record<keyof ProductFields, true> = {
	name: true,
	brand: true,
	category: true,
	wattage: true,
	price: true,
	stock: true,
	description: true,
	image: true,
	pictures: true,
	sheet: true,
	archived: true,
}
const PRODUCT_FIELDS = Object.keys(CHANGEABLE) as (keyof ProductFields)[]

/** GST in a price, per cent, by category: renewable-energy devices 5, sold-alone batteries and parts 18. */
const TAX_RATE: Record<Product['category'], number> = {
	Panels: 5,
	Inverters: 5,
	Generators: 5,
	Kits: 5,
	Batteries: 18,
	Accessories: 18,
}

export const taxRatePct = (category: Product['category']): number => TAX_RATE[category]

/** At or below this many, a product is low in stock. */
export const LOW_STOCK = 5

/** Whether a product that has `stock` left ran low by this change of it, and not before. */
export const ranLow = ({ stock, change }: { stock: number; change: number }) =>
	stock <= LOW_STOCK && stock - change > LOW_STOCK

type Band = readonly [min: number, max: number | null]

const PRICE_BANDS: readonly Band[] = [
	[0, 10_000],
	[10_000, 50_000],
	[50_000, 100_000],
	[100_000, 300_000],
	[300_000, null],
]
const POWER_BANDS: readonly Band[] = [
	[1, 500],
	[500, 1_000],
	[1_000, 3_000],
	[3_000, 6_000],
	[6_000, null],
]

type Filter = Pick<
	Partial<ProductListQuery>,
	| 'category'
	| 'brand'
	| 'minPrice'
	| 'maxPrice'
	| 'minPower'
	| 'maxPower'
	| 'inStock'
	| 'maxStock'
	| 'source'
	| 'named'
	| 'part'
>

/** Both ends included, as whoever types a greatest price expects. */
const within = (value: number, min: number | undefined, max: number | null | undefined) =>
	value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)

const tests: Record<string, (product: Product, filter: Filter) => boolean> = {
	category: (product, { category }) => !category || category.includes(product.category),
	brand: (product, { brand }) => !brand || brand.includes(product.brand),
	price: (product, { minPrice, maxPrice }) => within(product.price, minPrice, maxPrice),
	power: (product, { minPower, maxPower }) => within(product.wattage, minPower, maxPower),
	inStock: (product, { inStock }) => inStock !== 'true' || product.stock > 0,
	maxStock: (product, { maxStock }) => within(product.stock, undefined, maxStock),
	source: (product, { source }) => !source || product.productSource === source,
	part: ({ sheet }, { part }) =>
		!part || (sheet?.kind === 'kit' && sheet.parts.some(({ productId }) => productId === part)),
	named: ({ id, name }, { named }) =>
		!named || [id, name].some((text) => text.toLowerCase().includes(named.trim().toLowerCase())),
}

/** What the filter lets through; `except` leaves one of its tests out. */
export function filtered(products: Product[], filter: Filter, except?: keyof typeof tests) {
	const applied = Object.entries(tests).filter(([name]) => name !== except)
	return products.filter((product) => applied.every(([, test]) => test(product, filter)))
}

/** Counts per choice, each facet judged with all the other filters in force. */
export function facetsOf(products: Product[], filter: Filter): Facets {
	const count = (of: Product[], key: (product: Product) => string) => {
		const counts = new Map<string, number>()
		for (const product of of) counts.set(key(product), (counts.get(key(product)) ?? 0) + 1)
		return [...counts].map(([value, n]) => ({ value, count: n }))
	}
	const bands = (of: Product[], list: readonly Band[], key: (product: Product) => number) =>
		list.map(([min, max]) => ({
			min,
			max,
			count: of.filter((product) => within(key(product), min, max)).length,
		}))
	const byName = (a: { value: string }, b: { value: string }) => a.value.localeCompare(b.value)
	return {
		categories: count(filtered(products, filter, 'category'), (product) => product.category),
		brands: count(filtered(products, filter, 'brand'), (product) => product.brand).sort(byName),
		prices: bands(filtered(products, filter, 'price'), PRICE_BANDS, (product) => product.price),
		powers: bands(filtered(products, filter, 'power'), POWER_BANDS, (product) => product.wattage),
		inStock: filtered(products, filter, 'inStock').filter((product) => product.stock > 0).length,
		total: filtered(products, filter).length,
	}
}

type ListSort = NonNullable<ProductListQuery['sort']>

const ORDER: Record<ListSort, ((a: Product, b: Product) => number) | null> = {
	featured: null,
	newest: null,
	'price-asc': (a, b) => a.price - b.price,
	'price-desc': (a, b) => b.price - a.price,
	'power-desc': (a, b) => b.wattage - a.wattage,
	name: (a, b) => a.name.localeCompare(b.name, 'en-IN', { numeric: true }),
	stock: (a, b) => a.stock - b.stock,
}

/** A sorted copy. Featured keeps the order given (the shop's own, or the search's best first). */
export function sorted(products: Product[], sort: ListSort = 'featured'): Product[] {
	if (sort === 'newest') return products.toReversed()
	const compare = ORDER[sort]
	return compare ? products.toSorted(compare) : products
}

/** What can be changed of a product, as it is. */
export const fieldsOf = (product: Product): ProductFields => ({
	name: product.name,
	brand: product.brand,
	category: product.category,
	wattage: product.wattage,
	price: product.price,
	stock: product.stock,
	description: product.description,
	image: product.image,
	pictures: product.pictures,
	sheet: product.sheet,
	archived: product.archived,
})

/** The value as JSON whose objects have their keys in order, so that equal things read alike. */
const ordered = (value: unknown) =>
	JSON.stringify(value ?? null, (_key, part) =>
		part && typeof part === 'object' && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
			: part,
	)

/** Whether two values are the same thing, in whatever order their keys come. */
export const alike = (a: unknown, b: unknown) => ordered(a) === ordered(b)

type GivenFields = { [F in keyof ProductFields]?: ProductFields[F] | undefined }

/** The names of the fields given that are not as they are in `present`. */
export const differing = (present: ProductFields, given: GivenFields) =>
	PRODUCT_FIELDS.filter((name) => given[name] !== undefined && !alike(given[name], present[name]))

/** Those of the fields alone. */
export const only = (fields: GivenFields, names: readonly (keyof ProductFields)[]) =>
	Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
