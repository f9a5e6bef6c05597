import type { Product } from '../../../../domain/catalogue/schema'
import { MAX_COMPARED } from './limits'

/** Kinds of products that are compared with one another, by their names. */
export const COMPARED = { panel: 'panels', inverter: 'inverters', battery: 'batteries' } as const
export type ComparedKind = keyof typeof COMPARED

/** The kind a product is compared as; null where it has none. */
export function comparedAs({ sheet }: Pick<Product, 'sheet'>): ComparedKind | null {
	return sheet && sheet.kind in COMPARED ? (sheet.kind as ComparedKind) : null
}

/** The page that compares these products. */
export const comparisonAddress = (ids: readonly string[]) =>
	`/products/compare${ids.length > 0 ? `?ids=${ids.map(encodeURIComponent).join(',')}` : ''}`

/** The products an address asks for: `?ids=a,b`, or `?ids=a&ids=b` as a form without a script sends it. */
export const comparedIn = (params: URLSearchParams): string[] =>
	[...new Set(params.getAll('ids').flatMap((ids) => ids.split(',')))]
		.filter((id) => id !== '' && id.length <= 64)
		.slice(0, MAX_COMPARED)
