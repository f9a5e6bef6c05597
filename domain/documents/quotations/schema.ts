import { z } from '@hono/zod-openapi'
import { searchQuery } from '../../../shared/lists/page-query.ts'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model, oldName, oneOf } from '../../../shared/model.ts'
import { wholeNumber } from '../../../shared/numbers/number-schema.ts'
import { optionalLine } from '../../../shared/text/text.ts'
import { NewBilling } from '../../orders/billing/schema.ts'
import { NewOrder, Shipping } from '../../orders/schema.ts'
import { NetCost } from '../../planner/money/net-cost-schema.ts'
import { PlanAddress } from '../../planner/plan-address-schema.ts'
import { QuotationDocument } from '../billing/schema.ts'

const { billing, items, fulfilment, schedule, code, heldPrice } = NewOrder.shape
const { fullName, zipCode, state, email } = Shipping.shape

/** Whom a quotation is for, and where the goods would go: its street and phone are needed for an order alone. */
const Recipient = model('QuotationRecipient', {
	fullName,
	zipCode,
	state,
	email,
	gstin: NewBilling.shape.gstin.openapi({
		description:
			'Of a recipient who is registered in the state where the goods go; the bill goes to them then',
	}),
	contactNumber: Shipping.shape.contactNumber.optional(),
	street: optionalLine(200),
	city: optionalLine(100).openapi({ description: 'The district of the PIN code unless said' }),
	country: optionalLine(60).openapi({ description: 'India, where it is left out' }),
})

const FLATS = issue('documents.quotation_flats')

export const NewQuotation = model('NewQuotation', {
	shipping: Recipient,
	items,
	code,
	schedule,
	plan: PlanAddress.optional().openapi({
		description:
			'The plan that `items` are all the parts of, with its address in the store: its subsidy is counted',
	}),
	flats: wholeNumber(FLATS).min(2, FLATS).max(10_000, FLATS).optional().openapi({
		description: 'Of a society: its sums are said for each flat too',
	}),
	heldPrice,
	billing: billing.openapi({ description: 'To whom the bill would go, where that is another' }),
	fulfilment: fulfilment.openapi({
		description: 'How the goods come; left out, they are installed where there are panels',
	}),
})
export type NewQuotation = z.output<typeof NewQuotation>

export const QuotationForBuyer = NewQuotation.extend({ items: items.unwrap() }).openapi(
	'QuotationForBuyer',
)
export type QuotationForBuyer = z.output<typeof QuotationForBuyer>

export const QuotationSummary = model('QuotationSummary', {
	id: z.string().openapi({ description: 'That of its document: GET /documents/{id}.pdf has it' }),
	number: z.string().openapi({ example: 'SBQ/26-27/000123' }),
	name: z.string().openapi({ description: 'For whom it is' }),
	total: z.number().openapi({ description: 'Rupees, GST included' }),
	validUntil: z.string().openapi({ description: 'The last day, YYYY-MM-DD' }),
	isExpired: z.boolean(),
	createdAt: z.string(),
})
export type QuotationSummary = z.output<typeof QuotationSummary>

export const Quotation = model('Quotation', {
	...QuotationSummary.shape,
	lines: z.array(
		z.object({
			productId: z.string(),
			quantity: z.number(),
			unitPrice: z.number().openapi({ description: 'Rupees, as quoted' }),
			priceNow: z.number().nullable().openapi({
				description: 'Rupees; null where it is no longer sold',
			}),
		}),
	),
	holds: z.boolean().openapi({
		description:
			'Whether an order that names its secret as `heldPrice` has its price: until its last day, once, while stock lasts',
	}),
	netCost: NetCost.nullable().openapi({
		description: 'What comes back of its total; null where no subsidy is expected',
	}),
	perFlat: NetCost.nullable().openapi({
		description: 'The same for each flat of a society, to the nearest paisa',
	}),
	document: QuotationDocument,
	paper: oldName(QuotationDocument, 'document'),
	trackingKey: z.string().nullable().openapi({
		description: 'The secret by which others may see it too; only for whom it was issued',
	}),
})
export type Quotation = z.output<typeof Quotation>

export type QuotationWithMessages = WithMessages<Quotation, 'what' | 'note'>

export const QuotationQuery = searchQuery({
	description: 'Of its number, or of the name it is for',
}).extend({
	state: oneOf(['valid', 'expired'])
		.optional()
		.openapi({ description: 'Whether its last day is over' }),
})
export type QuotationQuery = z.output<typeof QuotationQuery>
