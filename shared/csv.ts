import { stringify } from 'csv-stringify/sync'
import { clockAt } from './calendar.ts'
import { streamOf } from './stream.ts'

/** Text that a spreadsheet would take for a formula, behind any apostrophes that were put before it. */
const FORMULA = /^'*[=+\-@\t\r]/

export type Cell = string | number | boolean | null

/**
 * A telephone number with its country code, as groups of digits with single spaces between them. The space makes it no
 * formula and no number either: without one a spreadsheet would show 9.2E+11, and by hyphens it would subtract.
 */
const PHONE = /^\+\d{1,3}(?: \d{2,14}){1,5}$/

/** An amount below zero, which is a number and no formula. */
const AMOUNT = /^-\d{1,15}\.\d\d$/

/** A text that no spreadsheet takes for a formula: an apostrophe precedes one that looks like it. */
export const guarded = (text: string): string =>
	FORMULA.test(text) && !PHONE.test(text) && !AMOUNT.test(text) ? `'${text}` : text

/** The text given to `guarded`, also where it once put an apostrophe before a telephone number. */
export const unguarded = (text: string): string =>
	text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

const SEPARATORS = /[\s().-]+/g
const INDIAN = /^\+91(\d{5})(\d{5})$/

/** A telephone number that begins with its country code, in groups as `guarded` leaves them alone; any other as it was given. */
export function phoneCell<T extends string | null>(number: T): T | string {
	if (number === null || !/^\+[\d\s().-]+$/.test(number)) return number
	const [, first, last] = INDIAN.exec(number.replace(SEPARATORS, '')) ?? []
	if (first && last) return `+91 ${first} ${last}`
	return `+${number.slice(1).replace(SEPARATORS, ' ').trim()}`
}

/** A moment by the clocks of India as spreadsheets read one: `2026-11-23 14:05:00`. @param at epoch milliseconds, UTC */
export const timeCell = (at: number): string => clockAt(at).slice(0, 19).replace('T', ' ')

const BYTE_ORDER_MARK = '\uFEFF'

const lines = (rows: Cell[][]) =>
	stringify(rows, {
		record_delimiter: '\r\n',
		quoted_match: /[\r\n;]/,
		cast: {
			string: guarded,
			boolean: String,
		},
	})

/** A CSV file in UTF-8 that spreadsheets open as it is, made as fast as it is read and no faster. */
function csvStream(head: readonly string[], parts: AsyncIterable<Cell[][]>) {
	const encoder = new TextEncoder()
	async function* text() {
		yield encoder.encode(BYTE_ORDER_MARK + lines([[...head]]))
		for await (const rows of parts) yield encoder.encode(lines(rows))
	}
	return streamOf(text())
}

const headersOf = (name: string) => ({
	'content-type': 'text/csv; charset=utf-8',
	'content-disposition': `attachment; filename="${name}.csv"`,
	'cache-control': 'no-store',
})

/** The answer that a browser keeps as a file. @param name without its ending */
export const csvFile = (name: string, head: readonly string[], parts: AsyncIterable<Cell[][]>) =>
	new Response(csvStream(head, parts), { headers: headersOf(name) })

/** The whole of a CSV file, for one that is kept. */
export const csvText = (head: readonly string[], rows: Cell[][]): string =>
	BYTE_ORDER_MARK + lines([[...head], ...rows])

/** As `csvFile`, of the whole file. @param more headers */
export const csvTextFile = (name: string, text: string, more: Record<string, string> = {}) =>
	new Response(text, { headers: { ...headersOf(name), ...more } })
