import { z } from '@hono/zod-openapi'
import { issue } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { nameLine, optionalLine } from '../../../shared/text/text.ts'
import { ADDRESS, INDIAN_ADDRESS } from '../../addresses/schema.ts'

export const NewBilling = model('NewBilling', {
	name: nameLine(100, issue('orders.billing_name_required')),
	gstin: optionalLine(30)
		.transform((text) => text?.replace(/\s/g, '').toUpperCase())
		.optional()
		.openapi({
			description: 'Where the buyer is registered: of the state of the billing address',
			example: '27AAPFU0939F1ZV',
		}),
	sez: z.boolean().optional().openapi({
		description:
			'Delivered to a unit or developer in a Special Economic Zone, with a GSTIN: then it bears IGST in any State, or no tax where the shop has a letter of undertaking',
	}),
	...INDIAN_ADDRESS,
})
export type NewBilling = z.output<typeof NewBilling>

export const Billing = model('Billing', {
	name: z.string(),
	gstin: z.string().nullable(),
	sez: z.boolean(),
	withoutTax: z.boolean().openapi({
		description: 'Under a letter of undertaking of the shop: its prices have no tax in them',
	}),
	...ADDRESS,
})
export type Billing = z.output<typeof Billing>
