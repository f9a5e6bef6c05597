import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../http/call.ts'
import { unwrap } from '../../../http/problem.ts'
import { csv, ok } from '../../../http/responses.ts'
import { newRouter } from '../../../http/router.ts'
import type { Actor } from '../../../shared/actor.ts'
import { csvTextFile } from '../../../shared/csv.ts'
import type { AppContext } from '../../app-context.ts'
import { documentsZip } from '../internal/accounting/documents-zip.ts'
import { type BooksFile, booksFile } from '../internal/accounting/filed-export.ts'
import { mayReadAccounting } from '../policy.ts'
import { monthOfDays } from './month-days.ts'
import {
	DAY_BOOK_FILE,
	dayBookFile,
	type MonthFile,
	REGISTER_FILE,
	RETURN_FILE,
	registerFile,
	returnFiles,
	SUMMARY_FILE,
	sectionFile,
} from './month-exports.ts'
import {
	DaysQuery,
	GstSummary,
	MonthExportQuery,
	MonthQuery,
	ReturnSectionQuery,
} from './schema.ts'

const call = routesTagged('Documents')

const FILED = 'A closed month as it was filed: then X-Filed-On has the day'

/** Says of a file that it is as it was filed. */
const filedHeaders = ({ filedOn }: BooksFile): Record<string, string> =>
	filedOn ? { 'x-filed-on': filedOn } : {}

interface OfDays {
	kept: MonthFile
	/** In the name of the file that is sent. */
	name: string
	calculate: (ctx: AppContext, days: Omit<DaysQuery, 'as'>) => Promise<string>
}

/** A table of some days, which are perhaps a closed month. */
async function fileOfDays(
	{ ctx, actor }: { ctx: AppContext; actor: Actor },
	{ as, ...days }: DaysQuery,
	{ kept, name, calculate }: OfDays,
) {
	const asked = { month: monthOfDays(days), as, name: kept }
	const file = unwrap(await booksFile(ctx, actor, asked, () => calculate(ctx, days)))
	return csvTextFile(`${name}-${days.from}-to-${days.to}`, file.body, filedHeaders(file)) as never
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** The books as files; of a closed month they are those that were filed. */
export function exportRoutes() {
	return newRouter()
		.openapi(
			call('GET /exports/gstr1.json', mayReadAccounting, {
				summary: 'GSTR-1 of a month as the portal and its offline tool take it (admin)',
				readsMuch: true,
				query: MonthExportQuery,
				responses: ok(
					z.record(z.string(), z.unknown()),
					`With the keys of the portal; a shop without a GSTIN files none. ${FILED}`,
				),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { month, as } = c.req.valid('query')
				const file = unwrap(
					await booksFile(ctx, actor, { month, as, name: RETURN_FILE }, async () =>
						(await returnFiles(ctx, month)).json(),
					),
				)
				return c.body(file.body, 200, {
					...JSON_TYPE,
					'content-disposition': `attachment; filename="gstr1-${month}.json"`,
					...filedHeaders(file),
				}) as never
			},
		)
		.openapi(
			call('GET /exports/gstr1.csv', mayReadAccounting, {
				summary: 'A section of GSTR-1 of a month, in the columns of the offline tool (admin)',
				readsMuch: true,
				query: ReturnSectionQuery,
				responses: csv(`The rows of the section. ${FILED}`),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { month, section, as } = c.req.valid('query')
				const asked = { month, as, name: sectionFile(section) }
				const file = unwrap(
					await booksFile(ctx, actor, asked, async () =>
						(await returnFiles(ctx, month)).section(section),
					),
				)
				return csvTextFile(`gstr1-${month}-${section}`, file.body, filedHeaders(file)) as never
			},
		)
		.openapi(
			call('GET /gst-summary', mayReadAccounting, {
				summary:
					'The GST of a month by place of supply, HSN and rate, and what GSTR-3B asks for (admin)',
				readsMuch: true,
				query: MonthExportQuery,
				responses: ok(GstSummary, `As its invoices and credit notes have it. ${FILED}`),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { month, as } = c.req.valid('query')
				const file = unwrap(
					await booksFile(ctx, actor, { month, as, name: SUMMARY_FILE }, async () =>
						(await returnFiles(ctx, month)).summary(),
					),
				)
				return c.body(file.body, 200, { ...JSON_TYPE, ...filedHeaders(file) }) as never
			},
		)
		.openapi(
			call('GET /exports/sales-register.csv', mayReadAccounting, {
				summary: 'Every invoice and credit note of some days by HSN, unit and rate (admin)',
				readsMuch: true,
				query: DaysQuery,
				responses: csv(
					`The earliest first; those of a document sum to it, notes below zero. ${FILED}`,
				),
			}),
			(c) =>
				fileOfDays(c.var, c.req.valid('query'), {
					kept: REGISTER_FILE,
					name: 'sales-register',
					calculate: registerFile,
				}),
		)
		.openapi(
			call('GET /exports/day-book.csv', mayReadAccounting, {
				summary: 'Every document, payment and refund of some days (admin)',
				readsMuch: true,
				query: DaysQuery,
				responses: csv(`In the order of their time; debit is what a buyer owes by it. ${FILED}`),
			}),
			(c) =>
				fileOfDays(c.var, c.req.valid('query'), {
					kept: DAY_BOOK_FILE,
					name: 'day-book',
					calculate: dayBookFile,
				}),
		)
		.openapi(
			call('GET /exports/documents.zip', mayReadAccounting, {
				summary: 'All documents of a month but quotations, as PDF in a ZIP file (admin)',
				readsMuch: true,
				query: MonthQuery,
				responses: {
					200: {
						description: 'One that cannot be drawn now is there as JSON',
						content: { 'application/zip': { schema: z.string().openapi({ format: 'binary' }) } },
					},
				},
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { month } = c.req.valid('query')
				return c.body(unwrap(await documentsZip(ctx, actor, month)), 200, {
					'content-type': 'application/zip',
					'content-disposition': `attachment; filename="documents-${month}.zip"`,
				}) as never
			},
		)
}
