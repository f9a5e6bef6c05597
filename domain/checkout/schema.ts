import { z } from '@hono/zod-openapi'
import { pinCode, postcode } from '../../shared/addresses/pin.ts'
import { optionalState } from '../../shared/addresses/state-input.ts'
import { issue, type WithMessages } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { line, optionalLine } from '../../shared/text/text.ts'
import { PAYMENT_PROVIDERS, PaymentDue } from '../payments/schema.ts'
import { NetCost } from '../planner/money/net-cost-schema.ts'
import { CHARGE_KINDS } from '../tax/rules.ts'
import { MAX_DRAFT_FIELDS } from './limits.ts'

/** Whether an order is only sent to its buyer, or installed there by an installer of the shop. */
export const FULFILMENTS = ['delivery', 'installation'] as const
export type Fulfilment = (typeof FULFILMENTS)[number]

/** Paid at once, or in the parts that the shop has for it. */
export const SCHEDULES = ['full', 'milestones'] as const
export type ScheduleChoice = (typeof SCHEDULES)[number]

/** The buyer's choices for a sale, beside its goods and address. */
export const CHOICES = {
	fulfilment: oneOf(FULFILMENTS).openapi({
		description: 'Sent to the buyer, or installed by the shop as well',
	}),
	payment: oneOf(PAYMENT_PROVIDERS),
	schedule: oneOf(SCHEDULES).openapi({
		description: 'Paid at once, or in the parts that the shop offers',
	}),
	code: optionalLine(30).openapi({ description: 'A discount code' }),
	heldPrice: optionalLine(200).openapi({
		description:
			'The key of a price that holds for just these goods until its last day, for one order: of a quotation, or quoted when it was asked for',
	}),
}

const WHOLE = issue('orders.quantity_at_least_one')

/** Products with how many of each, up to `most`. */
export const itemsUpTo = (most: number) =>
	z
		.array(
			z.object({
				productId: line(64, issue('orders.product_required')),
				quantity: z
					.number({ error: WHOLE })
					.int(WHOLE)
					.min(1, WHOLE)
					.max(most, issue('orders.quantity_at_most', { most })),
			}),
		)
		.min(1, issue('orders.items_required'))
		.max(200, issue('orders.too_many_lines', { most: 200 }))

export const Items = itemsUpTo(1_000_000)

export const QuoteRequest = model('QuoteRequest', {
	items: Items.optional().openapi({ description: 'Without it, what is in the caller’s cart' }),
	fulfilment: CHOICES.fulfilment.optional().openapi({
		description:
			'Unless said, sent to the buyer; a kit, or a plan’s system in the cart, is installed where the shop does that',
	}),
	address: z
		.object({
			zipCode: postcode(issue('orders.pin_required')),
			state: optionalState().openapi({ description: 'That of the PIN code unless said' }),
		})
		.openapi({ description: 'Where the goods go' }),
	billing: z
		.object({
			gstin: optionalLine(30)
				.transform((text) => text?.replace(/\s/g, '').toUpperCase())
				.optional(),
			sez: z.boolean().optional().openapi({
				description: 'Delivered to a unit or developer in a Special Economic Zone, with a GSTIN',
			}),
			state: optionalState(),
		})
		.optional()
		.openapi({ description: 'To whom the bill goes, where that is another' }),
	code: CHOICES.code,
	schedule: CHOICES.schedule.optional(),
	heldPrice: CHOICES.heldPrice,
	payment: CHOICES.payment.optional().openapi({
		description: 'Payment on delivery may have a charge of its own',
	}),
})
export type QuoteRequest = z.output<typeof QuoteRequest>

/** A charge of an order beside its lines. */
export const Charge = model('OrderCharge', {
	kind: z.enum(CHARGE_KINDS),
	name: z.string().openapi({ example: 'Delivery' }),
	amount: z.number().openapi({ description: 'Rupees, GST included' }),
})
export type Charge = z.output<typeof Charge>

const HOLDS = {
	until: z.string().openapi({ description: 'The last day, YYYY-MM-DD' }),
	note: z.string().nullable().openapi({
		description: 'What has changed of the tax within it, or where else its delivery was for',
	}),
}

