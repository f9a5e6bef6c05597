import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { unguarded } from '../../shared/csv.ts'
import { message } from '../../shared/messages/message.ts'
import { decodeText, encodingOf } from '../../shared/text/encoding.ts'
import { csvRows, UnreadableFile } from '../file-rows.ts'
import { HEAD_BYTES, MAX_HEAD_ROWS } from './limits.ts'

/** Spreadsheets of some countries separate by semicolons, Excel's Unicode text by tabs, and a few banks by bars. */
const DELIMITERS = [',', ';', '\t', '|']

/** What a row says as the head of a table; null where it is none. */
export type HeadOf<Head> = (cells: readonly string[]) => Head | null

export interface TableFormat<Head> {
	/** The first row that it knows is the head, and those before it are the preamble. Without it that is the first with any text. */
	headOf?: HeadOf<Head>
	/** What a cell stands for; without it, what it was before `guarded` wrote it. */
	cellOf?: (text: string) => string
	/** Whether quotation marks in the middle of a cell stand for themselves, as banks write them. */
	relaxQuotes?: boolean
}

export interface TableRow {
	/** As a spreadsheet counts, from 1; a cell with line breaks is of one row. */
	row: number
	cells: string[]
}

export interface Table<Head> {
	/** Null where no row is the head. */
	head: (TableRow & { says: Head }) | null
	/** The first rows above the head, or of all where there is none. */
	preamble: string[][]
	/** The rows below the head, blank ones too, read as they are asked for. */
	rows: AsyncIterable<TableRow>
}

const asHeading = (cell: string) =>
	cell
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.trim()

/**
 * Knows a head by its headings, and says where each column stands, from 0.
 * @param headings of each column, in small letters and digits with single spaces: `chq ref no` for `Chq./Ref.No.`. Where
 * a table has several of them, the first named here counts
 * @param required what a head must have
 */
export const headedBy =
	<Name extends string>(
		headings: Readonly<Record<Name, readonly string[]>>,
		required: readonly NoInfer<Name>[],
	): HeadOf<Partial<Record<Name, number>>> =>
	(cells) => {
		const present = cells.map(asHeading)
		const columns: Partial<Record<Name, number>> = {}
		for (const name of Object.keys(headings) as Name[]) {
			const heading = headings[name].find((known) => present.includes(known))
			if (heading !== undefined) columns[name] = present.indexOf(heading)
		}
		return required.every((name) => columns[name] !== undefined) ? columns : null
	}

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The first rows of a file, as far as they can be read with a delimiter. */
function firstRows(bytes: Uint8Array, delimiter: string, relaxQuotes: boolean): string[][] {
	const rows: string[][] = []
	try {
		parse(Buffer.from(bytes.subarray(0, HEAD_BYTES)), {
			delimiter,
			bom: true,
			to: MAX_HEAD_ROWS,
			relax_column_count: true,
			relax_quotes: relaxQuotes,
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

/** Of the delimiters the one by which the head has the most cells; where none leads to a head, all the first rows have. */
function delimiterOf(
	bytes: Uint8Array,
	isHead: (cells: string[]) => boolean,
	relaxQuotes: boolean,
): string {
	const read = DELIMITERS.map((delimiter) => {
		const rows = firstRows(bytes, delimiter, relaxQuotes)
		return { delimiter, head: rows.find(isHead)?.length ?? 0, all: rows.flat().length }
	})
	const by = read.some(({ head }) => head > 0) ? 'head' : 'all'
	return read.reduce((best, each) => (each[by] > best[by] ? each : best)).delimiter
}

/** The delimiter that a first row `sep=;` names, as Excel reads and writes it, and the length of that row in bytes. */
function namedDelimiter(bytes: Uint8Array) {
	const start = Buffer.from(bytes.subarray(0, 20)).toString('latin1')
	const [row, delimiter] =
		/^(?:\u00ef\u00bb\u00bf)?"?sep=([,;\t|])"?[,;\t]*\r?\n/i.exec(start) ?? []
	return row && delimiter ? { delimiter, length: row.length } : null
}

function utf8Of(file: Uint8Array | string): Uint8Array {
	if (typeof file === 'string') return Buffer.from(file)
	if (encodingOf(file) === 'utf-8' && isUtf8(file)) return file
	const text = decodeText(file)
	if (text === null) throw new UnreadableFile(message('import.not_utf8'))
	return Buffer.from(text)
}

/**
 * Reads a table that somebody sends as a file: UTF-8 with or without a mark or UTF-16 as Excel writes it, delimited by commas,
 * semicolons, tabs or bars, rows of any line ending, cells with line breaks within quotation marks. It is at most 200 columns
 * wide and 100,000 rows long, which is counted before any row is kept; others get their turn while it is read.
 * @param file its bytes, or its text where they were read before
 * @throws UnreadableFile saying why none of it can be read; also by `rows`, from the row on that cannot be
 */
export async function readTable<Head = true>(
	file: Uint8Array | string,
	format: TableFormat<Head> = {},
): Promise<Table<Head>> {
	const { cellOf = unguarded, relaxQuotes = false } = format
	const headOf = format.headOf ?? ((cells) => (isBlank(cells) ? null : (true as Head)))
	const bytes = utf8Of(file)
	const read = (cells: string[]) => cells.map(cellOf)
	// Blank cells above a head that may be any row are as many as the head has.
	const isHead = (cells: string[]) =>
		format.headOf ? headOf(read(cells)) !== null : cells.length > 1 || !isBlank(cells)
	const named = namedDelimiter(bytes)
	const delimiter = named?.delimiter ?? delimiterOf(bytes, isHead, relaxQuotes)
	const table = named ? bytes.subarray(named.length) : bytes
	const all = csvRows(table, { delimiter, relaxQuotes })
	const preamble: string[][] = []
	let row = named ? 1 : 0
	async function* rows() {
		for await (const cells of all) yield { row: ++row, cells: read(cells) }
	}
	for (let next = await all.next(); !next.done; next = await all.next()) {
		row++
		const cells = read(next.value)
		const says = headOf(cells)
		if (says !== null) return { head: { row, cells, says }, preamble, rows: rows() }
		if (preamble.length < MAX_HEAD_ROWS) preamble.push(cells)
	}
	return { head: null, preamble, rows: rows() }
}
