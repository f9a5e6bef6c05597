import { z } from '@hono/zod-openapi'
import { model } from '../../shared/model.ts'

export const ProductTax = model('ProductTax', {
	code: z.string().openapi({ description: 'Of the tax class' }),
	name: z.string(),
	hsnSac: z.string().openapi({ description: 'Blank where it is not known' }),
	ratePct: z.number().openapi({ description: 'GST within the price, per cent' }),
	changesOn: z
		.string()
		.nullable()
		.openapi({ description: 'The next day from which it may be taxed otherwise' }),
})
export type ProductTax = z.output<typeof ProductTax>
