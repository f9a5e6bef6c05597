import { createHash } from 'node:crypto'
import type { Tx } from '../../../../db/database.ts'
import { transact } from '../../../../db/transaction.ts'
import { type Actor, isSignedIn, type SignedIn } from '../../../../shared/actor.ts'
import type { Day } from '../../../../shared/calendar.ts'
import { newId, newSecret } from '../../../../shared/ids.ts'
import { message } from '../../../../shared/messages/message.ts'
import type { Paise } from '../../../../shared/money.ts'
import { givesLinkAgain, NOBODY, scopeOf } from '../../../../shared/requests/request-scope.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { audit } from '../../../audit/commands.ts'
import { cartIdOf, hasWholeSystem, linesOf } from '../../../cart/queries.ts'
import { holdPrice } from '../../../checkout/held-prices.ts'
import { expectedSubsidy, goodsOf, type PricedOrder, saleOf } from '../../../checkout/queries.ts'
import { notIncludedIn } from '../../../checkout/rules.ts'
import { mayOrderForBuyer } from '../../../orders/policy.ts'
import { isOpen } from '../../../settings/queries.ts'
import { issueDocuments } from '../../commands.ts'
import type {
	NewQuotation,
	QuotationForBuyer,
	QuotationWithMessages,
} from '../../quotations/schema.ts'
import { documentTables } from '../../tables.ts'
import { getQuotation } from './list.ts'
import { mailQuotation } from './mail.ts'
import { quotationDocument } from './quotation-document.ts'
import { billingOf, gstinOf, recipientOf } from './recipient.ts'

const LIVE_ONLY = message('checkout.live_only')
const EMPTY = message('orders.cart_empty')

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The key and hash that tell a request for a quotation from all others. */
interface Request {
	key: string
	hash: string
}

/**
 * Issues a quotation of products, or of the contents of the caller's cart, which stays as it is. Nothing is reserved,
 * and prices are those of now. The same key and input again gives the same quotation.
 * @returns invalid by field, and in a demo; shop_closed; cart_empty; not_found where a product is no longer sold;
 * key_reused when the key came with other input
 * @param by the admin who issues it for its recipient
 */
export async function issueQuotation(
	ctx: AppContext,
	actor: Actor,
	key: string,
	input: NewQuotation,
	by?: SignedIn,
): Promise<Result<QuotationWithMessages>> {
	if (!ctx.policy.takesPayment) return fail('invalid', LIVE_ONLY)
	if (!isOpen(ctx)) return fail('shop_closed', message('settings.shop_closed'))
	const caller = by ?? actor
	const request = {
		key: digest(`${scopeOf(caller)}\n${key}`),
		hash: digest(JSON.stringify(input)),
	}
	// Before the transaction, which SQLite's one connection is then for.
	const subsidy = await expectedSubsidy(ctx, actor, {
		items: input.items ?? null,
		plan: input.plan,
		gstin: gstinOf(input),
		at: ctx.now(),
	})
	const issued = await transact(ctx.db, async (tx) => {
		const known = await replay(tx, request)
		if (known) return known
		const made = await issue(ctx, tx, actor, input, { ...request, subsidy })
		if (made.ok && by) await auditIssued(tx, by, made.value.id, ctx.now())
		return made
	})
	if (!issued.ok) return issued
	const { id, secret, created_at: at } = issued.value
	const quotation = await getQuotation(ctx, caller, id, secret)
	const isHidden = scopeOf(caller) === NOBODY && !givesLinkAgain(caller, at, ctx.now())
	return quotation.ok && isHidden ? ok({ ...quotation.value, trackingKey: null }) : quotation
}

/**
 * Issues a quotation for somebody who has called, as if they had asked for it without an account.
 * @returns as `issueQuotation`; not_signed_in or forbidden for all but admins
 */
export function issueQuotationForBuyer(
	ctx: AppContext,
	actor: Actor,
	key: string,
	input: QuotationForBuyer,
): Promise<Result<QuotationWithMessages>> {
	const allowed = mayOrderForBuyer(actor)
	if (!allowed.ok) return Promise.resolve(allowed)
	return issueQuotation(ctx, { kind: 'visitor', cartId: null }, key, input, allowed.value)
}

async function auditIssued(tx: Tx, by: SignedIn, subjectId: string, at: number) {
	const { number } = await documentTables(tx)
		.selectFrom('documents')
		.select('number')
		.where('id', '=', subjectId)
		.executeTakeFirstOrThrow()
	await audit(tx, by, at, [{ action: 'issued', kind: 'quotation', subjectId, subject: number }])
}

