import type { Database } from '../../../db/database.ts'
import { afterPrefix, searchTermsIn } from '../../../shared/lists/search-terms.ts'
import { productsWith } from '../../catalogue/products-with.ts'
import { orderTables } from '../tables.ts'
import { meaningsOf, withPhoneTogether } from './order-references.ts'

/** The terms that an admin asks for. */
export const soughtTerms = (text: string): string[] => searchTermsIn(withPhoneTogether(text))

/**
 * The orders that an admin finds by the beginning of a word: of number, name, place, phone, mail, bill, documents,
 * payments, parcels and serial numbers, and of the name or id of a product, that of a kit's part too.
 * @param term in small letters
 */
export function ordersWith(db: Database, term: string) {
	const tables = orderTables(db)
	const until = afterPrefix(term)
	return tables
		.selectFrom('order_search_terms')
		.select('order_id')
		.where('term', '>=', term)
		.where('term', '<', until)
		.union(
			tables
				.selectFrom('order_references')
				.select('order_id')
				.where((eb) =>
					eb.or(
						meaningsOf(term).map((meaning) =>
							eb.and([eb('term', '>=', meaning), eb('term', '<', afterPrefix(meaning))]),
						),
					),
				),
		)
		.union(
			tables
				.selectFrom('order_lines')
				.select('order_id')
				.where('product_id', 'in', productsWith(term)),
		)
		.union(
			tables
				.selectFrom('order_line_parts')
				.select('order_id')
				.where('product_id', 'in', productsWith(term)),
		)
}
