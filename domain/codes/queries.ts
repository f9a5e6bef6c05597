import { type Selectable, sql } from 'kysely'
import { countOf } from '../../db/count.ts'
import type { Database } from '../../db/database.ts'
import { pageOf } from '../../db/page-of.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Day, dayAt } from '../../shared/calendar.ts'
import { message } from '../../shared/messages/message.ts'
import { fromRupees, type Paise, sum, times, toRupees, zero } from '../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { apportion } from '../tax/rules.ts'
import { canManageCodes } from './policy.ts'
import { codeIn, type Discount, discountOn, NO_SUCH_CODE, refusedOn } from './rules.ts'
import type { Code, CodeAnswer, CodeCheck, CodeUse } from './schema.ts'
import { type CodeTables, codeTables } from './tables.ts'

type Row = Selectable<CodeTables['discount_codes']>

/** A code as its rules read it. */
interface KnownCode extends Discount {
	id: string
	code: string
	leastGoods: Paise
	validFrom: Day
	validTo: Day | null
	endedAt: number | null
	maxUses: number | null
	maxPerPerson: number | null
}

const known = (row: Row): KnownCode => ({
	id: row.id,
	code: row.code,
	amount: row.amount_paise,
	percentBp: row.percent_bp,
	cap: row.cap_paise,
	leastGoods: row.least_goods_paise,
	validFrom: row.valid_from,
	validTo: row.valid_to,
	endedAt: row.ended_at,
	maxUses: row.max_uses,
	maxPerPerson: row.max_per_person,
})

/** The code of this name, however it is written; undefined where there is none. */
export async function codeNamed(db: Database, text: string): Promise<KnownCode | undefined> {
	const row = await codeTables(db)
		.selectFrom('discount_codes')
		.selectAll()
		.where('code', '=', codeIn(text))
		.executeTakeFirst()
	return row && known(row)
}

const rupeesOf = (amount: Paise | null) => (amount === null ? null : toRupees(amount))

/** A code as an admin sees it. @param today by the store's clock */
export function codeOf(row: Row & { uses: number }, today: Day): Code {
	const code = known(row)
	const { uses } = row
	const isFinal =
		code.endedAt !== null ||
		(code.validTo !== null && code.validTo < today) ||
		(code.maxUses !== null && uses >= code.maxUses)
	return {
		id: code.id,
		code: code.code,
		amount: rupeesOf(code.amount),
		percent: code.percentBp === null ? null : code.percentBp / 100,
		cap: rupeesOf(code.cap),
		leastGoods: toRupees(code.leastGoods),
		validFrom: code.validFrom,
		validTo: code.validTo,
		maxUses: code.maxUses,
		maxPerPerson: code.maxPerPerson,
		uses,
		isFinal,
		isOver: isFinal,
		endedAt: code.endedAt === null ? null : new Date(code.endedAt).toISOString(),
		createdBy: row.created_by,
		createdAt: new Date(row.created_at).toISOString(),
	}
}

/** Codes with how often each was used. */
export const codesWithUses = (db: Database) =>
	codeTables(db)
		.selectFrom('discount_codes')
		.selectAll()
		.select((eb) =>
			eb
				.selectFrom('code_uses')
				.select(sql<number>`count(*)`.as('uses'))
				.whereRef('code_uses.code_id', '=', 'discount_codes.id')
				.as('uses'),
		)
		.$narrowType<{ uses: number }>()

/** All codes, the last made first. */
export const listCodes = (ctx: AppContext, actor: Actor, page: { limit: number; offset: number }) =>
	authorizedRead(canManageCodes(actor), () => {
		const sorted = codesWithUses(ctx.db).orderBy('created_at', 'desc').orderBy('id')
		return pageOf(sorted, page, (row) => codeOf(row, dayAt(ctx.now())))
	})

/** Whether there is a code of an id, for a caller with permission to know. */
export async function hasCode(ctx: AppContext, actor: Actor, id: string): Promise<Result<void>> {
	const allowed = canManageCodes(actor)
	if (!allowed.ok) return allowed
	const code = codeTables(ctx.db).selectFrom('discount_codes').where('id', '=', id)
	if ((await countOf(code)) === 0) return fail('not_found', message('codes.not_found'))
	return ok(undefined)
}

/** The uses of a code, the last first. */
export async function listUses(
	ctx: AppContext,
	actor: Actor,
	id: string,
	page: { limit: number; offset: number },
): Promise<Result<{ items: CodeUse[]; total: number }>> {
	const known = await hasCode(ctx, actor, id)
	if (!known.ok) return known
	const uses = codeTables(ctx.db).selectFrom('code_uses').where('code_id', '=', id)
	const sorted = uses.selectAll().orderBy('used_at', 'desc').orderBy('n', 'desc')
	return ok(
		await pageOf(sorted, page, (row) => ({
			n: row.n,
			orderId: row.order_id,
			discount: toRupees(row.discount_paise),
			at: new Date(row.used_at).toISOString(),
		})),
	)
}

/**
 * The discount of a code on goods now, and its lines; only an order that uses it knows whether it is used up by then.
 */
export async function checkCode(
	ctx: AppContext,
	_actor: Actor,
	{ code: text, items }: CodeCheck,
): Promise<Result<CodeAnswer>> {
	const prices: Paise[] = []
	for (const { productId, quantity } of items) {
		const product = ctx.catalogue.byId(productId)
		const missing = message('delivery.no_such_product', { id: productId })
		if (!product) return failField('items', missing)
		prices.push(times(fromRupees(product.price) ?? zero, quantity))
	}
	const found = await discountBy(ctx.db, text, sum(prices), dayAt(ctx.now()))
	if (!found.ok) return found
	const { code, discount } = found.value
	const parts = apportion(discount, prices)
	const lines = items.map(({ productId }, at) => ({
		productId,
		discount: toRupees(parts[at] ?? zero),
	}))
	return ok({ code, discount: toRupees(discount), lines })
}

/**
 * The discount of a code on goods on a day. Whether a person has used it as often as they may is only known when an
 * order uses it.
 * @returns invalid, of the field `code`, where it gives no discount, and where it is used up
 */
export async function discountBy(
	db: Database,
	text: string,
	goods: Paise,
	today: Day,
): Promise<Result<{ code: string; discount: Paise }>> {
	const code = await codeNamed(db, text)
	const why = code ? (refusedOn(code, today, goods) ?? (await usedUp(db, code))) : NO_SUCH_CODE
	if (!code || why) {
		const said = why ?? NO_SUCH_CODE
		return failField('code', said)
	}
	return ok({ code: code.code, discount: discountOn(code, goods) })
}

async function usedUp(db: Database, { id, maxUses }: KnownCode) {
	if (maxUses === null) return null
	const uses = codeTables(db).selectFrom('code_uses').where('code_id', '=', id)
	return (await countOf(uses)) >= maxUses ? message('codes.used_up') : null
}
