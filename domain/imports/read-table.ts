import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { unguarded } from '../../shared/csv.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { decodeText, encodingOf } from '../../shared/text/encoding.ts'
import { csvRows, UnreadableFile } from '../file-rows.ts'

/** Spreadsheets of some countries separate by semicolons, and Excel's Unicode text by tabs. */
const DELIMITERS = [',', ';', '\t']

/** By so much of a file its delimiter is known. */
const HEAD_BYTES = 65_536
const MAX_HEAD_ROWS = 100

/** How the columns of a table that others write are known. */
export interface Layout<Name extends string> {
	/**
	 * The headings of each column, in small letters and digits with single spaces: `chq ref no` for `Chq./Ref.No.`. Where
	 * a table has several of them, the first named here counts.
	 */
	headings: Readonly<Record<Name, readonly string[]>>
	/** The first row that has all of these is the head; the rows before it are left out. */
	required: readonly NoInfer<Name>[]
	/** What is said where no row is the head. */
	missing: Message
}

export interface TableFormat<Name extends string> {
	/** Without a layout the first row with any text is the head. */
	layout?: Layout<Name>
	/** Whether quotation marks in the middle of a cell stand for themselves, as banks write them. */
	relaxQuotes?: boolean
}

export interface TableRow {
	/** As a spreadsheet counts, from 1; blank rows and the head are counted, a cell with line breaks is of one row. */
	row: number
	/** As they were before `guarded` wrote them. */
	cells: string[]
}

export interface Table<Name extends string> {
	/** As it is written. */
	head: TableRow
	/** Where each column of the layout stands in the rows, from 0; undefined for one that the table has not. */
	columns: Readonly<Partial<Record<Name, number>>>
	/** The rows below the head that are not blank, read as they are asked for; whoever stops reading leaves the rest. */
	rows: AsyncIterable<TableRow>
}

const asHeading = (cell: string) =>
	cell
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.trim()

type Columns<Name extends string> = Partial<Record<Name, number>>

function columnsIn<Name extends string>(
	cells: readonly string[],
	{ headings, required }: Layout<Name>,
): Columns<Name> | null {
	const present = cells.map(asHeading)
	const columns: Columns<Name> = {}
	for (const name of Object.keys(headings) as Name[]) {
		const heading = headings[name].find((known) => present.includes(known))
		if (heading !== undefined) columns[name] = present.indexOf(heading)
	}
	return required.every((name) => columns[name] !== undefined) ? columns : null
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The first rows of a file, as far as they can be read with a delimiter. */
function firstRows(bytes: Uint8Array, delimiter: string, relaxQuotes: boolean): string[][] {
	const rows: string[][] = []
	try {
		parse(Buffer.from(bytes.subarray(0, HEAD_BYTES)), {
			...{ delimiter, bom: true, to: MAX_HEAD_ROWS },
			...{ relax_column_count: true, relax_quotes: relaxQuotes },
			on_record: (cells: string[]) => {
				rows.push(cells)
				return null
			},
		})
	} catch {
		// The cut may be within quotation marks; the rows before it are there.
	}
	return rows
}

/** Of the delimiters the one by which the head has the most cells. */
function delimiterOf<Name extends string>(
	bytes: Uint8Array,
	{ layout, relaxQuotes = false }: TableFormat<Name>,
): string {
	const cellsOfHead = (delimiter: string) =>
		firstRows(bytes, delimiter, relaxQuotes).find((cells) =>
			layout ? columnsIn(cells, layout) : cells.length > 1 || !isBlank(cells),
		)?.length ?? 0
	const counted = DELIMITERS.map((delimiter) => ({ delimiter, cells: cellsOfHead(delimiter) }))
	return counted.reduce((best, each) => (each.cells > best.cells ? each : best)).delimiter
}

function utf8Of(file: Uint8Array | string): Uint8Array {
	if (typeof file === 'string') return Buffer.from(file)
	if (encodingOf(file) === 'utf-8' && isUtf8(file)) return file
	const text = decodeText(file)
	if (text === null) throw new UnreadableFile(message('import.not_utf8'))
	return Buffer.from(text)
}

async function* rowsBelow(all: AsyncIterable<string[]>, head: number): AsyncGenerator<TableRow> {
	let row = head
	for await (const cells of all) {
		row++
		if (!isBlank(cells)) yield { row, cells: cells.map(unguarded) }
	}
}

/**
 * Reads a table that somebody sends as a file: UTF-8 with or without a mark or UTF-16 as Excel writes it, delimited by commas,
 * semicolons or tabs, rows of any line ending, cells with line breaks within quotation marks. It is at most 200 columns
 * wide and 100,000 rows long, which is counted before any row is kept; others get their turn while it is read.
 * @param file its bytes, or its text where they were read before
 * @throws UnreadableFile saying why none of it can be read; also by `rows`, from the row on that cannot be
 */
export async function readTable<Name extends string = never>(
	file: Uint8Array | string,
	format: TableFormat<Name> = {},
): Promise<Table<Name>> {
	const { layout, relaxQuotes = false } = format
	const bytes = utf8Of(file)
	const all = csvRows(bytes, { delimiter: delimiterOf(bytes, format), relaxQuotes })
	for (let row = 1, next = await all.next(); !next.done; row++, next = await all.next()) {
		const cells = next.value.map(unguarded)
		const columns: Columns<Name> | null = layout
			? columnsIn(cells, layout)
			: isBlank(cells)
				? null
				: {}
		if (columns) return { head: { row, cells }, columns, rows: rowsBelow(all, row) }
	}
	throw new UnreadableFile(layout?.missing ?? message('import.empty'))
}
