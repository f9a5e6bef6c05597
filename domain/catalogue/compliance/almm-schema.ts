import { z } from '@hono/zod-openapi'
import { day } from '../../../shared/day.ts'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { importedText, MISTAKES, seenPreview } from '../../imports/report-schema.ts'
import { ComplianceRecord } from './schema.ts'

/** The ministry's lists: I of modules, II of cells. */
export const ALMM_LISTS = ['I', 'II'] as const
export const AlmmList = z.enum(ALMM_LISTS).openapi('AlmmList')
export type AlmmList = z.output<typeof AlmmList>

export const AlmmImport = model('AlmmImport', {
	text: importedText(issue('import.choose_file')).openapi({
		description:
			'CSV with the columns manufacturer, model, list (I or II), valid until, enlistment number and product: the ids of the products that a row is for, where brand and name do not tell',
	}),
	asOf: day().openapi({ description: 'The day the list speaks of' }),
	preview: seenPreview,
})
export type AlmmImport = z.output<typeof AlmmImport>

const About = { productId: z.string(), name: z.string(), list: AlmmList }

export const AlmmReport = model('AlmmReport', {
	preview: z.string().openapi({ description: 'To be sent with the import' }),
	lists: z.array(AlmmList).openapi({ description: 'Those that the file has rows of' }),
	rows: z.number(),
	unchanged: z.number().openapi({ description: 'Records that stay as they are' }),
	...MISTAKES,
	changes: z.array(
		z.object({
			...About,
			kind: z.enum(['listed', 'renewed', 'taken-off']),
			row: z.number().nullable().openapi({ description: 'Null for what is taken off' }),
			before: ComplianceRecord.nullable(),
			after: ComplianceRecord,
		}),
	),
	unknown: z.array(z.object(About)).openapi({
		description: 'Panels without a record of a list, which the file does not name either',
	}),
})
export type AlmmReport = z.output<typeof AlmmReport>
export type AlmmReportWithMessages = WithMessages<AlmmReport, 'message'>
