import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { productById } from '../catalogue/queries.ts'
import { factsOf, findOrder } from '../orders/queries.ts'
import { pictureFor } from './internal/letterhead.ts'
import { seesQuotation } from './internal/quotations/list.ts'
import { documentsOf } from './of-order.ts'
import { maySeeDocument, maySeeDocumentsOf } from './policy.ts'
import { documentShop } from './rules.ts'
import type { DocumentCopy, DocumentSummary, OrderDocument } from './schema.ts'
import { type DocumentTables, documentTables } from './tables.ts'

const NOT_FOUND = message('documents.not_found')

/**
 * The documents of an order that the caller may see: its buyer and admins all, its installer those of the installation.
 * For others there is no such order.
 */
export async function listDocuments(
	{ db }: AppContext,
	actor: Actor,
	orderId: string,
	key?: string,
): Promise<Result<DocumentSummary[]>> {
	const order = await findOrder(db, orderId)
	if (!order || !maySeeDocumentsOf(actor, factsOf(order), key))
		return fail('not_found', message('orders.not_found'))
	const documents = await documentsOf(db, order.id)
	return ok(documents.filter(({ kind }) => maySeeDocument(actor, kind, factsOf(order), key)))
}

/** The secrets that a caller brings. */
interface Keys {
	/** In the address. */
	key: string | undefined
	keyOf: (orderId: string) => string | undefined
}

/** One document, scoped like its order; a quotation like itself. */
export async function getDocument(
	{ db }: AppContext,
	actor: Actor,
	id: string,
	{ key, keyOf }: Keys,
): Promise<Result<OrderDocument>> {
	const row = await rowById(db, id)
	const order = row?.order_id ? await findOrder(db, row.order_id) : null
	const facts = order ? factsOf(order) : null
	const sees =
		row?.kind === 'quotation'
			? await seesQuotation(db, actor, id, key)
			: row && maySeeDocument(actor, row.kind, facts, order ? keyOf(order.id) : undefined)
	if (!row || !sees) return fail('not_found', NOT_FOUND)
	return ok(documentIn(row))
}

/** A row as the document that it is. */
export const documentIn = (row: Selectable<DocumentTables['documents']>): OrderDocument => ({
	id: row.id,
	kind: row.kind,
	number: row.number,
	orderId: row.order_id,
	createdAt: new Date(row.dated_at).toISOString(),
	snapshot: JSON.parse(row.snapshot),
})

const rowById = (db: Database, id: string) =>
	documentTables(db).selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst()

/** A document, without a check of access, which is the caller's. Null where there is none. */
export async function orderDocumentOf(db: Database, id: string): Promise<OrderDocument | null> {
	const row = await rowById(db, id)
	return row ? documentIn(row) : null
}

/** A copy of a document as a PDF. @returns unavailable where it cannot be drawn now */
export async function documentPdf(
	ctx: AppContext,
	document: OrderDocument,
	copy: DocumentCopy = 'recipient',
) {
	const { snapshot } = document
	const signature = 'signature' in snapshot ? snapshot.signature : ''
	return ctx.documents.document(document, {
		logo: await pictureFor(ctx, snapshot.shop.logo),
		signature: await pictureFor(ctx, signature ?? ''),
		copy,
	})
}

/** A product's data sheet as a PDF. @returns not_found for an unknown product; unavailable where it cannot be drawn now */
export async function dataSheetPdf(ctx: AppContext, actor: Actor, id: string) {
	const found = productById(ctx, actor, id)
	if (!found.ok) return found
	const product = found.value
	const shop = documentShop(ctx.settings.current())
	const { sheet } = product
	const parts = sheet?.kind === 'kit' ? sheet.parts : []
	return ctx.documents.dataSheet({
		product,
		shop,
		logo: await pictureFor(ctx, shop.logo),
		picture: await pictureFor(ctx, product.image),
		parts: parts.map(({ productId, quantity }) => ({
			name: ctx.catalogue.anyById(productId)?.name ?? productId,
			quantity,
		})),
		address: ctx.publicUrl && `${ctx.publicUrl}/products/${product.id}`,
		asOf: dayAt(ctx.now()),
	})
}

/** The uploaded pictures that documents have: at their heads, and signatures. */
export async function picturesOnDocuments(db: Database): Promise<string[]> {
	const rows = await documentTables(db)
		.selectFrom('documents')
		.select(['logo', 'signature'])
		.distinct()
		.where((eb) => eb.or([eb('logo', 'is not', null), eb('signature', 'is not', null)]))
		.execute()
	return rows.flatMap(({ logo, signature }) => [logo ?? [], signature ?? []].flat())
}
