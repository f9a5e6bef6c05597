import type { Selectable } from 'kysely'
import { chunks } from '../../../db/chunks.ts'
import type { Database, Tx } from '../../../db/database.ts'
import type { ProductId } from '../../../shared/ids.ts'
import { type CatalogueTables, catalogueTables } from '../tables.ts'
import type { ComplianceRecord } from './schema.ts'

type Row = Selectable<CatalogueTables['product_compliance']>

const recordOf = (row: Row): ComplianceRecord => ({
	kind: row.kind,
	number: row.number,
	validFrom: row.valid_from,
	validTo: row.valid_to,
	proof: row.proof,
	checkedOn: row.checked_on,
	isSample: row.is_sample === 1,
})

/** The records of these products, each in its order; products without any are left out. */
export async function recordsOf(
	db: Database,
	ids: readonly ProductId[],
): Promise<Map<string, ComplianceRecord[]>> {
	const known = new Map<string, ComplianceRecord[]>()
	for (const chunk of chunks(ids)) {
		const rows = await catalogueTables(db)
			.selectFrom('product_compliance')
			.selectAll()
			.where('product_id', 'in', chunk)
			.orderBy('product_id')
			.orderBy('place')
			.execute()
		for (const row of rows) {
			const before = known.get(row.product_id)
			if (before) before.push(recordOf(row))
			else known.set(row.product_id, [recordOf(row)])
		}
	}
	return known
}

/** The rows of a product's records. */
export const rowsOf = (id: ProductId, records: readonly ComplianceRecord[]) =>
	records.map((record, place) => ({
		product_id: id,
		place,
		kind: record.kind,
		number: record.number,
		valid_from: record.validFrom,
		valid_to: record.validTo,
		proof: record.proof,
		checked_on: record.checkedOn,
		is_sample: record.isSample ? 1 : 0,
	}))

interface WithRecords {
	id: ProductId
	records: readonly ComplianceRecord[]
}

/** Puts these records in place of those that the products have. */
export async function replaceRecords(tx: Tx, products: readonly WithRecords[]): Promise<void> {
	for (const chunk of chunks(products.map(({ id }) => id)))
		await catalogueTables(tx)
			.deleteFrom('product_compliance')
			.where('product_id', 'in', chunk)
			.execute()
	for (const chunk of chunks(products.flatMap(({ id, records }) => rowsOf(id, records))))
		await catalogueTables(tx).insertInto('product_compliance').values(chunk).execute()
}
