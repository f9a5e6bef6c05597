import { z } from '@hono/zod-openapi'

/** What a business has of a system after tax, by the answers it gave. */
export const AfterTaxAnswer = z
	.object({
		credit: z.number().openapi({ description: 'Rupees of GST that come back as input credit' }),
		byDepreciation: z
			.number()
			.openapi({ description: 'Rupees of income tax that depreciation saves over the years' }),
		tax: z.number().openapi({
			description:
				'Rupees of income tax on the savings, less replacements, upkeep and interest; below nothing where it is less',
		}),
		net: z.number().openapi({ description: 'Rupees left over the years after tax' }),
		paybackYears: z.number().nullable().openapi({ description: 'null: not in 25 years' }),
		lines: z
			.array(z.object({ what: z.string(), amount: z.number(), isTotal: z.boolean() }))
			.openapi({ description: 'Rupees; the last is the sum of the others' }),
		what: z.array(z.string()).openapi({ description: 'Each assumption' }),
	})
	.nullable()
	.openapi({
		description:
			'Whole rupees. For shops and industries that said how they are taxed; null for all others',
	})
