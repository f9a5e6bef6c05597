import { keepBodyUntil } from '../../../../http/body.ts'
import { routesTagged } from '../../../../http/call.ts'
import { languageOf } from '../../../../http/language.ts'
import { limit } from '../../../../http/limit-call.ts'
import { expectedProblem, problemDocument, unwrap } from '../../../../http/problem.ts'
import { localized } from '../../../../http/render-messages.ts'
import { respondCsv } from '../../../../http/respond.ts'
import { CSV, csv, ok } from '../../../../http/responses.ts'
import { newRouter } from '../../../../http/router.ts'
import type { SignedIn } from '../../../../shared/actor.ts'
import { csvFile } from '../../../../shared/csv.ts'
import { message } from '../../../../shared/messages/message.ts'
import { type Language, rendered } from '../../../../shared/messages/render.ts'
import { failField, type Problem } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import type { SentImport } from '../../../imports/run-import.ts'
import { ImportFile, ImportQuery, ImportReport } from '../../csv/import-schema.ts'
import { IMPORT_POINTS } from '../../limits.ts'
import { canManageProducts } from '../../policy.ts'
import { PRODUCT_COLUMNS } from './columns.ts'
import { exportProducts, sampleRows } from './export.ts'
import { importProducts, previewProducts } from './import.ts'

const call = routesTagged('Products')

const HEAD = Object.keys(PRODUCT_COLUMNS)

const NO_FILE = message('import.choose_file')
const FAILED: Problem = { code: 'internal', message: message('import.failed') }

/** The import as lines of JSON: its progress, and at last its result; and a promise of its end. */
function importStream(ctx: AppContext, actor: SignedIn, sent: SentImport, language: Language) {
	const encoder = new TextEncoder()
	const { promise: ended, resolve: end } = Promise.withResolvers<void>()
	let left = false
	const stream = new ReadableStream<Uint8Array>({
		async start(controller) {
			// A reader who leaves while it runs misses the result; the import is carried to its end.
			const say = (line: object) => {
				if (!left) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
			}
			const work = async () => {
				try {
					const result = await importProducts(ctx, actor, sent, say)
					if (result.ok) say({ result: rendered(result.value, language) })
					else say({ problem: problemDocument(result.problem, language) })
				} catch (error) {
					const expected = expectedProblem(error as Error)
					if (!expected) ctx.log.error({ err: error }, 'an import failed')
					say({ problem: problemDocument(expected ?? FAILED, language) })
				}
				if (!left) controller.close()
				end()
			}
			work()
		},
		cancel() {
			left = true
		},
	})
	const response = new Response(stream, {
		headers: { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' },
	})
	return { response, ended }
}

/** Products as files: out of the store and into it. */
export function csvRoutes() {
	return newRouter()
		.openapi(
			call('GET /exports/products.csv', canManageProducts, {
				summary: 'All products as a file (admin)',
				responses: csv('A file that can be imported again'),
			}),
			(c) => respondCsv(c, 'products', HEAD, exportProducts),
		)
		.openapi(
			call('GET /exports/products-sample.csv', canManageProducts, {
				summary: 'An example of a file to import (admin)',
				responses: csv('Three rows'),
			}),
			(c) => {
				unwrap(canManageProducts(c.var.actor))
				return csvFile('products-sample', HEAD, sampleRows()) as never
			},
		)
		.openapi(
			call('POST /products/import', canManageProducts, {
				summary: 'Add and change products from a file, all or nothing (admin)',
				description:
					'Columns in any order: id, name, brand, category, wattage, price, stock, description, image, pictures (separated by spaces), sheet (JSON), archived, origin, importer, compliance (a JSON list of records). A column that is left out stays as it is. The file is the field `file` of a form, or the body as text/csv. With `Accept: application/x-ndjson` the answer is a line of `{"done", "total"}` for each part that is written, and at last `{"result"}` or `{"problem"}`.',
				countedBy: (c) => limit(c, 'uploads', IMPORT_POINTS),
				large: 'table',
				query: ImportQuery,
				body: { content: { 'multipart/form-data': { schema: ImportFile }, ...CSV } },
				responses: ok(ImportReport, 'What was done, or with dryRun what would be', 409, 429),
			}),
			async (c) => {
				const { ctx } = c.var
				const actor = unwrap(canManageProducts(c.var.actor))
				const type = c.req.header('content-type') ?? ''
				const form = c.req.valid('form')
				const file = type.startsWith('multipart/') && typeof form === 'object' ? form.file : null
				const bytes = new Uint8Array(file ? await file.arrayBuffer() : await c.req.arrayBuffer())
				if (bytes.length === 0) unwrap(failField('file', NO_FILE))
				const { dryRun, seen, large, headings } = c.req.valid('query')
				const sent = { text: bytes, preview: seen, headings, isLargeMeant: large ?? false }
				if (dryRun) return c.json(localized(c, await previewProducts(ctx, actor, sent)), 200)
				if (c.req.header('accept')?.includes('application/x-ndjson')) {
					const { response, ended } = importStream(ctx, actor, sent, languageOf(c.req.raw))
					keepBodyUntil(c, ended)
					return response as never
				}
				return c.json(localized(c, await importProducts(ctx, actor, sent)), 200)
			},
		)
}
