import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { anybody, routesTagged } from '../../http/call.ts'
import { unwrap } from '../../http/problem.ts'
import { respond, respondPage } from '../../http/respond.ts'
import { list, ok } from '../../http/responses.ts'
import { newRouter, problems } from '../../http/router.ts'
import { hasTag, PRIVATE, sendTagged } from '../../http/tagged.ts'
import { hasRole } from '../../shared/actor.ts'
import { keyFor } from '../orders/tracking/follow-cookie.ts'
import { allDocuments, countDocuments } from './internal/all-documents.ts'
import { mayReadAccounting } from './policy.ts'
import { dataSheetPdf, documentPdf, getDocument, listDocuments } from './queries.ts'
import {
	DocumentCounts,
	DocumentFileQuery,
	DocumentListQuery,
	DocumentQuery,
	DocumentSummary,
	FileParam,
	ListedDocument,
	OrderDocument,
} from './schema.ts'

const call = routesTagged('Documents')

const PDF = { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } }
const UNCHANGED = { 304: { description: 'As it was' } }

/** Shown in the browser, and saved under this name. */
const named = (name: string) => `inline; filename="${name.replace(/[^\w.-]/g, '-')}.pdf"`

/** A permitted reader's browser caches it, and asks again whether it still may. */
export function documentRoutes() {
	return newRouter()
		.openapi(
			call('GET /products/{id}/data-sheet.pdf', anybody, {
				summary: 'A product’s data sheet as a PDF',
				responses: {
					200: { description: 'The data sheet', content: PDF },
					...UNCHANGED,
					...problems(503),
				},
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { id } = c.req.valid('param')
				const { responses } = ctx.catalogue
				const key = `/api/products/${id}/data-sheet.pdf`
				const cached = ctx.catalogue.byId(id) && responses.get(key)
				if (cached) return sendTagged(c, cached) as never
				const { generation } = responses
				const body = Buffer.from(unwrap(await dataSheetPdf(ctx, actor, id)))
				const response = {
					body,
					headers: {
						'content-type': 'application/pdf',
						'content-disposition': named(id),
						'cache-control': 'no-cache',
						etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
					},
				}
				if (ctx.catalogue.byId(id) && responses.generation === generation)
					responses.set(key, response)
				return sendTagged(c, response) as never
			},
		)
		.openapi(
			call('GET /documents', mayReadAccounting, {
				summary: 'All documents (admin)',
				query: DocumentListQuery,
				responses: list(ListedDocument, 'The last issued first'),
			}),
			(c) => respondPage(c, allDocuments, c.req.valid('query')),
		)
		.openapi(
			call('GET /document-counts', mayReadAccounting, {
				summary: 'How many documents there are of each kind (admin)',
				responses: ok(DocumentCounts, 'Counts'),
			}),
			(c) => respond(c, countDocuments),
		)
		.openapi(
			call('GET /orders/{id}/documents', anybody, {
				summary: 'The documents of an order',
				query: DocumentQuery,
				responses: ok(z.array(DocumentSummary), 'As they were issued'),
			}),
			(c) => {
				const { id } = c.req.valid('param')
				return respond(c, listDocuments, id, keyFor(c, id, c.req.valid('query').key))
			},
		)
		.openapi(
			call('GET /documents/{file}', anybody, {
				summary: 'A document, as `ID.pdf` or as `ID.json`',
				params: FileParam,
				query: DocumentFileQuery,
				responses: {
					200: {
						description: 'The document; as JSON what it is drawn from',
						content: { ...PDF, 'application/json': { schema: OrderDocument } },
					},
					...UNCHANGED,
					...problems(404, 503),
				},
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const [id = '', form] = c.req.valid('param').file.split('.')
				const { key, copy } = c.req.valid('query')
				const whose = hasRole(actor, 'Admin') ? copy : 'recipient'
				const keyOf = (orderId: string) => keyFor(c, orderId, key)
				const document = unwrap(await getDocument(ctx, actor, id, { key, keyOf }))
				const text = JSON.stringify(document)
				const etag = `"${createHash('sha1').update(`${form} ${whose} ${text}`).digest('base64url')}"`
				const headers = { etag, 'cache-control': PRIVATE }
				// A reader with the same version gets no new drawing.
				if (hasTag(c, etag)) return c.body(null, 304, headers) as never
				if (form === 'json') return c.json(document, 200, headers) as never
				return c.body(unwrap(await documentPdf(ctx, document, whose)), 200, {
					...headers,
					'content-type': 'application/pdf',
					'content-disposition': named(document.number),
				}) as never
			},
		)
}
