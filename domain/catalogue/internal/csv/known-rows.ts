import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import { chunks } from '../../../../db/chunks.ts'
import type { Database } from '../../../../db/database.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import type { ComplianceRecord } from '../../compliance/schema.ts'
import { recordsOf } from '../../compliance/stored.ts'
import { type CatalogueTables, catalogueTables } from '../../tables.ts'

/** A product's row, with its records. */
export type KnownRow = Selectable<CatalogueTables['products']> & { records: ComplianceRecord[] }

/** The rows of products by their ids, deleted ones too; others get their turn while they are read. */
export async function rowsOf(
	db: Database,
	ids: readonly ProductId[],
): Promise<Map<string, KnownRow>> {
	const known = new Map<string, KnownRow>()
	for (const chunk of chunks(ids)) {
		await yieldToEventLoop()
		const rows = await catalogueTables(db)
			.selectFrom('products')
			.selectAll()
			.where('id', 'in', chunk)
			.execute()
		const records = await recordsOf(db, chunk)
		for (const row of rows) known.set(row.id, { ...row, records: records.get(row.id) ?? [] })
	}
	return known
}
