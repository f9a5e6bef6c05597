import type { Tx } from '../../../db/database.ts'
import type { Actor } from '../../../shared/actor.ts'
import { dayAt, daysAfter } from '../../../shared/calendar.ts'
import { newSecret } from '../../../shared/ids.ts'
import { message } from '../../../shared/messages/message.ts'
import { fromRupees, paise, sum, times, zero } from '../../../shared/money.ts'
import { fail, failField, ok, type Result } from '../../../shared/result.ts'
import { addressesOf } from '../../accounts/queries.ts'
import type { AppContext } from '../../app-context.ts'
import { audit } from '../../audit/commands.ts'
import { authorizedTransaction } from '../../authorized-transaction.ts'
import { holdPrice } from '../../checkout/held-prices.ts'
import { goodsOf, ratesOf } from '../../checkout/queries.ts'
import { sendMail } from '../../mail/commands.ts'
import { notify } from '../../notifications/commands.ts'
import { mayQuotePrice } from '../policy.ts'
import { type EnquiryRow, findEnquiry, getEnquiry, NOT_FOUND } from '../queries.ts'
import { TOO_LATE } from '../rules.ts'
import type { Enquiry, NewQuotedPrice } from '../schema.ts'
import { enquiryTables } from '../tables.ts'
import { goodsIn, pricedGoods } from './goods.ts'

/**
 * Answers an enquiry about the cost of delivery: its goods at their prices of now, delivered for a sum by a day, which
 * holds for as long as a quotation does. The sender gets the way to order so.
 * @returns not_found; conflict where it asks something else; already_closed; invalid by field where the day is over, and
 * where one of the goods is no longer sold
 */
export async function quotePrice(
	ctx: AppContext,
	actor: Actor,
	id: string,
	{ delivery, day }: NewQuotedPrice,
): Promise<Result<Enquiry>> {
	const quoted = await authorizedTransaction(mayQuotePrice(actor), ctx, async ({ tx, at }) => {
		const row = await findEnquiry(tx, id)
		if (!row) return fail('not_found', NOT_FOUND)
		const goods = goodsIn(row.goods)
		if (row.asks !== 'delivery-cost' || !goods)
			return fail('conflict', message('enquiries.not_about_cost'))
		const today = dayAt(at)
		if (day < today) return failField('day', message('enquiries.delivery_day_over'))
		const items = pricedGoods(ctx.catalogue, goods)
		if (!items.ok) return items
		const known = await goodsOf(tx, goods, at)
		if (!known.ok) return known
		const key = newSecret()
		const price = {
			key,
			items: items.value,
			fulfilment: 'delivery' as const,
			pin: row.pin,
			charge: fromRupees(delivery) ?? zero,
			day,
			rates: ratesOf(known.value.lines),
			subsidy: null,
			validUntil: daysAfter(today, ctx.settings.current().tax.quotationDays),
		}
		const answered = await enquiryTables(tx)
			.updateTable('enquiries')
			.set({ status: 'answered', answered_at: at, updated_at: at, quoted_price_key: key })
			.where('id', '=', id)
			.where('status', 'in', ['open', 'taken'])
			.returningAll()
			.executeTakeFirst()
		if (!answered)
			return fail('already_closed', TOO_LATE[row.status === 'closed' ? 'closed' : 'answered'])
		await holdPrice(tx, price, { enquiryId: id, at })
		const all = sum(price.items.map((each) => times(each.price, each.quantity)))
		const total = paise(all + price.charge)
		await record(tx, actor, answered, { delivery, day })
		await notifySender(tx, answered, key)
		await mailSender(ctx, tx, answered, { key, total, day, validUntil: price.validUntil })
		return ok(undefined)
	})
	return quoted.ok ? getEnquiry(ctx, actor, id) : quoted
}

const record = (
	tx: Tx,
	actor: Actor,
	{ id, name, pin, updated_at: at }: EnquiryRow,
	after: { delivery: number; day: string },
) =>
	audit(tx, actor, at, [
		{
			action: 'answered',
			kind: 'enquiry',
			subjectId: id,
			subject: `${name}, ${pin}`,
			before: {},
			after,
		},
	])

async function notifySender(tx: Tx, row: EnquiryRow, key: string) {
	const { user_id: userId, number, updated_at: at } = row
	const quiet = {
		message: message('enquiries.step_done', { step: 'answer' }),
		type: 'info',
		quiet: true,
		at,
	} as const
	await notify(tx, [
		{ to: { role: 'Admin' }, link: '/admin/enquiries', ...quiet },
		...(userId
			? [
					{
						to: { userId },
						message: message('enquiries.price_quoted', { number }),
						type: 'success' as const,
						link: `/quoted-price?key=${key}`,
						at,
					},
				]
			: []),
	])
}

interface Told {
	key: string
	/** Paise. */
	total: number
	day: string
	validUntil: string
}

async function mailSender(ctx: AppContext, tx: Tx, row: EnquiryRow, { key, ...told }: Told) {
	const { id, name, number, user_id: sender } = row
	const account = sender ? (await addressesOf(tx, [sender])).get(sender) : undefined
	const email = row.email ?? account?.email
	if (!email) return
	await sendMail(ctx, tx, [
		{
			event: `enquiry ${id} priced at ${row.answered_at}`,
			template: 'price-quoted',
			to: { email, name },
			accountId: email === account?.email ? sender : null,
			data: { path: '/quoted-price?key=', secret: key, number, ...told },
		},
	])
}
