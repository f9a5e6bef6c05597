import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import type { ProductId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { taxClassCodes, taxRows } from '../reference-data/queries.ts'
import { shopName } from '../settings/rules.ts'
import { productOf } from './catalogue.ts'
import { recordsOf, replaceRecords } from './compliance/stored.ts'
import { differing, fieldsOf, only } from './field-rules.ts'
import { ORIGIN_FIELDS, wrongOrigin } from './internal/compliance/origin-rules.ts'
import { deleteProducts } from './internal/delete-products.ts'
import { notifyOfKits, partIds, STOCK_OF_KIT, wrongKitIn } from './internal/kits/kit-parts.ts'
import { columnsOf, columnsOfNew } from './internal/product-row.ts'
import { isKit, kitStock, piecesOf } from './kits/kits.ts'
import { MAX_STOCK } from './limits.ts'
import { canManageProducts } from './policy.ts'
import { productsIn } from './queries.ts'
import type { NewProduct, Product, ProductChange, ProductFields } from './schema.ts'
import { bumpCatalogueVersion, moveStock } from './stock.ts'
import { catalogueTables } from './tables.ts'
import { hsnOf, type TaxedProduct } from './tax-class-rules.ts'

const NOT_FOUND = message('catalogue.not_found')
const ID_TAKEN = message('catalogue.id_taken')
const ID_OF_DELETED = message('catalogue.id_of_deleted')

/** Why an id cannot be a new product's. */
async function takenId(tx: Tx, id: ProductId) {
	const { deleted_at } = await catalogueTables(tx)
		.selectFrom('products')
		.select('deleted_at')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	const why = deleted_at === null ? ID_TAKEN : ID_OF_DELETED
	return fail('id_taken', why, { fields: { id: why } })
}

async function read(ctx: AppContext, id: ProductId): Promise<Result<Product>> {
	await ctx.catalogue.refresh()
	const product = ctx.catalogue.anyById(id)
	return product ? ok(product) : fail('not_found', NOT_FOUND)
}

const NOT_A_KIT = message('catalogue.parts_do_not_fit')

/** Refuses a kit whose parts are not there or are kits. */
async function judgeKit(tx: Tx, id: ProductId, { sheet }: Pick<Product, 'sheet'>) {
	const wrong = await wrongKitIn(tx, id, sheet)
	return wrong ? fail('invalid', NOT_A_KIT, { fields: wrong }) : ok(undefined)
}

/** Refuses what cannot be true together of a panel's origin. */
function judgeOrigin(fields: Pick<Product, (typeof ORIGIN_FIELDS)[number]>, at: number) {
	const fieldsWrong = wrongOrigin(fields, dayAt(at))
	const [why] = Object.values(fieldsWrong ?? {})
	return fieldsWrong && why ? fail('invalid', why, { fields: fieldsWrong }) : ok(undefined)
}

/** Refuses a tax class that there is not. */
async function judgeTaxClass(tx: Tx, { taxClass: code }: Pick<Product, 'taxClass'>) {
	if (code === null || (await taxClassCodes(tx)).has(code)) return ok(undefined)
	const why = message('reference.class_unknown', { code })
	return failField('taxClass', why)
}

/** Refuses a new product whose tax class has no HSN, in a store that keeps how goods are taxed. */
async function judgeHsn({ policy }: AppContext, tx: Tx, fields: TaxedProduct, at: number) {
	if (!policy.tellsTax || hsnOf(await taxRows(tx), fields, dayAt(at))) return ok(undefined)
	return failField('taxClass', message('catalogue.class_without_hsn'))
}

/**
 * Adds a product with its opening stock; a kit has none.
 * @returns id_taken for an id that is, or once was, in use; invalid for a kit of parts that cannot be, and for a panel whose listings contradict its sheet
 */
export async function addProduct(ctx: AppContext, actor: Actor, input: NewProduct) {
	const id = input.id as ProductId
	const added = await authorizedTransaction(canManageProducts(actor), ctx, async ({ tx, at }) => {
		const last = await catalogueTables(tx)
			.selectFrom('products')
			.select((eb) => eb.fn.max('position').as('position'))
			.executeTakeFirst()
		const { id: _id, sheet = null, stock = 0, ...given } = input
		const own = isKit({ sheet }) ? 0 : stock
		const brand = input.brand ?? shopName(ctx.settings.current())
		const fields: ProductFields = { ...given, brand, stock: own, sheet, archived: false }
		const kit = await judgeKit(tx, id, fields)
		if (!kit.ok) return kit
		const made = judgeOrigin(fields, at)
		if (!made.ok) return made
		const taxed = await judgeTaxClass(tx, fields)
		if (!taxed.ok) return taxed
		const numbered = await judgeHsn(ctx, tx, fields, at)
		if (!numbered.ok) return numbered
		const row = await catalogueTables(tx)
			.insertInto('products')
			.values(columnsOfNew(id, fields, (last?.position ?? 0) + 1, at))
			.onConflict((conflict) => conflict.column('id').doNothing())
			.returning('id')
			.executeTakeFirst()
		if (!row) return takenId(tx, id)
		await replaceRecords(tx, [{ id, records: fields.compliance }])
		const opening = { productId: id, change: own, reason: 'added', actor, at } as const
		const moved = await moveStock(tx, own > 0 ? [opening] : [])
		if (!moved.ok) return moved
		await audit(tx, actor, at, [
			{ action: 'added', kind: 'product', subjectId: id, subject: input.name, after: fields },
		])
		await bumpCatalogueVersion(tx, [{ id }], at)
		return ok(undefined)
	})
	return added.ok ? read(ctx, id) : added
}

/** The action on a product, in a word. */
function actionOf(names: (keyof ProductFields)[], archived: boolean) {
	if (names.length > 1 || names[0] !== 'archived') return 'changed'
	return archived ? 'archived' : 'restored'
}

/** Why a change is not made: a field that is no longer as it was read. Null where all are. */
function editConflict(present: ProductFields, { expected = {}, expectedStock }: ProductChange) {
	if (expectedStock !== undefined && expectedStock !== present.stock)
		return fail('conflict', message('catalogue.stock_changed', { stock: present.stock }), {
			facts: { stock: present.stock },
		})
	const names = differing(present, expected)
	if (names.length === 0) return null
	return fail('conflict', message('catalogue.changed_meanwhile', { fields: names }), {
		facts: { changed: only(present, names) },
	})
}

/** The product as the database has it, locked until the commit. */
const lockProduct = (tx: Tx, id: ProductId) =>
	catalogueTables(tx)
		.updateTable('products')
		.set((eb) => ({ version: eb.ref('version') }))
		.where('id', '=', id)
		.where('deleted_at', 'is', null)
		.returningAll()
		.executeTakeFirst()

/** The editable fields of a product as they are, of a kit with the stock that its parts allow. */
async function present(tx: Tx, product: Product): Promise<ProductFields> {
	if (!isKit(product)) return fieldsOf(product)
	const parts = await productsIn(tx, partIds(product.sheet))
	const stock = kitStock(product, (part) => piecesOf(parts.get(part)))
	return fieldsOf({ ...product, stock })
}

/** The stock that a product is to have of its own: a kit none, and a former kit begins with the given one. */
function ownStock(before: ProductFields, after: ProductFields, given: ProductChange): number {
	if (isKit(after)) return 0
	return isKit(before) ? (given.stock ?? 0) : after.stock
}

/** The stock after pieces came or went, however many were sold since it was read. */
function newStock(
	{ stock }: ProductFields,
	set: number | undefined,
	change: number | undefined,
): Result<number> {
	if (change === undefined) return ok(set ?? stock)
	if (set !== undefined) return failField('stockChange', message('catalogue.stock_twice'))
	const left = stock + change
	if (left < 0) return failField('stock', message('catalogue.stock_below', { stock }))
	if (left > MAX_STOCK)
		return failField('stock', message('catalogue.stock_above', { most: MAX_STOCK }))
	return ok(left)
}

/** Changes the fields given of one product, within a transaction. @param record writes its audit entry */
export async function changeWithin(
	tx: Tx,
	ctx: AppContext,
	actor: Actor,
	id: ProductId,
	change: ProductChange,
	at: number,
	record: typeof audit = audit,
): Promise<Result<void>> {
	const { expected: _expected, expectedStock: _expectedStock, ...fields } = change
	const { stockChange, stockReason = 'adjusted', stockNote, ...asked } = fields
	const row = await lockProduct(tx, id)
	if (!row) return fail('not_found', NOT_FOUND)
	const records = await recordsOf(tx, [id])
	const before = await present(tx, productOf({ ...row, records: records.get(id) }))
	const refusal = editConflict(before, change)
	if (refusal) return refusal
	const stock = newStock(before, asked.stock, stockChange)
	if (!stock.ok) return stock
	const given = stockChange === undefined ? asked : { ...asked, stock: stock.value }
	const names = differing(before, given)
	if (names.length === 0) return ok(undefined)
	const after = { ...before, ...only(given, names) }
	if (isKit(after) && names.includes('stock')) return failField('stock', STOCK_OF_KIT)
	if (names.includes('sheet')) {
		const kit = await judgeKit(tx, id, after)
		if (!kit.ok) return kit
	}
	if (ORIGIN_FIELDS.some((name) => names.includes(name))) {
		const made = judgeOrigin(after, at)
		if (!made.ok) return made
	}
	if (names.includes('taxClass')) {
		const taxed = await judgeTaxClass(tx, after)
		if (!taxed.ok) return taxed
	}
	await catalogueTables(tx)
		.updateTable('products')
		.set(columnsOf(after, at, row.archived_at))
		.where('id', '=', id)
		.execute()
	if (names.includes('compliance')) await replaceRecords(tx, [{ id, records: after.compliance }])
	const moved = ownStock(before, after, given) - row.stock
	if (moved !== 0) {
		const adjusted = { productId: id, change: moved, note: stockNote }
		const done = await moveStock(tx, [{ ...adjusted, reason: stockReason, actor, at }])
		if (!done.ok) return done
	}
	if (after.archived && !before.archived)
		await notifyOfKits(ctx, tx, [{ id, name: after.name }], 'archived', at)
	await record(tx, actor, at, [
		{
			action: actionOf(names, after.archived),
			kind: 'product',
			subjectId: id,
			subject: after.name,
			before: only(before, names),
			after: only(after, names),
		},
	])
	await bumpCatalogueVersion(tx, [{ id }], at)
	return ok(undefined)
}

/**
 * Changes the fields given; a new stock becomes a movement of the difference.
 * @returns invalid for the stock of a kit, for a kit of parts that cannot be, and for a panel whose listings contradict its sheet; conflict telling the fields that are no longer as they were expected, as they are now
 */
export async function changeProduct(
	ctx: AppContext,
	actor: Actor,
	id: ProductId,
	change: ProductChange,
): Promise<Result<Product>> {
	const changed = await authorizedTransaction(canManageProducts(actor), ctx, ({ tx, at }) =>
		changeWithin(tx, ctx, actor, id, change, at),
	)
	return changed.ok ? read(ctx, id) : changed
}

/** Deletes an added product; built-in ones stay. Orders keep their copy of it. */
export async function deleteProduct(ctx: AppContext, actor: Actor, id: ProductId) {
	const deleted = await authorizedTransaction(canManageProducts(actor), ctx, async (change) => {
		const { tx, at } = change
		const row = await lockProduct(tx, id)
		if (!row) return fail('not_found', NOT_FOUND)
		if (row.product_source === 'built-in') return fail('forbidden', message('catalogue.built_in'))
		const records = (await recordsOf(tx, [id])).get(id) ?? []
		await deleteProducts(ctx, change, [{ ...row, records }])
		await bumpCatalogueVersion(tx, [{ id }], at)
		return ok(undefined)
	})
	await ctx.catalogue.refresh()
	return deleted
}
