import { sql } from 'kysely'
import type { ProductId } from '../../shared/ids.ts'
import { like } from '../../shared/text/text.ts'

/**
 * The products with an id, or a word of the name, that begins with a text, as a list of ids for a condition of another
 * query: archived ones too.
 * @param text in small letters
 */
export function productsWith(text: string) {
	const [, ...begins] = like(text)
	const [first, later] = [begins.join(''), `% ${begins.join('')}`]
	return sql<ProductId>`(select products.id from products where lower(products.id) like ${first} escape '!'
		or lower(products.name) like ${first} escape '!' or lower(products.name) like ${later} escape '!')`
}
