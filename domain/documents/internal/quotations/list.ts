import { sql } from 'kysely'
import { countOf } from '../../../../db/count.ts'
import type { Database } from '../../../../db/database.ts'
import { type Actor, hasRole, isSignedIn } from '../../../../shared/actor.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import type { CartId } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import { type Paise, toRupees } from '../../../../shared/money.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { like } from '../../../../shared/text/text.ts'
import type { AppContext } from '../../../app-context.ts'
import { findHeldPrice } from '../../../checkout/held-prices.ts'
import type { QuotationDocument } from '../../billing/schema.ts'
import { netCostOfQuotation } from '../../quotations/net-cost.ts'
import type {
	QuotationQuery,
	QuotationSummary,
	QuotationWithMessages,
} from '../../quotations/schema.ts'
import { documentTables } from '../../tables.ts'
import { isExpired, isOwn, maySeeQuotation } from './quotation-rules.ts'

const NOT_FOUND = message('documents.no_such_quotation')

/** No cart has this id. */
const NO_CART = '' as CartId

const quotations = (db: Database) =>
	documentTables(db)
		.selectFrom('quotations')
		.innerJoin('documents', 'documents.id', 'quotations.id')

const withNumber = (db: Database) =>
	quotations(db).selectAll('quotations').select(['documents.number', 'documents.snapshot'])

type Row = Awaited<ReturnType<ReturnType<typeof withNumber>['executeTakeFirstOrThrow']>>

const summaryOf = (row: Row, now: number): QuotationSummary => ({
	id: row.id,
	number: row.number,
	name: row.name,
	total: toRupees(row.total_paise),
	validUntil: row.valid_until,
	isExpired: isExpired(row.valid_until, now),
	createdAt: new Date(row.created_at).toISOString(),
})

/** Whether the caller may see a quotation. @param key the secret that they bring */
export async function seesQuotation(
	db: Database,
	actor: Actor,
	id: string,
	key: string | undefined,
): Promise<boolean> {
	const row = await withNumber(db).where('quotations.id', '=', id).executeTakeFirst()
	return row !== undefined && maySeeQuotation(actor, row, key)
}

/** One quotation, with its products' present price. @returns not_found where the caller may not see it */
export async function getQuotation(
	ctx: AppContext,
	actor: Actor,
	id: string,
	key: string | undefined,
): Promise<Result<QuotationWithMessages>> {
	const row = await withNumber(ctx.db).where('quotations.id', '=', id).executeTakeFirst()
	if (!row || !maySeeQuotation(actor, row, key)) return fail('not_found', NOT_FOUND)
	const items: { productId: string; quantity: number; price: Paise }[] = JSON.parse(row.items)
	const document: QuotationDocument = JSON.parse(row.snapshot)
	const held = await findHeldPrice(ctx.db, row.secret)
	const now = ctx.now()
	return ok({
		...summaryOf(row, now),
		holds: held !== undefined && held.orderId === null && !isExpired(row.valid_until, now),
		...netCostOfQuotation(document),
		lines: items.map(({ productId, quantity, price }) => ({
			productId,
			quantity,
			unitPrice: toRupees(price),
			priceNow: ctx.catalogue.byId(productId)?.price ?? null,
		})),
		document,
		paper: document,
		trackingKey: isOwn(actor, row) || key === row.secret ? row.secret : null,
	})
}

/** The quotations that were issued for the caller; for an admin all of them. The last issued first. */
export async function listQuotations(
	ctx: AppContext,
	actor: Actor,
	{ limit, offset, q, state }: QuotationQuery,
): Promise<Result<{ items: QuotationSummary[]; total: number }>> {
	const now = ctx.now()
	const ofCaller = () => {
		const all = quotations(ctx.db).$if(state !== undefined, (query) =>
			query.where('quotations.valid_until', state === 'valid' ? '>=' : '<', dayAt(now)),
		)
		if (hasRole(actor, 'Admin')) return all
		return isSignedIn(actor)
			? all.where('quotations.user_id', '=', actor.id)
			: all.where('quotations.cart_id', '=', actor.cartId ?? NO_CART)
	}
	const found = () => {
		if (!q) return ofCaller()
		const pattern = like(q)
		return ofCaller().where(
			sql<boolean>`(lower(documents.number) like lower(${pattern}) escape '!'
				or lower(quotations.name) like lower(${pattern}) escape '!')`,
		)
	}
	const rows = await found()
		.selectAll('quotations')
		.select(['documents.number', 'documents.snapshot'])
		.orderBy('quotations.created_at', 'desc')
		.orderBy('quotations.id', 'desc')
		.limit(limit)
		.offset(offset)
		.execute()
	return ok({ items: rows.map((row) => summaryOf(row, now)), total: await countOf(found()) })
}
