import {
	type ProductFilter,
	type Range,
	rangeOf,
} from '../../components/products/list/product-filter'
import { number } from '../../ui/text/format'

const rupees = (amount: number) => `₹${number(amount, 2)}`
const watts = (power: number) =>
	power >= 1000 ? `${number(power / 1000, 2)} kW` : `${number(power, 2)} W`

/** `Under ₹10,000`, `₹10,000 to ₹50,000`, `₹3,00,000 and more`. */
function rangeName({ min, max }: Range, name: (value: number) => string, least: number): string {
	if (max === null) return `${name(min)} and more`
	return min <= least ? `Under ${name(max)}` : `${name(min)} to ${name(max)}`
}

export const priceName = (range: Range) => rangeName(range, rupees, 0)

/** One watt is the least a thing with power has. */
export const powerName = (range: Range) => rangeName(range, watts, 1)

export interface ActiveFilter {
	name: string
	/** The filter that is left when this one is taken away. */
	without: ProductFilter
}

/** The filters of the list at present, one entry per choice. */
export function activeFilters(filter: ProductFilter): ActiveFilter[] {
	const less = (change: Partial<ProductFilter>): ProductFilter => ({
		...filter,
		...change,
		page: 1,
	})
	const price = rangeOf(filter.price)
	const power = rangeOf(filter.power)
	return [
		...(filter.q.trim() ? [{ name: `“${filter.q.trim()}”`, without: less({ q: '' }) }] : []),
		...filter.categories.map((category) => ({
			name: category,
			without: less({ categories: filter.categories.filter((one) => one !== category) }),
		})),
		...filter.brands.map((brand) => ({
			name: brand,
			without: less({ brands: filter.brands.filter((one) => one !== brand) }),
		})),
		...(price ? [{ name: priceName(price), without: less({ price: '' }) }] : []),
		...(power ? [{ name: powerName(power), without: less({ power: '' }) }] : []),
		...(filter.inStock ? [{ name: 'In stock', without: less({ inStock: false }) }] : []),
	]
}

/** The whole shop, in the order already chosen. */
export const cleared = (filter: ProductFilter): ProductFilter => ({
	...filter,
	q: '',
	categories: [],
	brands: [],
	price: '',
	power: '',
	inStock: false,
	page: 1,
})
