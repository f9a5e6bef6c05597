import { z } from '@hono/zod-openapi'
import { stateName } from '../../../shared/addresses/state-input.ts'
import { day } from '../../../shared/day.ts'
import { PageQuery } from '../../../shared/lists/page-query.ts'
import { bothWays } from '../../../shared/lists/sort.ts'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model, oneOf } from '../../../shared/model.ts'
import { Flag } from '../../../shared/requests/flag.ts'
import { importedText, keyedReport, seenPreview } from '../../imports/report-schema.ts'
import { Confidence } from '../../reference-data/schema.ts'
import { TABLE_NAMES } from '../internal/editing/editable-tables.ts'
import { MeteringRow, SubsidyRow, TariffRow } from '../internal/editing/row-schema.ts'
import { EXPIRING_DAYS } from '../limits.ts'

const inPath = (name: string) => ({ param: { name, in: 'path' as const } })

export const TableParam = z.object({ table: z.enum(TABLE_NAMES).openapi(inPath('table')) })
export const ImportParam = TableParam.extend({ id: z.string().openapi(inPath('id')) })
export const RowParam = TableParam.extend({
	id: z.string().openapi(inPath('id')),
	validFrom: day().openapi(inPath('validFrom')),
})

export const TABLE_SORTS = ['state', ...bothWays(['name', 'from', 'expires'])] as const
export type TableSort = (typeof TABLE_SORTS)[number]

export const TableQuery = PageQuery.extend({
	state: stateName(issue('reference.state_wrong')).optional(),
	history: Flag.optional().openapi({ description: 'Also rows that are superseded or to come' }),
	expiring: Flag.optional().openapi({
		description: `Only those in force that expire within ${EXPIRING_DAYS} days, or have`,
	}),
	sort: oneOf(TABLE_SORTS).default('state').openapi({
		description:
			'By state and id, or by `name`, `from` or `expires`; what is alike stays by state and id',
	}),
})
export type TableQuery = z.output<typeof TableQuery>

export const ROW_STATUSES = ['in-force', 'to-come', 'superseded', 'ended'] as const

export const TableEntry = model('TariffTableEntry', {
	id: z.string(),
	name: z.string(),
	state: z.string(),
	validFrom: z.string(),
	status: z.enum(ROW_STATUSES),
	expiresOn: z.string().nullable().openapi({
		description: 'Of a row in force the first day on which any of it ends or is to be reviewed',
	}),
	expiresInDays: z.number().nullable(),
	confidence: Confidence,
	addedBy: z.string().nullable().openapi({ description: 'Null for what came with the store' }),
	row: z.union([TariffRow, SubsidyRow, MeteringRow]),
})
export type TableEntry = z.output<typeof TableEntry>

export const TableFormat = z.enum(['csv', 'json'])
export type TableFormat = z.output<typeof TableFormat>

export const TableImport = model('TariffTableImport', {
	format: TableFormat,
	text: importedText(issue('tariffs.choose_file')),
	preview: seenPreview,
})
export type TableImport = z.output<typeof TableImport>

export const TableImportReport = model(
	'TariffTableImportReport',
	keyedReport({ id: z.string(), validFrom: z.string(), name: z.string() }),
)
export type TableImportReport = z.output<typeof TableImportReport>
export type TableReportWithMessages = WithMessages<TableImportReport, 'message'>
