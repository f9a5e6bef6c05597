import { z } from '@hono/zod-openapi'
import { model } from '../../../shared/model.ts'

/** Who a document is from, as the shop said of itself then; blank where it did not. */
export const PaperShop = model('PaperShop', {
	name: z.string(),
	legalName: z.string(),
	address: z.string(),
	gstin: z.string(),
	email: z.string(),
	phone: z.string(),
	logo: z.string().openapi({ description: 'The address of an uploaded picture' }),
})
export type PaperShop = z.output<typeof PaperShop>

export const PaperBuyer = z.object({ name: z.string(), address: z.array(z.string()) })

export const PaperState = z.object({
	name: z.string(),
	code: z.string().openapi({ description: 'As in a GSTIN; blank where it is not known' }),
})
export type PaperState = z.output<typeof PaperState>

/** Who is billed, or whom goods are sent to. */
export const PaperParty = PaperBuyer.extend({ gstin: z.string().nullable(), state: PaperState })
export type PaperParty = z.output<typeof PaperParty>
