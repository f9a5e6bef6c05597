import { z } from '@hono/zod-openapi'
import { day } from '../../shared/day.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oldName } from '../../shared/model.ts'
import { fromRupees } from '../../shared/money.ts'
import { decimalNumber, rupeesNumber, wholeNumber } from '../../shared/numbers/number-schema.ts'
import { line } from '../../shared/text/text.ts'
import { MAX_ITEMS, MAX_RUPEES } from './limits.ts'
import { codeIn } from './rules.ts'

const rupees = (least: number) =>
	rupeesNumber(issue('reference.rupees_wrong'), issue('reference.rupees_decimals'))
		.min(least, issue('input.at_least', { least }))
		.max(MAX_RUPEES, issue('input.at_most', { most: MAX_RUPEES }))
		.refine((amount) => fromRupees(amount) !== null, issue('reference.rupees_decimals'))

const times = wholeNumber(issue('input.number'), issue('input.whole_number'))
	.min(1, issue('input.at_least', { least: 1 }))
	.max(1_000_000, issue('input.at_most', { most: 1_000_000 }))

const terms = {
	amount: rupees(1).nullable().openapi({ description: 'Rupees; null where it is a per cent' }),
	percent: decimalNumber(issue('reference.per_cent_wrong'))
		.min(0.01, issue('input.at_least', { least: 0.01 }))
		.max(100, issue('reference.per_cent_at_most'))
		.refine((pct) => fromRupees(pct) !== null, issue('reference.rupees_decimals'))
		.nullable()
		.openapi({ description: 'Of the goods; null where it is an amount' }),
	cap: rupees(1).nullable().openapi({ description: 'The most that a per cent takes off, rupees' }),
	leastGoods: rupees(0).openapi({ description: 'Rupees of goods from which on it counts' }),
	validFrom: day(),
	validTo: day().nullable().openapi({ description: 'The last day; null: until it is ended' }),
	maxUses: times.nullable().openapi({ description: 'How often in all; null: no limit' }),
	maxPerPerson: times.nullable().openapi({
		description: 'How often for one person, by mail address and by phone; null: no limit',
	}),
}

export const NewCode = model('NewDiscountCode', {
	code: line(30, issue('codes.code_required'))
		.transform(codeIn)
		.refine((code) => /^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code), issue('codes.code_wrong')),
	...terms,
})
	.refine(({ amount, percent }) => (amount === null) !== (percent === null), {
		error: issue('codes.amount_or_percent'),
		path: ['amount'],
	})
	.refine(({ cap, percent }) => cap === null || percent !== null, {
		error: issue('codes.cap_of_percent'),
		path: ['cap'],
	})
	.refine(({ validFrom, validTo }) => validTo === null || validFrom <= validTo, {
		error: issue('input.days_backwards'),
		path: ['validTo'],
	})
export type NewCode = z.output<typeof NewCode>

export const Code = model('DiscountCode', {
	id: z.string(),
	code: z.string(),
	...terms,
	uses: z.number(),
	isFinal: z.boolean().openapi({ description: 'Ended, past its last day or used up' }),
	isOver: oldName(z.boolean(), 'isFinal'),
	endedAt: z.string().nullable(),
	createdBy: z.string(),
	createdAt: z.string(),
})
export type Code = z.output<typeof Code>

export const CodeQuery = PageQuery

export const CodeUse = model('DiscountCodeUse', {
	n: z.number(),
	orderId: z.string(),
	discount: z.number().openapi({ description: 'Rupees' }),
	at: z.string(),
})
export type CodeUse = z.output<typeof CodeUse>

export const CodeCheck = model('DiscountCodeCheck', {
	code: line(30, issue('codes.code_required')),
	items: z
		.array(
			z.object({ productId: line(64, issue('cart.product_required')), quantity: times }),
			issue('cart.items_required'),
		)
		.min(1, issue('cart.item_required'))
		.max(MAX_ITEMS, issue('cart.too_many_items', { most: MAX_ITEMS })),
})
export type CodeCheck = z.output<typeof CodeCheck>

export const CodeAnswer = model('DiscountCodeAnswer', {
	code: z.string(),
	discount: z.number().openapi({ description: 'Rupees off the goods' }),
	lines: z
		.array(z.object({ productId: z.string(), discount: z.number() }))
		.openapi({ description: 'What of it falls on each line, to the paisa' }),
})
export type CodeAnswer = z.output<typeof CodeAnswer>
