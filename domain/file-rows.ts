import { pipeline, Readable } from 'node:stream'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { type Message, message } from '../shared/messages/message.ts'
import { MAX_COLUMNS, MAX_ROWS } from './file-limits.ts'

/** So much of a file is read before others get their turn, in bytes. */
const SLICE_BYTES = 16_384

const [QUOTE, LINE_FEED, CARRIAGE_RETURN] = [0x22, 0x0a, 0x0d]
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** Why none of a file can be read. */
export class UnreadableFile extends Error {
	readonly why: Message
	/** Where it ends to be readable, as a spreadsheet counts. */
	readonly row: number
	constructor(why: Message, row = 1) {
		super(why.code)
		this.why = why
		this.row = row
	}
}

export const tooManyRows = () =>
	new UnreadableFile(message('import.too_many_rows', { most: MAX_ROWS }))

const tooManyColumns = () =>
	new UnreadableFile(message('import.too_many_columns', { most: MAX_COLUMNS }))

async function* slicesOf(bytes: Uint8Array) {
	for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
		await yieldToEventLoop()
		yield bytes.subarray(at, at + SLICE_BYTES)
	}
}

type Place = 'start' | 'cell' | 'quoted' | 'after quote'

/** Where a byte leads to that ends neither a cell nor a row. */
const within = (place: Place, byte: number): Place => {
	if (place === 'quoted') return byte === QUOTE ? 'after quote' : 'quoted'
	if (byte === QUOTE && place !== 'cell') return 'quoted'
	return 'cell'
}

/**
 * Counts the columns and rows of a table before any of them is kept: a row of 18 MB of commas would take 1.7 GB.
 * @throws UnreadableFile where there are too many
 */
async function checkSize(bytes: Uint8Array, delimiter: number): Promise<void> {
	let [columns, rows] = [1, 1]
	let place: Place = 'start'
	let isAfterReturn = false
	for await (const slice of slicesOf(bytes))
		for (let at = 0; at < slice.length; at++) {
			const byte = slice[at] as number
			const isReturn = byte === CARRIAGE_RETURN
			if (place !== 'quoted' && byte === delimiter) {
				if (++columns > MAX_COLUMNS) throw tooManyColumns()
				place = 'start'
			} else if (place !== 'quoted' && (isReturn || byte === LINE_FEED)) {
				// Its head is a row, too.
				if (!isAfterReturn && ++rows > MAX_ROWS + 2) throw tooManyRows()
				columns = 1
				place = 'start'
			} else place = within(place, byte)
			isAfterReturn = isReturn && place === 'start'
		}
}

interface CsvFormat {
	delimiter: string
	/** Quotation marks in the middle of a cell stand for themselves. */
	relaxQuotes?: boolean
}

/**
 * The rows of a CSV file, head included, one at a time; others get their turn in between.
 * @throws UnreadableFile where it has too many columns or rows, or its quotation marks do not match
 */
export async function* csvRows(
	file: Uint8Array | string,
	{ delimiter, relaxQuotes = false }: CsvFormat,
): AsyncGenerator<string[]> {
	const all = typeof file === 'string' ? Buffer.from(file) : file
	const isMarked = BYTE_ORDER_MARK.every((byte, at) => all[at] === byte)
	const bytes = isMarked ? all.subarray(BYTE_ORDER_MARK.length) : all
	await checkSize(bytes, delimiter.charCodeAt(0))
	const parser = parse({
		delimiter,
		record_delimiter: ['\r\n', '\n', '\r'],
		relax_column_count: true,
		relax_quotes: relaxQuotes,
	})
	// Errors are thrown where the rows are read.
	pipeline(Readable.from(slicesOf(bytes)), parser, () => {})
	try {
		yield* parser as AsyncIterable<string[]>
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		// The rows before it that were not taken yet are gone with the parser, which has counted them.
		throw new UnreadableFile(message('import.quotes'), Number(error.records) + 1)
	}
}

/** Things in the order in which they come; others get their turn after every hundred. */
export async function* inTurns<T>(things: Iterable<T>): AsyncGenerator<T> {
	let count = 0
	for (const thing of things) {
		if (++count % 100 === 0) await yieldToEventLoop()
		yield thing
	}
}
