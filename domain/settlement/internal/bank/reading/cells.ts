import { unguarded } from '../../../../../shared/csv.ts'
import { message } from '../../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../../shared/result.ts'
import { csvRows, UnreadableFile } from '../../../../file-rows.ts'

const DELIMITERS = [',', ';', '\t', '|']
/** So many lines are looked at to find what separates the columns. */
const LINES_LOOKED_AT = 200

/** A text that is no table of text: a workbook, a PDF or a page, as several banks hand out under the name .xls. */
function whyNotText(text: string) {
	const start = text.slice(0, 1000)
	// Both kinds of workbooks are binary: their bytes 0 and 17 are in no text.
	if (start.startsWith('PK') || start.includes('\0') || start.includes('\u0011'))
		return message('payments.bank_file_workbook')
	if (/^\s*%PDF/.test(start)) return message('payments.bank_file_pdf')
	if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(start))
		return message('payments.bank_file_workbook')
	return null
}

/** A cell as a person reads it: `="00123"` and `'=1` are how programs keep others from counting with it. */
const cellOf = (text: string) =>
	unguarded(
		text
			.trim()
			.replace(/^="(.*)"$/, '$1')
			.trim(),
	)

/**
 * The rows of a statement as cells, one at a time.
 * @param isHead whether cells are the head of the table; what separates its cells is what separates all
 * @returns invalid where it is no table of text, such as a workbook
 */
export function rowsOfStatement(
	text: string,
	isHead: (cells: readonly string[]) => boolean,
): Result<AsyncGenerator<string[]>> {
	const why = whyNotText(text)
	return why ? failField('text', why) : ok(cellsOf(text, delimiterOf(text, isHead)))
}

async function* cellsOf(text: string, delimiter: string) {
	for await (const cells of csvRows(text, { delimiter, relaxQuotes: true })) yield cells.map(cellOf)
}

/** Runs what reads rows. @returns invalid where their quotation marks do not match, or they are too many */
export async function unlessUnreadable<T>(read: () => Promise<T>): Promise<Result<T>> {
	try {
		return ok(await read())
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		const { why } = error
		return failField(
			'text',
			why.code === 'import.quotes' ? message('payments.bank_file_unreadable') : why,
		)
	}
}

function delimiterOf(text: string, isHead: (cells: readonly string[]) => boolean): string {
	const lines = text.split(/\r\n|\r|\n/, LINES_LOOKED_AT)
	const unquoted = (cell: string) => cellOf(cell.trim().replace(/^"|"$/g, ''))
	const parting = DELIMITERS.find((delimiter) =>
		lines.some((line) => line.includes(delimiter) && isHead(line.split(delimiter).map(unquoted))),
	)
	return parting ?? commonest(text)
}

function commonest(text: string): string {
	const counts = new Map(DELIMITERS.map((delimiter) => [delimiter, 0]))
	for (const character of text) {
		const count = counts.get(character)
		if (count !== undefined) counts.set(character, count + 1)
	}
	const [[delimiter] = [',']] = [...counts].toSorted(([, one], [, other]) => other - one)
	return delimiter
}
