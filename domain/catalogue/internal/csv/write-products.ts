import type { Tx } from '../../../../db/database.ts'
import type { SignedIn } from '../../../../shared/actor.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { audit } from '../../../audit/commands.ts'
import type { Change } from '../../../authorized-transaction.ts'
import type { RowChange } from '../../../imports/keyed-rows.ts'
import { replaceRecords } from '../../compliance/stored.ts'
import { only } from '../../field-rules.ts'
import type { MovementReason, ProductFields } from '../../schema.ts'
import { moveManyStocks } from '../../stock.ts'
import { catalogueTables } from '../../tables.ts'
import { columnsOf, columnsOfNew } from '../product-row.ts'
import type { KnownRow } from './known-rows.ts'

/** A product as a row of the file would have it. */
export interface ProductChange extends RowChange<ProductFields> {
	id: ProductId
	/** Its row in the database; undefined for one that is to be added. */
	known: KnownRow | undefined
	columns: (keyof ProductFields)[]
}

/** @returns conflict where a product with one of the ids was added meanwhile */
async function insertProducts(
	tx: Tx,
	added: ProductChange[],
	position: number,
	at: number,
): Promise<Result<void>> {
	if (added.length === 0) return ok(undefined)
	const inserted = await catalogueTables(tx)
		.insertInto('products')
		.values(added.map(({ id, after }, index) => columnsOfNew(id, after, position + index, at)))
		.onConflict((conflict) => conflict.column('id').doNothing())
		.returning('id')
		.execute()
	return inserted.length < added.length
		? fail('conflict', message('import.conflict'))
		: ok(undefined)
}

async function updateProducts(tx: Tx, changes: ProductChange[], at: number): Promise<void> {
	const rows = changes.flatMap(({ known, after }) => {
		if (!known) return []
		const { records: _, ...row } = known
		return { ...row, ...columnsOf(after, at, known.archived_at) }
	})
	if (rows.length === 0) return
	await catalogueTables(tx)
		.insertInto('products')
		.values(rows)
		.onConflict((conflict) =>
			conflict.column('id').doUpdateSet((eb) => ({
				name: eb.ref('excluded.name'),
				brand: eb.ref('excluded.brand'),
				category: eb.ref('excluded.category'),
				wattage: eb.ref('excluded.wattage'),
				price_paise: eb.ref('excluded.price_paise'),
				description: eb.ref('excluded.description'),
				image: eb.ref('excluded.image'),
				pictures: eb.ref('excluded.pictures'),
				sheet: eb.ref('excluded.sheet'),
				origin: eb.ref('excluded.origin'),
				importer: eb.ref('excluded.importer'),
				tax_class: eb.ref('excluded.tax_class'),
				unit: eb.ref('excluded.unit'),
				archived_at: eb.ref('excluded.archived_at'),
			})),
		)
		.execute()
}

/** The action, as the audit and the ledger of stock name it. */
interface Act {
	action: string
	reason: MovementReason
	note?: string
}

const IMPORTED: Act = { action: 'imported', reason: 'imported' }

/**
 * Writes some hundreds of products with their records, their stock and their audit entries.
 * @param position of the first that is added
 */
export async function writeProducts(
	{ tx, who: actor, at }: Change<SignedIn>,
	changes: ProductChange[],
	position: number,
	{ action, ...moving }: Act = IMPORTED,
): Promise<Result<void>> {
	if (changes.length === 0) return ok(undefined)
	const inserted = await insertProducts(
		tx,
		changes.filter(({ known }) => !known),
		position,
		at,
	)
	if (!inserted.ok) return inserted
	await updateProducts(tx, changes, at)
	const listed = changes.filter(({ columns }) => columns.includes('compliance'))
	await replaceRecords(
		tx,
		listed.map(({ id, after }) => ({ id, records: after.compliance })),
	)
	const moved = await moveManyStocks(
		tx,
		changes.flatMap(({ id, before, after }) => {
			const change = after.stock - (before?.stock ?? 0)
			return change === 0 ? [] : { productId: id, change, ...moving, actor, at }
		}),
	)
	if (!moved.ok) return moved
	await audit(
		tx,
		actor,
		at,
		changes.map(({ id, before, after, columns }) => ({
			action,
			kind: 'product',
			subjectId: id,
			subject: after.name,
			before: before && only(before, columns),
			after: only(after, columns),
		})),
	)
	return ok(undefined)
}
