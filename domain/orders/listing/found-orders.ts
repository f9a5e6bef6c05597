import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { valueList } from '../../../db/chunks.ts'
import { countOf } from '../../../db/count.ts'
import type { Database } from '../../../db/database.ts'
import type { OrderId, ProductId } from '../../../shared/ids.ts'
import { afterPrefix, searchTermsIn } from '../../../shared/lists/search-terms.ts'
import { productsWith } from '../../catalogue/products-with.ts'
import { MANY_FOUND, MAX_COUNTED } from '../limits.ts'
import { type OrderTables, orderTables } from '../tables.ts'
import { meaningsOf, withPhoneTogether } from './order-references.ts'

/** A term that an admin asks for, in small letters, with the products whose id or name has it. */
export interface SoughtTerm {
	term: string
	products: RawBuilder<ProductId> | null
}

/** The terms that an admin asks for. */
export const soughtTerms = (db: Database, text = ''): Promise<SoughtTerm[]> =>
	Promise.all(
		searchTermsIn(withPhoneTogether(text)).map(async (term) => ({
			term,
			products: await productsWith(db, term),
		})),
	)

type Orders = ExpressionBuilder<OrderTables, 'orders'>

/** The tables of words by which an order is found. */
type WordTable = 'order_search_terms' | 'order_references'

const hasWord =
	(words: readonly string[]) =>
	(eb: ExpressionBuilder<OrderTables, WordTable>): Expression<SqlBool> =>
		eb.or(words.map((word) => eb.and([eb('term', '>=', word), eb('term', '<', afterPrefix(word))])))

/**
 * The orders that an admin finds by the beginning of a word: of number, name, place, phone, mail, bill, documents,
 * payments, parcels and serial numbers, and of the name or id of a product, that of a kit's part too.
 */
export function ordersWith(
	db: Database,
	{ term, products }: SoughtTerm,
	union: 'union' | 'unionAll' = 'union',
) {
	const tables = orderTables(db)
	const words = tables
		.selectFrom('order_search_terms')
		.select('order_id')
		.where(hasWord([term]))
		[union](
			tables
				.selectFrom('order_references')
				.select('order_id')
				.where(hasWord(meaningsOf(term))),
		)
	if (!products) return words
	return words[union](
		tables.selectFrom('order_lines').select('order_id').where('product_id', 'in', products),
	)[union](
		tables.selectFrom('order_line_parts').select('order_id').where('product_id', 'in', products),
	)
}

/**
 * Whether an order is among `ordersWith`, asked of each order: quicker where all are read, or most have it. With an
 * offset PostgreSQL does ask each; it would read the whole of the other tables first.
 */
export const isWith =
	({ term, products }: SoughtTerm) =>
	(eb: Orders): Expression<SqlBool> => {
		const ofOrder = (table: WordTable, words: readonly string[]) =>
			eb.exists(
				eb
					.selectFrom(table)
					.select('order_id')
					.whereRef('order_id', '=', 'orders.id')
					.where(hasWord(words) as never)
					.limit(1)
					.offset(0),
			)
		const sold = (table: 'order_lines' | 'order_line_parts') =>
			eb.exists(
				eb
					.selectFrom(table)
					.select('order_id')
					.whereRef('order_id', '=', 'orders.id')
					// As an expression: SQLite would look for each of many products in place of the few lines.
					.where(sql`product_id || ''`, 'in', products)
					.limit(1)
					.offset(0),
			)
		return eb.or([
			ofOrder('order_search_terms', [term]),
			ofOrder('order_references', meaningsOf(term)),
			...(products ? [sold('order_lines'), sold('order_line_parts')] : []),
		])
	}

const isAmong = (db: Database, term: SoughtTerm) => (eb: Orders) =>
	eb('id', 'in', ordersWith(db, term))

/** Some of the rows by which orders with a term are found: several may be of one order. */
const firstRows = (db: Database, term: SoughtTerm, limit: number) =>
	orderTables(db).selectFrom(ordersWith(db, term, 'unionAll').limit(limit).as('having'))

/** A part of the found orders, the newest first. */
interface Part {
	limit: number
	offset: number
}

/**
 * The orders with all of the terms: how many there are, or that there are at least so many, and the conditions by which
 * the part is found the quickest.
 */
export async function findOrders(db: Database, terms: readonly SoughtTerm[], part: Part) {
	const few = terms.length > 1 ? await rarest(db, terms) : null
	if (few) {
		const others = terms.filter((term) => term !== few).map(isWith)
		let orders = orderTables(db).selectFrom('orders').select('id').where(isAmong(db, few))
		for (const other of others) orders = orders.where(other)
		const found = (await orders.execute()).map(({ id }) => id)
		return {
			total: found.length,
			isLeast: false,
			conditions: [(eb: Orders) => eb('id', 'in', valueList(db, found))],
		}
	}
	const { total, isLeast } = await countFound(db, terms, part)
	const byEach = (isLeast || total > MANY_FOUND) && part.offset < MANY_FOUND
	const conditions = terms.map((term) => (byEach ? isWith(term) : isAmong(db, term)))
	return { total, isLeast, conditions }
}

async function countFound(db: Database, terms: readonly SoughtTerm[], { limit, offset }: Part) {
	const [term, ...others] = terms
	if (term && others.length === 0) {
		const { counted, total } = await firstRows(db, term, MAX_COUNTED + 1)
			.select(({ fn }) => [
				fn.countAll<number>().as('counted'),
				fn.count<number>('order_id').distinct().as('total'),
			])
			.executeTakeFirstOrThrow()
		if (counted <= MAX_COUNTED) return { total, isLeast: false }
		if (offset + limit <= total) return { total, isLeast: true }
	}
	return { total: await countWith(db, terms), isLeast: false }
}

/** The term that the fewest orders have, where these are not many. */
async function rarest(db: Database, terms: readonly SoughtTerm[]): Promise<SoughtTerm | null> {
	const counted = await Promise.all(
		terms.map(async (term) => ({
			term,
			count: await countOf(firstRows(db, term, MANY_FOUND + 1)),
		})),
	)
	const [few] = counted.filter(({ count }) => count <= MANY_FOUND).sort((a, b) => a.count - b.count)
	return few?.term ?? null
}

/** The newest orders that an admin finds by a text. */
export async function newestFound(db: Database, text: string, limit: number): Promise<OrderId[]> {
	const terms = await soughtTerms(db, text)
	if (terms.length === 0) return []
	const { conditions } = await findOrders(db, terms, { limit, offset: 0 })
	let orders = orderTables(db).selectFrom('orders').select('id')
	for (const condition of conditions) orders = orders.where(condition)
	const newest = orders.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
	return (await newest.execute()).map(({ id }) => id)
}

/** Counted without a look at the orders themselves. */
async function countWith(db: Database, terms: readonly SoughtTerm[]): Promise<number> {
	const [first, ...others] = terms.map((term) =>
		orderTables(db).selectFrom(ordersWith(db, term).as('having')).select('order_id'),
	)
	if (!first) throw new Error('no term')
	const found = others.reduce((all, each) => all.intersect(each), first)
	return countOf(orderTables(db).selectFrom(found.as('found')))
}
