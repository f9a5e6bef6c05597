import { z } from '@hono/zod-openapi'
import { model } from '../../../../shared/model.ts'

/** The net cost of a kit for a home. */
export const KitCostAnswer = model('KitCost', {
	parts: z.number().openapi({ description: 'The kit, in rupees with GST, as all sums here' }),
	installation: z.number().openapi({ description: 'Usual for its power' }),
	subsidy: z.object({
		eligible: z.boolean(),
		amount: z.number(),
		reasons: z.array(z.string()).openapi({ description: 'Why it is this much, or nothing' }),
	}),
	yours: z.number().openapi({ description: 'Parts and installation less the subsidy' }),
	bought: z
		.object({ apart: z.number(), saving: z.number() })
		.nullable()
		.openapi({ description: 'The parts one by one; null where one is no longer sold' }),
})