interface Issued {
	id: string
	secret: string
	created_at: number
}

/** The quotation that a request has been answered with, if it has. */
async function replay(tx: Tx, { key, hash }: Request): Promise<Result<Issued> | null> {
	const known = await documentTables(tx)
		.selectFrom('quotations')
		.select(['id', 'secret', 'request_hash', 'created_at'])
		.where('request_key', '=', key)
		.executeTakeFirst()
	if (!known) return null
	return known.request_hash === hash
		? ok(known)
		: fail('key_reused', message('documents.quotation_key_reused'))
}

async function issue(
	ctx: AppContext,
	tx: Tx,
	actor: Actor,
	input: NewQuotation,
	{ subsidy, ...request }: Request & { subsidy: Paise },
): Promise<Result<Issued>> {
	const billed = billingOf(ctx, input)
	if (!billed.ok) return billed
	const billing = billed.value
	const shipping = recipientOf(input)
	const at = ctx.now()
	const cartId = await cartIdOf(tx, actor)
	const wanted = input.items ?? (cartId ? await linesOf(tx, cartId) : [])
	if (wanted.length === 0) return fail('cart_empty', EMPTY)
	const goods = await goodsOf(tx, wanted, at)
	if (!goods.ok) return goods
	const { fulfilment = null, code = null, schedule = null } = input
	const isOfPlan = input.items !== undefined && input.plan !== undefined
	const isSystem =
		isOfPlan || (!input.items && cartId !== null && (await hasWholeSystem(tx, cartId, wanted)))
	const address = { zipCode: shipping.zipCode, state: shipping.state ?? null }
	const buyer = { address, gstin: billing?.gstin ?? null, toSez: billing?.sez === true }
	const choices = { ...buyer, fulfilment, isSystem, code, schedule }
	const sold = await saleOf(
		ctx,
		tx,
		{ goods: goods.value, ...choices, heldPrice: input.heldPrice, payment: null },
		at,
	)
	if (!sold.ok) return sold
	const sale = sold.value
	if (sale.unpriced)
		return fail('invalid', sale.unpriced, { fields: { fulfilment: sale.unpriced } })
	const uninstalled = subsidy > 0 ? notIncludedIn(sale) : null
	const document = quotationDocument(ctx, {
		subsidy,
		uninstalled,
		flats: input.flats ?? null,
		sale,
		goods: goods.value,
		shipping,
		at,
		billing: billing && { ...billing, withoutTax: sale.withoutTax },
	})
	const row = {
		id: newId(),
		secret: newSecret(),
		request_key: request.key,
		request_hash: request.hash,
		user_id: isSignedIn(actor) ? actor.id : null,
		cart_id: isSignedIn(actor) ? null : cartId,
		name: document.buyer.name,
		total_paise: sale.total,
		valid_until: document.validUntil as Day,
		items: JSON.stringify(sale.listed.items),
		created_at: at,
		anonymised_at: null,
	}
	// Where the same request comes twice at once, the other one waits here.
	const inserted = await documentTables(tx)
		.insertInto('quotations')
		.values(row)
		.onConflict((conflict) => conflict.column('request_key').doNothing())
		.returning(['id', 'secret', 'created_at'])
		.executeTakeFirst()
	if (!inserted) return (await replay(tx, request)) ?? fail('conflict', message('orders.try_again'))
	const held = heldPriceOf(sale, row, { pin: shipping.zipCode, subsidy })
	await holdPrice(tx, held, { enquiryId: null, at })
	await mailQuotation(ctx, tx, actor, {
		id: row.id,
		secret: row.secret,
		name: shipping.fullName,
		total: row.total_paise,
		validUntil: row.valid_until,
		email: shipping.email ?? null,
	})
	const numbered = await issueDocuments(
		ctx,
		tx,
		[{ id: row.id, orderId: null, snapshot: document }],
		at,
	)
	return numbered.ok ? ok(inserted) : numbered
}

/** The price that a quotation holds for its buyer, by its secret. */
const heldPriceOf = (
	sale: PricedOrder,
	{ secret, valid_until }: { secret: string; valid_until: Day },
	{ pin, subsidy }: { pin: string; subsidy: Paise },
) => ({
	key: secret,
	...sale.listed,
	validUntil: valid_until,
	fulfilment: sale.fulfilment,
	pin,
	day: null,
	subsidy,
})
