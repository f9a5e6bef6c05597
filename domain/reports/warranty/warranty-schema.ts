import { z } from '@hono/zod-openapi'
import { model } from '../../../shared/model.ts'
import { sought } from '../../../shared/text/text.ts'
import { CLAIM_STATES } from '../../claims/rules.ts'
import { RETURN_STATES } from '../../returns/schema.ts'

export const WarrantyQuery = z.object({
	q: sought(100).openapi({
		description: 'The beginning or the end of a serial number, of three characters or more',
		example: 'SN-0001',
	}),
})
export type WarrantyQuery = z.output<typeof WarrantyQuery>

const Term = z
	.object({
		years: z.number(),
		until: z.string().nullable().openapi({
			format: 'date',
			description: 'Its last day; null while the product is not installed',
		}),
	})
	.nullable()

export const WarrantyOfSerial = model('WarrantyOfSerial', {
	serial: z.string(),
	productId: z.string(),
	product: z.string().openapi({ description: 'Its name' }),
	orderId: z.string(),
	buyer: z.string(),
	phone: z.string(),
	installedOn: z.string().nullable().openapi({ format: 'date' }),
	knownFrom: z.enum(['card', 'sheet']).nullable().openapi({
		description:
			'card: the warranty card of the order; sheet: what the product has today; null: the shop does not know it',
	}),
	productWarranty: Term,
	performanceWarranty: Term.openapi({ description: 'That of the output of panels' }),
	claims: z
		.array(z.object({ n: z.number(), state: z.enum(CLAIM_STATES), openedAt: z.string() }))
		.openapi({ description: 'The claims of this number, the latest first' }),
	returns: z
		.array(z.object({ n: z.number(), state: z.enum(RETURN_STATES), askedAt: z.string() }))
		.openapi({ description: 'The returns of the order with this product, the latest first' }),
})
export type WarrantyOfSerial = z.output<typeof WarrantyOfSerial>
