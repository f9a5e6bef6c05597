import { z } from '@hono/zod-openapi'
import { model } from '../../shared/model.ts'
import { PaymentDue, rupees } from '../payments/schema.ts'

/** The values that a buyer's browser needs to pay online. */
export const OnlinePayment = model('OnlinePayment', {
	state: z.enum(['open', 'checking', 'paid']).openapi({
		description:
			'`open` can be paid; `checking` is with the buyer’s bank, and must not be paid again; `paid`: nothing is due',
	}),
	orderId: z.string(),
	amount: rupees('what is due now'),
	until: z.string().nullable().openapi({
		description: 'Until when the goods are reserved for it; null where they are not only reserved',
	}),
	schedule: z.array(z.object({ due: PaymentDue, amount: z.number() })),
	takesUpi: z
		.boolean()
		.openapi({ description: 'Whether UPI takes so much at once; else by net banking or card' }),
	failure: z
		.string()
		.nullable()
		.openapi({ description: 'Why it failed last, as the provider says' }),
	form: z
		.object({
			key: z.string().openapi({ description: 'The shop’s public key with the provider' }),
			script: z.string().openapi({ description: 'Shows the provider’s form over a page' }),
			page: z
				.string()
				.openapi({ description: 'Where `fields` are sent by a form, without a script' }),
			fields: z.record(z.string(), z.string()),
			returnPath: z.string().openapi({ description: 'Where the provider sends the buyer back to' }),
		})
		.nullable(),
})
export type OnlinePayment = z.output<typeof OnlinePayment>
