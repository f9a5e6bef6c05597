import { z } from '@hono/zod-openapi'
import { routesTagged } from '../../../../http/call.ts'
import { unwrap } from '../../../../http/problem.ts'
import { respond, respondCreated, respondNoContent, respondPage } from '../../../../http/respond.ts'
import { CSV, created, noContent, ok } from '../../../../http/responses.ts'
import { body, newRouter, problems } from '../../../../http/router.ts'
import { dayAt } from '../../../../shared/calendar.ts'
import { csvFile } from '../../../../shared/csv.ts'
import { ImportUndone, MadeImport } from '../../../imports/undo/undo-schema.ts'
import { canManageReferenceData } from '../../../reference-data/policy.ts'
import {
	ImportParam,
	RowParam,
	TableEntry,
	TableImport,
	TableImportReport,
	TableParam,
	TableQuery,
} from '../../editing/editing-schema.ts'
import { addTableRow, deleteTableRow } from './commands.ts'
import { EDITABLE_TABLES } from './editable-tables.ts'
import { importTable, previewTableImport } from './import.ts'
import { tableCells, tableEntries, tableRows } from './queries.ts'
import { MeteringRow, SubsidyRow, TariffRow } from './row-schema.ts'
import { listImports, undoImport } from './undo.ts'

const call = routesTagged('Tariffs and prices')
const AnyRow = z.union([TariffRow, SubsidyRow, MeteringRow])

/** Tables of tariffs as admins see and change them. */
export function editingRoutes() {
	return newRouter()
		.openapi(
			call('GET /tariff-tables/{table}/export.csv', canManageReferenceData, {
				summary: 'Every row of a table as a file (admin)',
				params: TableParam,
				responses: {
					200: { description: 'A file that can be imported again', content: CSV },
					...problems(422),
				},
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { table } = c.req.valid('param')
				const rows = unwrap(await tableRows(ctx, actor, table))
				const head = Object.keys(EDITABLE_TABLES[table].columns)
				const name = `${table}-${dayAt(ctx.now())}`
				return csvFile(name, head, tableCells(table, rows)) as never
			},
		)
		.openapi(
			call('GET /tariff-tables/{table}/export.json', canManageReferenceData, {
				summary: 'Every row of a table as JSON (admin)',
				params: TableParam,
				responses: ok(z.array(AnyRow), 'A file that can be imported again', 422),
			}),
			async (c) => {
				const { ctx, actor } = c.var
				const { table } = c.req.valid('param')
				const rows = unwrap(await tableRows(ctx, actor, table))
				const name = `${table}-${dayAt(ctx.now())}.json`
				return c.json(rows, 200, { 'content-disposition': `attachment; filename="${name}"` })
			},
		)
		.openapi(
			call('POST /tariff-tables/{table}/import/preview', canManageReferenceData, {
				summary: 'What an import of a file would change (admin)',
				params: TableParam,
				body: body(TableImport),
				responses: ok(TableImportReport, 'Nothing is changed'),
			}),
			(c) => respond(c, previewTableImport, c.req.valid('param').table, c.req.valid('json')),
		)
		.openapi(
			call('POST /tariff-tables/{table}/import', canManageReferenceData, {
				summary: 'Add and change rows from a file, all or nothing (admin)',
				description:
					'Rows are known by their id (metering rules by their state) and the day they hold from; rows that the file does not name stay. A column that is left out stays as it is.',
				params: TableParam,
				body: body(TableImport),
				responses: ok(TableImportReport, 'What was changed', 409),
			}),
			(c) => respond(c, importTable, c.req.valid('param').table, c.req.valid('json')),
		)
		.openapi(
			call('GET /tariff-tables/{table}/imports', canManageReferenceData, {
				summary: 'The imports of a table of the last day (admin)',
				params: TableParam,
				responses: ok(z.array(MadeImport), 'Newest first', 422),
			}),
			(c) => respond(c, listImports, c.req.valid('param').table),
		)
		.openapi(
			call('POST /tariff-tables/{table}/imports/{id}/undo', canManageReferenceData, {
				summary: 'Undo an import of a table, of the rows that nobody has changed since (admin)',
				params: ImportParam,
				responses: ok(ImportUndone, 'What is as before, and what stayed', 409, 422),
			}),
			(c) => respond(c, undoImport, c.req.valid('param')),
		)
		.openapi(
			call('GET /tariff-tables/{table}', canManageReferenceData, {
				summary:
					'Tariffs of companies, metering rules or subsidies of states, with when they expire (admin)',
				params: TableParam,
				query: TableQuery,
				responses: ok(z.array(TableEntry), 'X-Total-Count has how many'),
			}),
			(c) => respondPage(c, tableEntries, c.req.valid('param').table, c.req.valid('query')),
		)
		.openapi(
			call('POST /tariff-tables/{table}', canManageReferenceData, {
				summary: 'Add a row that holds from a day on (admin)',
				params: TableParam,
				body: body(z.looseObject({})),
				responses: created(AnyRow, 'Added', 409),
			}),
			(c) => respondCreated(c, addTableRow, c.req.valid('param').table, c.req.valid('json')),
		)
		.openapi(
			call('DELETE /tariff-tables/{table}/{id}/{validFrom}', canManageReferenceData, {
				summary: 'Delete a row that an admin added (admin)',
				params: RowParam,
				responses: noContent('Deleted', 409, 422),
			}),
			(c) => {
				const { table, ...key } = c.req.valid('param')
				return respondNoContent(c, deleteTableRow, table, key)
			},
		)
}
