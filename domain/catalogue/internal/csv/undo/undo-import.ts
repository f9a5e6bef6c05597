import { chunks } from '../../../../../db/chunks.ts'
import type { Tx } from '../../../../../db/database.ts'
import type { Actor, SignedIn } from '../../../../../shared/actor.ts'
import type { ProductId } from '../../../../../shared/ids.ts'
import { type Message, message } from '../../../../../shared/messages/message.ts'
import { recorded } from '../../../../../shared/messages/record.ts'
import { ok, type Result } from '../../../../../shared/result.ts'
import type { AppContext } from '../../../../app-context.ts'
import { authorizedTransaction, type Change } from '../../../../authorized-transaction.ts'
import { MAX_MISTAKES } from '../../../../file-limits.ts'
import { UNDO_MS } from '../../../../imports/limits.ts'
import { notToUndo } from '../../../../imports/undo/made-imports.ts'
import type { UndoneWithMessages } from '../../../../imports/undo/undo-schema.ts'
import { taxClassCodes } from '../../../../reference-data/queries.ts'
import { productOf } from '../../../catalogue.ts'
import { fieldsOf } from '../../../field-rules.ts'
import { canManageProducts } from '../../../policy.ts'
import type { ProductFields } from '../../../schema.ts'
import { bumpCatalogueVersion, lockProducts } from '../../../stock.ts'
import { catalogueTables } from '../../../tables.ts'
import { deleteProducts } from '../../delete-products.ts'
import { wrongKitIn } from '../../kits/kit-parts.ts'
import { type KnownRow, rowsOf } from '../known-rows.ts'
import { type ProductChange, writeProducts } from '../write-products.ts'

type Before = Partial<ProductFields>

interface Imported {
	id: ProductId
	/** The changed fields as they were; null of a product that was added. */
	before: Before | null
}

/** Marks an import as undone, so that nobody else undoes it. */
async function begin(tx: Tx, id: string, at: number) {
	const tables = catalogueTables(tx)
	const begun = await tables
		.updateTable('product_imports')
		.set({ undone_at: at })
		.where('id', '=', id)
		.where('undone_at', 'is', null)
		.where('created_at', '>=', at - UNDO_MS)
		.returning(['version', 'created_at'])
		.executeTakeFirst()
	if (begun) return ok(begun)
	return notToUndo(
		await tables
			.selectFrom('product_imports')
			.select('undone_at')
			.where('id', '=', id)
			.executeTakeFirst(),
	)
}

async function importedBy(tx: Tx, id: string): Promise<Imported[]> {
	const rows = await catalogueTables(tx)
		.selectFrom('product_import_rows')
		.select(['product_id', 'before'])
		.where('import_id', '=', id)
		.orderBy('product_id')
		.execute()
	return rows.map(({ product_id, before }) => ({
		id: product_id,
		before: before === null ? null : JSON.parse(before),
	}))
}

/** The products that have sold at least one piece since. @param since epoch milliseconds */
async function soldSince(tx: Tx, ids: readonly ProductId[], since: number): Promise<Set<string>> {
	const rows = await catalogueTables(tx)
		.selectFrom('stock_movements')
		.select('product_id')
		.distinct()
		.where('product_id', 'in', ids)
		.where('reason', '=', 'ordered')
		.where('created_at', '>=', since)
		.execute()
	return new Set(rows.map(({ product_id }) => product_id))
}

/** Why the fields of a product cannot be as they were; null where they can. */
async function whyNot(
	tx: Tx,
	{ id, before }: Imported,
	codes: Set<string>,
): Promise<Message | null> {
	const { taxClass: code, sheet } = before ?? {}
	if (code && !codes.has(code)) return message('reference.class_unknown', { code })
	const wrong = sheet === undefined ? null : await wrongKitIn(tx, id, sheet)
	return Object.values(wrong ?? {})[0] ?? null
}

function changeBack({ id, before: were }: Imported, known: KnownRow): ProductChange {
	const before = fieldsOf(productOf(known))
	return {
		row: 0,
		key: id,
		id,
		known,
		kind: 'changed',
		before,
		after: { ...before, ...were },
		columns: Object.keys(were ?? {}) as ProductChange['columns'],
	}
}

/** Undoes some hundreds of the rows of an import. */
async function undoRows(
	ctx: AppContext,
	change: Change<SignedIn>,
	rows: Imported[],
	{ version, created_at }: { version: number; created_at: number },
) {
	const { tx } = change
	const ids = rows.map(({ id }) => id)
	const [known, sold, codes] = [
		await rowsOf(tx, ids),
		await soldSince(tx, ids, created_at),
		await taxClassCodes(tx),
	]
	const left: UndoneWithMessages['left'] = []
	const back: ProductChange[] = []
	const added: KnownRow[] = []
	for (const row of rows) {
		const product = known.get(row.id)
		const why =
			product?.version === version
				? await whyNot(tx, row, codes)
				: message(sold.has(row.id) ? 'import.sold_since' : 'import.changed_since')
		if (why || !product)
			left.push({
				id: row.id,
				name: product?.name ?? null,
				message: why ?? message('import.changed_since'),
			})
		else if (row.before === null) added.push(product)
		else back.push(changeBack(row, product))
	}
	const note = recorded(message('import.undone_note'))
	const written = await writeProducts(change, back, 0, {
		action: 'reverted',
		reason: 'adjusted',
		note,
	})
	if (!written.ok) return written
	await deleteProducts(ctx, change, added)
	return ok({ undone: [...back, ...added].map(({ id }) => ({ id })), left })
}

/**
 * Undoes an import of the last day, of the products that nobody has changed or sold since: they are as before, and those
 * that it added are deleted.
 * @returns not_found for an import that is too old; conflict for one that is undone
 */
export async function undoImport(
	ctx: AppContext,
	actor: Actor,
	id: string,
): Promise<Result<UndoneWithMessages>> {
	const done = await authorizedTransaction(canManageProducts(actor), ctx, async (change) => {
		const { tx, at } = change
		const begun = await begin(tx, id, at)
		if (!begun.ok) return begun
		const rows = await importedBy(tx, id)
		await lockProducts(
			tx,
			rows.map((row) => row.id),
		)
		const undone: { id: ProductId }[] = []
		const left: UndoneWithMessages['left'] = []
		for (const chunk of chunks(rows)) {
			const part = await undoRows(ctx, change, chunk, begun.value)
			if (!part.ok) return part
			undone.push(...part.value.undone)
			left.push(...part.value.left)
		}
		await bumpCatalogueVersion(tx, undone, at)
		return ok({
			undone: undone.length,
			leftCount: left.length,
			left: left.slice(0, MAX_MISTAKES),
		})
	})
	await ctx.catalogue.refresh()
	return done
}
