import type { Database, Tx } from '../../../../db/database.ts'
import type { Actor, SignedIn } from '../../../../shared/actor.ts'
import { type Day, dayAt } from '../../../../shared/calendar.ts'
import type { ProductId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { Change } from '../../../authorized-transaction.ts'
import { MAX_MISTAKES } from '../../../file-limits.ts'
import {
	changesByKey,
	countsOf,
	differencesOf,
	type RowChange,
	traceOf,
} from '../../../imports/keyed-rows.ts'
import type { FileContents, FileRow, RowCells } from '../../../imports/read-file.ts'
import type { FileMistake } from '../../../imports/report-schema.ts'
import {
	applyImport,
	type OnProgress,
	previewImport,
	type SentImport,
} from '../../../imports/run-import.ts'
import { alike } from '../../../imports/value-rules.ts'
import { taxClassCodes, taxRows } from '../../../reference-data/queries.ts'
import { shopName } from '../../../settings/rules.ts'
import { productOf } from '../../catalogue.ts'
import type { ReportWithMessages } from '../../csv/import-schema.ts'
import { fieldsOf } from '../../field-rules.ts'
import { LARGE_CHANGE_PCT, MAX_PREVIEWED } from '../../limits.ts'
import { canManageProducts } from '../../policy.ts'
import { productsIn } from '../../queries.ts'
import type { ProductFields } from '../../schema.ts'
import { bumpCatalogueVersion, lockProducts } from '../../stock.ts'
import { catalogueTables } from '../../tables.ts'
import { hsnOf } from '../../tax-class-rules.ts'
import { ORIGIN_FIELDS, wrongOrigin } from '../compliance/origin-rules.ts'
import { kitsIn, notifyOfKits, partIds } from '../kits/kit-parts.ts'
import { GivenProduct, PRODUCT_COLUMNS } from './columns.ts'
import { mistakesInKits, notesOn } from './import-kits.ts'
import { addedProduct, changedProduct } from './import-row.ts'
import { rowsOf } from './known-rows.ts'
import { newIdsBeside, type WhyNoNewId } from './new-id.ts'
import { isLarge, priceChange } from './price-changes.ts'
import { recordImport } from './undo/record-import.ts'
import { type ProductChange, writeProducts } from './write-products.ts'

type Contents = FileContents<GivenProduct>

const idsOf = ({ rows }: Contents) => rows.map(({ given: { id } }) => id as ProductId)

const partsIn = ({ rows }: Contents) => rows.flatMap(({ given }) => partIds(given.sheet ?? null))

interface ProductsAround {
	/** Whether there was a product of this id. */
	isDeleted: boolean
	brand: string
	taxClasses: Set<string>
	/** Whether a new product has the HSN that it needs. */
	hasHsn: (product: ProductFields) => boolean
	whyNoNewId: WhyNoNewId
	today: Day
}

/** A row's product as it would be. */
function productAfter(
	each: FileRow<GivenProduct>,
	before: ProductFields | null,
	{ isDeleted, brand, taxClasses, hasHsn, whyNoNewId, today }: ProductsAround,
): ProductFields | FileMistake[] {
	const wrong = (column: string, why: FileMistake['message']) => [
		{ row: each.row, column, message: why },
	]
	if (isDeleted) return wrong('id', message('import.id_of_deleted'))
	const code = each.given.taxClass
	if (code && !taxClasses.has(code))
		return wrong('taxClass', message('reference.class_unknown', { code }))
	const why = before ? null : whyNoNewId(each.given.id)
	if (why) return wrong('id', why)
	const after = before ? changedProduct(each, before) : addedProduct(each, brand)
	if (Array.isArray(after)) return after
	if (!before && !hasHsn(after)) return wrong('taxClass', message('catalogue.class_without_hsn'))
	const isSameOrigin = before && ORIGIN_FIELDS.every((name) => alike(before[name], after[name]))
	const contradictions = isSameOrigin ? [] : Object.entries(wrongOrigin(after, today) ?? {})
	const mistakes = contradictions.flatMap(([field, reason]) =>
		wrong(field.split('.')[0] ?? field, reason),
	)
	return mistakes.length > 0 ? mistakes : after
}

/** The changes of products that a report shows: the largest of prices first, then others, then rows that change nothing. */
function shownOf(changes: RowChange<ProductFields>[]): ReportWithMessages['preview'] {
	const isChange = ({ kind }: RowChange<ProductFields>) => kind !== 'unchanged'
	return changes
		.map((each) => ({ ...each, size: isChange(each) ? priceChange(each) : -1 }))
		.toSorted((one, other) => other.size - one.size)
		.slice(0, MAX_PREVIEWED)
		.map((each) => ({
			row: each.row,
			id: each.key,
			name: each.after.name,
			kind: each.kind,
			fields: differencesOf(each),
		}))
}

async function judge(ctx: AppContext, db: Database, contents: Contents) {
	const stored = await rowsOf(db, idsOf(contents))
	const taxClasses = await taxClassCodes(db)
	const brand = shopName(ctx.settings.current())
	const today = dayAt(ctx.now())
	const rows = ctx.policy.tellsTax ? await taxRows(db) : []
	const hasHsn = (product: ProductFields) =>
		!ctx.policy.tellsTax || hsnOf(rows, product, today) !== ''
	const isDeleted = (id: string) => (stored.get(id)?.deleted_at ?? null) !== null
	const whyNoNewId = newIdsBeside(ctx.catalogue.all.map(({ id }) => id))
	const known = new Map([...stored].map(([id, row]) => [id, fieldsOf(productOf(row))]))
	const { changes, mistakes } = await changesByKey(contents, {
		columns: PRODUCT_COLUMNS,
		keyColumn: 'id',
		twice: (earlier) => message('import.id_twice', earlier),
		known,
		keyOf: ({ id }) => id,
		rowAfter: (each, before) =>
			productAfter(each, before, {
				isDeleted: isDeleted(each.given.id),
				brand,
				taxClasses,
				hasHsn,
				whyNoNewId,
				today,
			}),
	})
	// Kits are looked at only where the file has any sheet of one.
	const parts = partsIn(contents)
	if (parts.length > 0)
		mistakes.push(...mistakesInKits(changes, await productsIn(db, parts), await kitsIn(db)))
	const present = (id: string) => ctx.catalogue.anyById(id)?.stock ?? 0
	const notes = notesOn(contents.rows, changes, present).slice(0, MAX_MISTAKES)
	const todo = changes.filter(({ kind }) => kind !== 'unchanged')
	return {
		changes: todo.map((each) => ({
			...each,
			id: each.key as ProductId,
			known: stored.get(each.key),
			columns: each.columns as ProductChange['columns'],
		})),
		mistakes,
		report: (seen: string) => ({
			seen,
			...countsOf(changes),
			notes,
			largeChanges: changes.filter(isLarge).length,
			preview: shownOf(changes),
		}),
	}
}

async function nextPosition(db: Database): Promise<number> {
	const last = await catalogueTables(db)
		.selectFrom('products')
		.select((eb) => eb.fn.max('position').as('position'))
		.executeTakeFirst()
	return (last?.position ?? 0) + 1
}

/** @param isLargeMeant whether somebody has said yes to large changes of prices */
function productImport(ctx: AppContext, isLargeMeant: boolean) {
	let position = 0
	const record = recordImport()
	return {
		name: 'products',
		columns: PRODUCT_COLUMNS,
		subjectOf: ({ id, name }: RowCells) =>
			[name || (id && ctx.catalogue.anyById(id)?.name), id].filter(Boolean).join(', ') || null,
		schema: GivenProduct,
		traceOf,
		conflict: message('catalogue.changed_since_preview'),
		judge: (db: Database, contents: Contents) => judge(ctx, db, contents),
		doubt: (changes: ProductChange[]) => {
			const count = isLargeMeant ? 0 : changes.filter(isLarge).length
			return count > 0 ? message('import.large_changes', { count, pct: LARGE_CHANGE_PCT }) : null
		},
		lock: async (tx: Tx, contents: Contents) => {
			await lockProducts(tx, [...new Set([...idsOf(contents), ...partsIn(contents)])])
			position = await nextPosition(tx)
		},
		write: async (change: Change<SignedIn>, chunk: ProductChange[], done: number) => {
			await record.add(change.tx, change.at, chunk)
			return writeProducts(change, chunk, position + done)
		},
		finish: async ({ tx, at }: Change<SignedIn>, changes: ProductChange[]) => {
			const gone = changes
				.filter(({ before, after }) => before?.archived === false && after.archived)
				.map(({ id, after }) => ({ id, name: after.name }))
			await notifyOfKits(ctx, tx, gone, 'archived', at)
			await record.end(tx, await bumpCatalogueVersion(tx, changes, at))
		},
	}
}

/** Lists the changes that an import of a file of products would make, without making them. */
export const previewProducts = (
	ctx: AppContext,
	actor: Actor,
	sent: SentImport,
): Promise<Result<ReportWithMessages>> =>
	previewImport(ctx, canManageProducts(actor), sent, productImport(ctx, false))

export interface SentProducts extends SentImport {
	/** Whether somebody has said yes to large changes of prices. */
	isLargeMeant?: boolean
}

/** Adds and changes the products of a file, all or nothing. @returns as `applyImport`, invalid where prices change much and nobody has said yes */
export async function importProducts(
	ctx: AppContext,
	actor: Actor,
	{ isLargeMeant = false, ...sent }: SentProducts,
	onProgress?: OnProgress,
): Promise<Result<ReportWithMessages>> {
	const table = productImport(ctx, isLargeMeant)
	const imported = await applyImport(ctx, canManageProducts(actor), sent, table, onProgress)
	await ctx.catalogue.refresh()
	return imported
}
