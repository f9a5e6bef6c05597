import { z } from '@hono/zod-openapi'
import { backwards, day, isForwards } from '../../shared/day.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { sought } from '../../shared/text/text.ts'
import { KeyQuery } from '../orders/schema.ts'
import { BILLING_DOCUMENTS } from './billing/schema.ts'
import { DocumentBuyer, DocumentShop } from './parties/schema.ts'

export const DOCUMENT_KINDS = [
	'hand-over',
	'warranty',
	'receipt-voucher',
	'refund-voucher',
	'tax-invoice',
	'credit-note',
	'quotation',
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const OfOrder = {
	shop: DocumentShop,
	orderId: z.string(),
	buyer: DocumentBuyer,
	completedAt: z.string(),
}

export const HandOverDocument = model('HandOverDocument', {
	kind: z.literal('hand-over'),
	...OfOrder,
	installer: z.object({ name: z.string(), firm: z.string(), licenceNumber: z.string() }),
	signedOffBy: z.string(),
	parts: z.array(
		z.object({ name: z.string(), quantity: z.number(), serials: z.array(z.string()) }),
	),
	measurements: z
		.object({
			earthOhms: z.number(),
			strings: z.array(
				z.object({
					name: z.string(),
					openCircuitVolts: z.number(),
					insulationMegaohms: z.number(),
					polarityCorrect: z.boolean(),
				}),
			),
		})
		.nullish()
		.openapi({ description: 'The test values of IEC 62446-1; older certificates have none' }),
	steps: z.array(
		z.object({
			step: z.string().openapi({ description: 'As in the checklist' }),
			doneAt: z.string().nullable(),
			note: z.string().nullable().openapi({ description: 'What was noted and measured' }),
			photos: z.number(),
		}),
	),
})
export type HandOverDocument = z.output<typeof HandOverDocument>

const Warranty = z
	.object({ years: z.number(), until: z.string() })
	.nullable()
	.openapi({ description: 'The last day, YYYY-MM-DD' })

export const WarrantyDocument = model('WarrantyDocument', {
	kind: z.literal('warranty'),
	...OfOrder,
	parts: z.array(
		z.object({
			name: z.string(),
			brand: z.string(),
			quantity: z.number(),
			serials: z.array(z.string()),
			product: Warranty,
			performance: Warranty,
		}),
	),
})
export type WarrantyDocument = z.output<typeof WarrantyDocument>

/** The facts as they were when a document was issued. */
export const Snapshot = z.discriminatedUnion('kind', [
	HandOverDocument,
	WarrantyDocument,
	...BILLING_DOCUMENTS,
])
export type Snapshot = z.output<typeof Snapshot>

export const DocumentSummary = model('DocumentSummary', {
	id: z.string(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string().openapi({ example: 'SBH/26-27/000123' }),
	total: z.number().nullable().openapi({
		description: 'Rupees that a billing document comes to; null of any other',
	}),
	createdAt: z.string().openapi({ description: 'When what it is of happened' }),
})
export type DocumentSummary = z.output<typeof DocumentSummary>

export const OrderDocument = model('OrderDocument', {
	...DocumentSummary.omit({ total: true }).shape,
	orderId: z.string().nullable(),
	snapshot: Snapshot,
})
export type OrderDocument = z.output<typeof OrderDocument>

/** A document by its id, as `.pdf` or as `.json`. */
export const FileParam = z.object({
	file: z
		.string()
		.regex(/^[\w-]{1,64}\.(?:pdf|json)$/, issue('documents.file_wrong'))
		.openapi({ param: { name: 'file', in: 'path' }, example: 'Zk3w.pdf' }),
})

/** The copies of an invoice of goods, each with its mark (rule 48 of the CGST Rules). */
const COPIES = ['recipient', 'transporter', 'supplier'] as const
export type DocumentCopy = (typeof COPIES)[number]

export const DocumentQuery = KeyQuery

export const DocumentFileQuery = DocumentQuery.extend({
	copy: oneOf(COPIES).default('recipient').openapi({
		description: 'Whose copy of an invoice the PDF is; all but admins get the recipient’s',
	}),
})

export const ListedDocument = model('ListedDocument', {
	id: z.string(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	orderId: z.string().nullable().openapi({ description: 'Null of a quotation' }),
	buyer: z.string(),
	total: z.number().nullable().openapi({ description: 'Rupees; null of what is no money' }),
	createdAt: z.string(),
})
export type ListedDocument = z.output<typeof ListedDocument>

export const DocumentListQuery = PageQuery.extend({
	kind: oneOf(DOCUMENT_KINDS).optional(),
	from: day().optional().openapi({ description: 'Issued on this day or later' }),
	to: day().optional().openapi({ description: 'Issued on this day or earlier' }),
	q: sought(100).openapi({
		description:
			'The beginning of the number, what an admin finds its order by, or a part of the name on a quotation',
	}),
}).refine(isForwards, backwards)
export type DocumentListQuery = z.output<typeof DocumentListQuery>

export const DocumentCounts = z
	.partialRecord(z.enum(DOCUMENT_KINDS), z.number())
	.openapi('DocumentCounts', {
		description: 'How many there are of each kind of which there are any',
	})
export type DocumentCounts = z.output<typeof DocumentCounts>
