import { z } from '@hono/zod-openapi'
import { issue, type Unworded } from '../../../shared/messages/message.ts'
import { model } from '../../../shared/model.ts'
import { MAX_CSV_MB } from '../rules.ts'
import { YesNo } from '../schema.ts'

/** What is wrong with a row of a file, or to be known of it; row 1 is its head. */
const Mistake = z.object({
	row: z.number(),
	column: z.string().nullable().openapi({ description: 'Null where it is the row as a whole' }),
	message: z.string(),
})
/** As it is found: what is wrong is worded by the route. */
export type Mistake = Unworded<z.output<typeof Mistake>, 'message'>

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
	added: z.number(),
	changed: z.number(),
	unchanged: z.number(),
	errorCount: z.number(),
	errors: z.array(Mistake).openapi({ description: 'The first hundred' }),
	notes: z.array(Mistake).openapi({
		description:
			'What is left out without being a mistake, such as the stock of a kit; the first hundred',
	}),
	preview: z
		.array(ImportedRow)
		.openapi({ description: 'Fifty rows at most, those that change something first' }),
})
export type ImportReport = z.output<typeof ImportReport>

/** The report with what is wrong still to be worded. */
export type UnwordedReport = Unworded<ImportReport, 'message'>

export const ImportQuery = z.object({
	dryRun: YesNo.optional().openapi({ description: 'Only say what would happen' }),
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
