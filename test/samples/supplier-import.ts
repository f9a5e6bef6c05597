import { z } from '@hono/zod-openapi'
import { flag, number, trimmed } from '../../domain/imports/columns.ts'
import { importByKey } from '../../domain/imports/import-by-key.ts'
import { keyedReport, sentTable } from '../../domain/imports/report-schema.ts'
import { operationsOf } from '../../domain/imports/run-import.ts'
import { routesTagged } from '../../http/call.ts'
import { respond } from '../../http/respond.ts'
import { ok } from '../../http/responses.ts'
import { body, newRouter } from '../../http/router.ts'
import type { SignedIn } from '../../shared/actor.ts'
import { model } from '../../shared/model.ts'
import { canManage, issue, message, suppliers, writeSuppliers } from './around.ts'

const Supplier = z.object({
	code: z.string().regex(/^[A-Z]{2,8}$/, issue('suppliers.code_wrong')),
	name: z.string().min(1, issue('suppliers.name_required')),
	phone: z.string().nullable(),
	leadDays: z.number().int().min(0),
	isActive: z.boolean(),
})
export type Supplier = z.output<typeof Supplier>

const supplierImport = importByKey<SignedIn, Supplier, { code: string }>({
	schema: Supplier,
	columns: {
		code: trimmed({ isRequired: true }),
		name: trimmed(),
		phone: trimmed({ blank: null }),
		leadDays: number('whole'),
		isActive: flag(),
	},
	defaults: { phone: null, leadDays: 7, isActive: true },
	keyColumn: 'code',
	keyOf: ({ code }) => String(code),
	conflict: message('suppliers.changed_since_preview'),
	recorded: { name: 'suppliers', titleOf: ({ name }) => name },
	read: suppliers,
	show: ({ code }) => ({ code }),
	write: ({ tx }, changes) => writeSuppliers(tx, changes),
})

export const operations = operationsOf(canManage, supplierImport)

const SupplierFile = model('SupplierFile', sentTable)
const Report = model('SupplierReport', keyedReport({ code: z.string() }))
const call = routesTagged('Suppliers')
const described = { body: body(SupplierFile), responses: ok(Report, 'What it changes', 409) }
const summary = 'Suppliers from a file (admin)'

export const supplierRoutes = () =>
	newRouter()
		.openapi(call('POST /suppliers/import/preview', canManage, { ...described, summary }), (c) =>
			respond(c, operations.preview, c.req.valid('json')),
		)
		.openapi(call('POST /suppliers/import', canManage, { ...described, summary }), (c) =>
			respond(c, operations.apply, c.req.valid('json')),
		)
