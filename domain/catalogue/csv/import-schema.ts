import { z } from '@hono/zod-openapi'
import { issue, type WithMessages } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { Flag } from '../../../shared/requests/flag.ts'
import { sentHeadings } from '../../imports/headings.ts'
import { FileMistake, HEADINGS, ROW_COUNTS, seenPreview } from '../../imports/report-schema.ts'
import { LARGE_CHANGE_PCT, MAX_CSV_MB } from '../limits.ts'

const ImportedRow = z.object({
	row: z.number(),
	id: z.string(),
	name: z.string(),
	kind: z.enum(['added', 'changed', 'unchanged']),
	fields: z
		.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
		.openapi({ description: 'Of a changed product, the fields that differ' }),
})
export type ImportedRow = z.output<typeof ImportedRow>

export const ImportReport = model('ImportReport', {
	seen: z.string().openapi({ description: 'To be sent with the import' }),
	...ROW_COUNTS,
	...HEADINGS,
	notes: z.array(FileMistake).openapi({
		description:
			'What is left out without being a mistake, such as the stock of a kit; the first hundred',
	}),
	largeChanges: z.number().openapi({
		description: `The number of prices that change by more than ${LARGE_CHANGE_PCT} %`,
	}),
	preview: z.array(ImportedRow).openapi({
		description: 'Fifty rows at most: the largest changes of prices first, then other changes',
	}),
})
export type ImportReport = z.output<typeof ImportReport>

/** The report with its mistakes still as messages. */
export type ReportWithMessages = WithMessages<ImportReport, 'message'>

export const ImportQuery = z.object({
	dryRun: Flag.optional().openapi({ description: 'Only say what would happen' }),
	seen: seenPreview,
	headings: sentHeadings.optional(),
	large: Flag.optional().openapi({
		description: `Whether prices may change by more than ${LARGE_CHANGE_PCT} %; else such a file is refused`,
	}),
})

const CHOOSE_FILE = issue('import.choose_file')

export const ImportFile = model('ImportFile', {
	file: z
		.instanceof(File, { error: CHOOSE_FILE })
		.refine((file) => file.size > 0, CHOOSE_FILE)
		.refine(
			(file) => file.size <= MAX_CSV_MB * 1_048_576,
			issue('import.too_large', { maxMegabytes: MAX_CSV_MB }),
		)
		.openapi({ type: 'string', format: 'binary', description: 'CSV in UTF-8, at most 20 MB' }),
})
