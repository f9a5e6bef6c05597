import { z } from '@hono/zod-openapi'
import { type IssueText, issue, type WithMessages } from '../../shared/messages/message.ts'
import { fileText } from '../../shared/text/text.ts'
import { MAX_MISTAKES } from '../file-limits.ts'
import { MAX_FILE_CHARACTERS } from './limits.ts'

/** The text of a file that somebody imports. @param missing what to say without one */
export const importedText = (missing: IssueText) =>
	fileText(MAX_FILE_CHARACTERS, issue('import.file_too_long'), missing)

/** A mistake in a row of an imported file, or a note on it; row 1 is its head. */
export const FileMistake = z.object({
	row: z.number(),
	column: z.string().nullable().openapi({ description: 'Null where it is the row as a whole' }),
	value: z.string().optional().openapi({ description: 'What the cell has' }),
	subject: z.string().optional().openapi({ description: 'What the row is about' }),
	message: z.string(),
})
/** As it is found: the route words its message. */
export type FileMistake = WithMessages<z.output<typeof FileMistake>, 'message'>

/** Whether a file has as many mistakes as are looked for, so that the rest of it is not read. */
export const hasEnough = (mistakes: readonly FileMistake[]): boolean =>
	mistakes.length >= MAX_MISTAKES

/** The mistakes of a file as a report says them. */
export function firstMistakes(mistakes: readonly FileMistake[]) {
	const errors = mistakes.toSorted((a, b) => a.row - b.row).slice(0, MAX_MISTAKES)
	return { errors, errorCount: errors.length }
}

/** A mistake as the report of an import says it. */
export const MISTAKES = {
	errorCount: z.number().openapi({ description: 'At 100 the rest of the file was not read' }),
	errors: z.array(FileMistake).openapi({ description: 'The first hundred' }),
}

/** The headings of a file that an admin maps to columns. */
export const HEADINGS = {
	headings: z
		.array(
			z.object({
				heading: z.string(),
				column: z.string().nullable().openapi({
					description:
						'What it is mapped to, blank where it is left out; null where nobody has said',
				}),
			}),
		)
		.optional()
		.openapi({ description: 'The headings that are no column’s own' }),
	columns: z
		.array(z.string())
		.optional()
		.openapi({ description: 'What a heading can be mapped to' }),
}

/** What a report of an import counts: rows by what becomes of them, and mistakes. */
export const ROW_COUNTS = {
	added: z.number(),
	changed: z.number(),
	unchanged: z.number(),
	...MISTAKES,
}

/** What a report of an import by keys has. @param shown what it says of a row that is added or changed */
export const keyedReport = <Shown extends z.ZodRawShape>(shown: Shown) => ({
	preview: z.string().openapi({ description: 'To be sent with the import' }),
	...ROW_COUNTS,
	changes: z
		.array(
			z.object({
				row: z.number(),
				...shown,
				kind: z.enum(['added', 'changed']),
				columns: z
					.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))
					.openapi({ description: 'Of a changed row, what differs' }),
			}),
		)
		.openapi({ description: 'Every row that is added or changed' }),
})

/** The preview that somebody has seen of what they import. */
export const seenPreview = z.string().max(100).optional().openapi({
	description: 'What a preview answered; nothing is changed where another would be seen now',
})

/** What a call takes that imports a table, where nothing more is to be known of it. */
export const sentTable = {
	text: importedText(issue('import.choose_file')),
	preview: seenPreview,
}
