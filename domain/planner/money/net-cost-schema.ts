import { z } from '@hono/zod-openapi'
import type { WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'

export const NetCost = model('NetCost', {
	payNow: z.number().openapi({ description: 'Rupees paid to the shop with the order' }),
	payLater: z.number().openapi({ description: 'Rupees paid to it later, or on delivery' }),
	comesBack: z.number().openapi({
		description:
			'Rupees of subsidy that the government pays after its inspection, an estimate; 0 where none is expected',
	}),
	inTheEnd: z.number().openapi({ description: 'All that is paid, less what comes back' }),
	notIncluded: z.number().nullable().openapi({
		description:
			'Rupees of what the system needs and is not in the price: its installation, and in plans parts, works and fees; an estimate',
	}),
	lines: z
		.array(z.object({ what: z.string(), amount: z.number(), isTotal: z.boolean() }))
		.openapi({ description: 'The same as a buyer reads it, line by line' }),
	note: z.string().nullable(),
})
export type NetCost = z.output<typeof NetCost>

export type NetCostWithMessages = WithMessages<NetCost, 'what' | 'note'>
