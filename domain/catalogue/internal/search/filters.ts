import { inOrder } from '../../../../shared/format/english.ts'
import type { Product } from '../../schema.ts'
import type { Facets, ListSort, ProductListQuery } from '../../search/search-schema.ts'

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

/** Both ends included, as buyers expect of a greatest price. */
const within = (value: number, min: number | undefined, max: number | null | undefined) =>
	value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)

interface Test {
	/** The fields of a filter that ask for it. */
	by: readonly (keyof Filter)[]
	passes: (product: Product, filter: Filter) => boolean
}

const TESTS = {
	category: {
		by: ['category'],
		passes: (product, { category }) => !category || category.includes(product.category),
	},
	brand: {
		by: ['brand'],
		passes: (product, { brand }) => !brand || brand.includes(product.brand),
	},
	price: {
		by: ['minPrice', 'maxPrice'],
		passes: (product, { minPrice, maxPrice }) => within(product.price, minPrice, maxPrice),
	},
	power: {
		by: ['minPower', 'maxPower'],
		passes: (product, { minPower, maxPower }) => within(product.wattage, minPower, maxPower),
	},
	inStock: {
		by: ['inStock'],
		passes: (product, { inStock }) => !inStock || product.stock > 0,
	},
	maxStock: {
		by: ['maxStock'],
		passes: (product, { maxStock }) => within(product.stock, undefined, maxStock),
	},
	source: {
		by: ['source'],
		passes: (product, { source }) => !source || product.productSource === source,
	},
	part: {
		by: ['part'],
		passes: ({ sheet }, { part }) =>
			!part || (sheet?.kind === 'kit' && sheet.parts.some(({ productId }) => productId === part)),
	},
	named: {
		by: ['named'],
		passes: ({ id, name }, { named }) =>
			!named || [id, name].some((text) => text.toLowerCase().includes(named.trim().toLowerCase())),
	},
} satisfies Record<string, Test>

/** The tests that a filter asks for. */
const testsOf = (filter: Filter) =>
	Object.values<Test>(TESTS).filter(({ by }) => by.some((field) => filter[field] !== undefined))

/** The products that pass the filter. */
export function filtered(products: Product[], filter: Filter) {
	const tests = testsOf(filter)
	if (tests.length === 0) return products
	return products.filter((product) => tests.every(({ passes }) => passes(product, filter)))
}

const counterOf = (bands: readonly Band[]) => bands.map(([min, max]) => ({ min, max, count: 0 }))

function countIn(counts: ReturnType<typeof counterOf>, value: number) {
	for (const band of counts) if (within(value, band.min, band.max)) band.count++
}

/** Counts per choice, each facet judged with all the other filters in force: in one pass. */
export function facetsOf(products: Product[], filter: Filter): Omit<Facets, 'understood'> {
	const tests = testsOf(filter)
	const categories = new Map<string, number>()
	const brands = new Map<string, number>()
	const prices = counterOf(PRICE_BANDS)
	const powers = counterOf(POWER_BANDS)
	let [inStock, total] = [0, 0]
	for (const product of products) {
		const failed = tests.filter(({ passes }) => !passes(product, filter))
		if (failed.length > 1) continue
		const [only] = failed
		const counts = (test: Test) => !only || only === test
		if (counts(TESTS.category)) raise(categories, product.category)
		if (counts(TESTS.brand)) raise(brands, product.brand)
		if (counts(TESTS.price)) countIn(prices, product.price)
		if (counts(TESTS.power)) countIn(powers, product.wattage)
		if (counts(TESTS.inStock) && product.stock > 0) inStock++
		if (!only) total++
	}
	return {
		categories: listed(categories),
		brands: listed(brands).sort((a, b) => inOrder(a.value, b.value)),
		prices,
		powers,
		inStock,
		total,
	}
}

const raise = (counts: Map<string, number>, value: string) =>
	counts.set(value, (counts.get(value) ?? 0) + 1)

const listed = (counts: Map<string, number>) =>
	[...counts].map(([value, count]) => ({ value, count }))

const ORDER: Record<ListSort, ((a: Product, b: Product) => number) | null> = {
	featured: null,
	newest: null,
	'price-asc': (a, b) => a.price - b.price,
	'price-desc': (a, b) => b.price - a.price,
	'power-desc': (a, b) => b.wattage - a.wattage,
	name: (a, b) => inOrder(a.name, b.name),
	'-name': (a, b) => inOrder(b.name, a.name),
	brand: (a, b) => inOrder(a.brand, b.brand),
	'-brand': (a, b) => inOrder(b.brand, a.brand),
	category: (a, b) => inOrder(a.category, b.category),
	'-category': (a, b) => inOrder(b.category, a.category),
	stock: (a, b) => a.stock - b.stock,
	'-stock': (a, b) => b.stock - a.stock,
}

/** A sorted copy. Featured keeps the order given (the shop's own, or the search's best first). */
export function sorted(products: Product[], sort: ListSort = 'featured'): Product[] {
	if (sort === 'newest') return products.toReversed()
	const compare = ORDER[sort]
	return compare ? products.toSorted(compare) : products
}
