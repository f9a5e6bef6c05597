import { z } from '@hono/zod-openapi'
import { searchQuery } from '../../../shared/lists/page-query.ts'
import { model, oldName } from '../../../shared/model.ts'
import { NewOrder } from '../../orders/schema.ts'
import { QuotationDocument } from '../billing/schema.ts'

const { shipping, billing, items, fulfilment, schedule, code } = NewOrder.shape

export const NewQuotation = model('NewQuotation', {
	shipping,
	items,
	code,
	schedule,
	billing: billing.openapi({ description: 'To whom the bill would go, where that is another' }),
	fulfilment: fulfilment.openapi({
		description: 'How the goods come; left out, they are installed where there are panels',
	}),
})
export type NewQuotation = z.output<typeof NewQuotation>

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
	document: QuotationDocument,
	paper: oldName(QuotationDocument, 'document'),
	trackingKey: z.string().nullable().openapi({
		description: 'The secret by which others may see it too; only for whom it was issued',
	}),
})
export type Quotation = z.output<typeof Quotation>

export const QuotationQuery = searchQuery({
	description: 'Of its number, or of the name it is for',
})
export type QuotationQuery = z.output<typeof QuotationQuery>
