import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductId } from '../../../../shared/ids.ts'
import { CATEGORIES } from '../../../../shared/products/categories.ts'
import type { Product } from '../../schema.ts'
import { type ProductQuery, SORTS } from '../../search/search-schema.ts'
import { facetsOf, filtered, sorted } from './filters.ts'

const brands = ['Arunvi', 'Testa', 'Surya'] as const

const products = fc.array(
	fc.record<Product>({
		id: fc.uuid().map((id) => id as ProductId),
		name: fc.constantFrom('Panel 10', 'Panel 9', 'Battery'),
		brand: fc.constantFrom(...brands),
		category: fc.constantFrom(...CATEGORIES),
		wattage: fc.oneof(fc.constantFrom(0, 1, 500, 1000, 3000, 6000), fc.nat(10_000)),
		price: fc.oneof(fc.constantFrom(10_000, 50_000, 100_000, 300_000), fc.nat(500_000)),
		stock: fc.nat(3),
		description: fc.constant(''),
		image: fc.constant(''),
		pictures: fc.constant([]),
		archived: fc.constant(false),
		productSource: fc.constant('dynamic' as const),
		sheet: fc.constant(null),
		origin: fc.constant(null),
		importer: fc.constant(null),
		taxClass: fc.constant(null),
		unit: fc.constant(null),
		compliance: fc.constant([]),
	}),
	{ maxLength: 40 },
)

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

const filters: fc.Arbitrary<Partial<ProductQuery>> = fc.record({
	category: maybe(fc.subarray([...CATEGORIES], { minLength: 1 })),
	brand: maybe(fc.subarray([...brands], { minLength: 1 })),
	minPrice: maybe(fc.nat(500_000)),
	maxPrice: maybe(fc.nat(500_000)),
	minPower: maybe(fc.nat(10_000)),
	maxPower: maybe(fc.nat(10_000)),
	inStock: maybe(fc.boolean()),
})

describe('facets', () => {
	it('count what choosing them leaves, the other filters staying', () => {
		fc.assert(
			fc.property(products, filters, (all, filter) => {
				const facets = facetsOf(all, filter)
				const leaves = (more: Partial<ProductQuery>) => filtered(all, { ...filter, ...more }).length
				for (const { value, count } of facets.categories)
					expect(count).toBe(leaves({ category: [value as Product['category']] }))
				for (const { value, count } of facets.brands) expect(count).toBe(leaves({ brand: [value] }))
				for (const { min, max, count } of facets.prices)
					expect(count).toBe(leaves({ minPrice: min, maxPrice: max ?? undefined }))
				for (const { min, max, count } of facets.powers)
					expect(count).toBe(leaves({ minPower: min, maxPower: max ?? undefined }))
				expect(facets.inStock).toBe(leaves({ inStock: true }))
				expect(facets.total).toBe(leaves({}))
			}),
		)
	})

	it('offer only what there is, brands by name', () => {
		fc.assert(
			fc.property(products, (all) => {
				const facets = facetsOf(all, {})
				expect([...facets.categories, ...facets.brands].every(({ count }) => count > 0)).toBe(true)
				const names = facets.brands.map(({ value }) => value)
				expect(names).toEqual([...new Set(all.map(({ brand }) => brand))].sort())
			}),
		)
	})
})

describe('filters', () => {
	it('let through what satisfies each of them, and nothing else', () => {
		fc.assert(
			fc.property(products, filters, (all, filter) => {
				const satisfies = (product: Product) =>
					(!filter.category || filter.category.includes(product.category)) &&
					(!filter.brand || filter.brand.includes(product.brand)) &&
					product.price >= (filter.minPrice ?? 0) &&
					product.price <= (filter.maxPrice ?? 1e12) &&
					product.wattage >= (filter.minPower ?? 0) &&
					product.wattage <= (filter.maxPower ?? 1e12) &&
					(!filter.inStock || product.stock > 0)
				expect(filtered(all, filter)).toEqual(all.filter(satisfies))
			}),
		)
	})
})

describe('sorting', () => {
	it('neither loses nor repeats a product, and leaves the list itself alone', () => {
		fc.assert(
			fc.property(products, fc.constantFrom(...SORTS), (all, sort) => {
				const before = [...all]
				const ids = (list: Product[]) => list.map(({ id }) => id).sort()
				expect(ids(sorted(all, sort))).toEqual(ids(all))
				expect(all).toEqual(before)
			}),
		)
	})

	it('puts them in the order asked for', () => {
		const rising = (numbers: number[]) =>
			numbers.every((n, i) => i === 0 || n >= (numbers[i - 1] ?? 0))
		fc.assert(
			fc.property(products, (all) => {
				expect(rising(sorted(all, 'price-asc').map(({ price }) => price))).toBe(true)
				expect(rising(sorted(all, 'price-desc').map(({ price }) => -price))).toBe(true)
				expect(rising(sorted(all, 'power-desc').map(({ wattage }) => -wattage))).toBe(true)
				expect(sorted(all, 'newest')).toEqual(all.toReversed())
				expect(sorted(all)).toEqual(all)
			}),
		)
	})

	it('knows that 9 comes before 10', () => {
		const named = (name: string) => ({ name }) as Product
		const names = sorted([named('Panel 10'), named('Panel 9'), named('Battery')], 'name')
		expect(names.map(({ name }) => name)).toEqual(['Battery', 'Panel 9', 'Panel 10'])
	})
})
