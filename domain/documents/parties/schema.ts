import { z } from '@hono/zod-openapi'
import { model } from '../../../shared/model.ts'

/** Who a document is from, as the shop said of itself then; blank where it did not. */
export const DocumentShop = model('DocumentShop', {
	name: z.string(),
	legalName: z.string(),
	address: z.string(),
	gstin: z.string(),
	email: z.string(),
	phone: z.string(),
	logo: z.string().openapi({ description: 'The address of an uploaded picture' }),
})
export type DocumentShop = z.output<typeof DocumentShop>

export const DocumentBuyer = z.object({ name: z.string(), address: z.array(z.string()) })

export const DocumentState = z.object({
	name: z.string(),
	code: z.string().openapi({ description: 'As in a GSTIN; blank where it is not known' }),
})
export type DocumentState = z.output<typeof DocumentState>

/** The buyer on the bill, or the recipient of the goods. */
export const DocumentParty = DocumentBuyer.extend({
	gstin: z.string().nullable(),
	state: DocumentState,
})
export type DocumentParty = z.output<typeof DocumentParty>
