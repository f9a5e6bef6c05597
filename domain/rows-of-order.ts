import type { Kysely, Selectable } from 'kysely'
import type { OrderId } from '../shared/ids.ts'

type Names<Row> = keyof Row & string

const rowsIn = <Tables>(tables: Kysely<Tables>, table: Names<Tables>) =>
	(tables as unknown as Kysely<Record<string, { order_id: OrderId }>>)
		.selectFrom(table as string)
		.selectAll()

/** All columns of the rows that a table has of an order, or of some orders, sorted by these columns. */
export async function rowsOfOrder<Tables, Name extends Names<Tables>>(
	tables: Kysely<Tables>,
	table: Name,
	of: OrderId | readonly OrderId[],
	...sortedBy: `${Names<Tables[Name]>}${'' | ' desc'}`[]
): Promise<Selectable<Tables[Name]>[]> {
	if (of.length === 0) return []
	let rows = rowsIn(tables, table).where('order_id', Array.isArray(of) ? 'in' : '=', of)
	for (const each of sortedBy) {
		const [column, direction] = each.split(' ')
		rows = rows.orderBy(column as 'order_id', direction as 'desc' | undefined)
	}
	return rows.execute() as Promise<Selectable<Tables[Name]>[]>
}

/** The one row that a table has of an order with these values; undefined where there is none. */
export async function rowOfOrder<Tables, Name extends Names<Tables>>(
	tables: Kysely<Tables>,
	table: Name,
	id: OrderId,
	values: { [Column in Names<Tables[Name]>]?: string | number | null } = {},
): Promise<Selectable<Tables[Name]> | undefined> {
	let rows = rowsIn(tables, table).where('order_id', '=', id)
	for (const [column, value] of Object.entries(values))
		rows = rows.where(column as 'order_id', value === null ? 'is' : '=', value as OrderId)
	return rows.executeTakeFirst() as Promise<Selectable<Tables[Name]> | undefined>
}
