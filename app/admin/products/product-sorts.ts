import type { ListSort } from '../../../domain/catalogue/search/search-schema'
import { SORT_NAMES } from '../../components/products/list/product-filter'

/** How admins sort products: as buyers do, and by each column. */
export const PRODUCT_SORTS: Record<ListSort, string> = {
	...SORT_NAMES,
	featured: 'As in the shop',
	'-name': 'Name, from Z',
	brand: 'Brand',
	'-brand': 'Brand, from Z',
	category: 'Category',
	'-category': 'Category, from Z',
	stock: 'Stock: fewest first',
	'-stock': 'Stock: most first',
}

/** The order that an address asks for, or the one of the shop. */
export function productSortIn(params: URLSearchParams): ListSort {
	const given = params.get('sort') ?? ''
	return Object.hasOwn(PRODUCT_SORTS, given) ? (given as ListSort) : 'featured'
}