export const CheckoutQuote = model('Quote', {
	hash: z.string().nullable().openapi({
		description:
			'What an order sends as `quote`; null where these goods cannot be ordered online this way',
	}),
	message: z.string().nullable().openapi({ description: 'Why they cannot' }),
	fulfilment: CHOICES.fulfilment,
	lines: z.array(
		z.object({
			productId: z.string(),
			name: z.string(),
			quantity: z.number(),
			unitPrice: z.number(),
			lineTotal: z.number().openapi({ description: 'Before the discount' }),
			discount: z.number().openapi({ description: 'What of the code’s discount falls on it' }),
		}),
	),
	charges: z.array(Charge),
	discounts: z.array(z.object({ code: z.string(), amount: z.number() })),
	taxes: z.array(
		z.object({
			ratePct: z.number(),
			taxable: z.number(),
			cgst: z.number(),
			sgst: z.number(),
			igst: z.number(),
		}),
	),
	isTaxed: z.boolean().openapi({
		description:
			'Whether GST is in its prices: the seller is registered, and it is under no letter of undertaking',
	}),
	whyUntaxed: z.string().nullable().openapi({
		description: 'Why a registered seller charges no GST; null where it does',
	}),
	placeOfSupply: z.string(),
	stateTax: z
		.enum(['SGST', 'UTGST'])
		.openapi({ description: 'What `sgst` is called at the place of supply' }),
	tax: z.number().openapi({ description: 'GST within the total' }),
	total: z.number().openapi({ description: 'Rupees: lines less discount, and charges' }),
	schedule: z
		.array(z.object({ due: PaymentDue, amount: z.number() }))
		.openapi({ description: 'When which part is to be paid; they sum to the total' }),
	payments: z
		.array(z.enum(PAYMENT_PROVIDERS))
		.openapi({ description: 'How this total can be paid here' }),
	whyNotPayable: z.string().nullable().openapi({
		description: 'Why it cannot be ordered at this total; null where it can be paid in some way',
	}),
	takesUpi: z
		.boolean()
		.openapi({ description: 'Whether a transfer of what is due first can be made by UPI' }),
	takesAccount: z
		.boolean()
		.openapi({ description: 'Whether a transfer can be made to a bank account' }),
	asksCode: z.boolean().openapi({
		description:
			'Whether an order of this total that is paid on delivery waits until its buyer confirms it by a code',
	}),
	schedules: z.array(z.enum(SCHEDULES)),
	fulfilments: z
		.array(
			z.object({
				fulfilment: z.enum(FULFILMENTS),
				amount: z.number().nullable().openapi({ description: 'Null: the shop has to be asked' }),
				fromDay: z.string().nullable(),
				toDay: z.string().nullable(),
				message: z.string(),
			}),
		)
		.openapi({ description: 'Each way in which these goods can come there, with its price' }),
	heldPrice: z
		.object(HOLDS)
		.nullable()
		.openapi({ description: 'Where these are prices that hold' }),
	netCost: NetCost,
	whyNotInstalled: z.string().nullable().openapi({
		description: 'Why panels among these goods are not installed there by the shop; null otherwise',
	}),
})
export type CheckoutQuote = z.output<typeof CheckoutQuote>

export type QuoteWithMessages = WithMessages<
	CheckoutQuote,
	'message' | 'whyUntaxed' | 'whyNotInstalled' | 'whyNotPayable' | 'what' | 'note'
>

export const CoverageQuery = z.object({ pin: pinCode() })
export type CoverageQuery = z.output<typeof CoverageQuery>

export const Coverage = model('InstallationCoverage', {
	pin: z.string(),
	place: z.string().nullable().openapi({ example: 'Jaipur, Rajasthan' }),
	installs: z.boolean().openapi({ description: 'Whether installation is offered there' }),
	isElsewhere: z.boolean().openapi({ description: 'Whether it is offered anywhere' }),
	installers: z.number().nullable().openapi({
		description:
			'How many installers who take jobs serve the PIN code; null where the owner has listed it, and where none does',
	}),
	message: z.string().openapi({ example: '3 installers near 302001' }),
})
export type Coverage = z.output<typeof Coverage>

export const NetCostQuery = z.object({
	pin: pinCode().optional().openapi({
		description: 'Where it goes: an installation is estimated where the shop installs',
	}),
})
export type NetCostQuery = z.output<typeof NetCostQuery>

export const Draft = model('CheckoutDraft', {
	fields: z
		.record(
			z.string().regex(/^[a-zA-Z][a-zA-Z.]{0,39}$/, issue('checkout.field_wrong')),
			z.string().max(400, issue('input.too_long', { max: 400 })),
		)
		.refine(
			(fields) => Object.keys(fields).length <= MAX_DRAFT_FIELDS,
			issue('checkout.field_wrong'),
		)
		.openapi({ description: 'Each field of the checkout as it was typed' }),
})
export type Draft = z.output<typeof Draft>

export const NewDraft = Draft.extend({
	withoutCart: z
		.boolean({ error: issue('input.flag') })
		.optional()
		.openapi({
			description:
				'Keep it where the caller has no cart too: of a person whose session has ended, to be taken along by their login',
		}),
}).openapi('NewCheckoutDraft')
export type NewDraft = z.output<typeof NewDraft>

export const CartCost = model('CartCost', {
	...NetCost.shape,
	goods: z.number().openapi({ description: 'Rupees: the goods, at a price that holds for them' }),
	heldPrice: z
		.object({
			...HOLDS,
			items: z.array(z.object({ productId: z.string(), unitPrice: z.number() })),
		})
		.nullable()
		.openapi({ description: 'The price that holds for them, where the checkout has its key' }),
	whyNotHeld: z.string().nullable().openapi({
		description: 'Why the price of that key does not hold for them',
	}),
	whyNotPayable: z.string().nullable().openapi({
		description: 'Why no order of these goods can be paid here; null where one can',
	}),
})
export type CartCost = z.output<typeof CartCost>

export type CartCostWithMessages = WithMessages<
	CartCost,
	'what' | 'note' | 'whyNotHeld' | 'whyNotPayable'
>

export const HeldPriceParam = z.object({ key: z.string().max(200) })

export const HeldPriceView = model('HeldPrice', {
	items: z.array(
		z.object({
			productId: z.string(),
			name: z.string(),
			quantity: z.number(),
			unitPrice: z.number().openapi({ description: 'Rupees, as it holds' }),
			stock: z.number().openapi({ description: 'Pieces in stock now' }),
		}),
	),
	pin: z.string(),
	place: z.string().nullable().openapi({ example: 'Pune, Maharashtra' }),
	fulfilment: z.enum(FULFILMENTS),
	charge: z
		.number()
		.openapi({ description: 'Rupees that it costs that they come so, GST included' }),
	day: z.string().nullable().openapi({
		description: 'The day by which the goods arrive, YYYY-MM-DD; null where none was promised',
	}),
	validUntil: z.string().openapi({ description: 'The last day to order at this price' }),
	isExpired: z.boolean(),
	isOrdered: z.boolean().openapi({ description: 'Whether an order has it' }),
	total: z.number().openapi({ description: 'Rupees: the goods and how they come' }),
})
export type HeldPriceView = z.output<typeof HeldPriceView>
