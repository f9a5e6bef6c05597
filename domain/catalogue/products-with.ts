import { type RawBuilder, sql } from 'kysely'
import { valueList } from '../../db/chunks.ts'
import type { Database } from '../../db/database.ts'
import type { ProductId } from '../../shared/ids.ts'
import { like } from '../../shared/text/text.ts'
import { catalogueTables } from './tables.ts'

/**
 * The products with an id, or a word of the name, that begins with a text, as a list of ids for a condition of another
 * query: archived and deleted ones too. A database that is given the ids knows how few they are.
 * @param text in small letters
 * @returns null where no product has it
 */
export async function productsWith(
	db: Database,
	text: string,
): Promise<RawBuilder<ProductId> | null> {
	const [, ...begins] = like(text)
	const [first, later] = [begins.join(''), `% ${begins.join('')}`]
	const rows = await catalogueTables(db)
		.selectFrom('products')
		.select('id')
		.where(
			sql<boolean>`lower(id) like ${first} escape '!'
				or lower(name) like ${first} escape '!' or lower(name) like ${later} escape '!'`,
		)
		.execute()
	return rows.length === 0
		? null
		: valueList(
				db,
				rows.map(({ id }) => id),
			)
}
