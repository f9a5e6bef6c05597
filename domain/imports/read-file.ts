import type { z } from '@hono/zod-openapi'
import { messageOfIssue } from '../../shared/messages/issues.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { inTurns, UnreadableFile } from '../file-rows.ts'
import { type Columns, plainHeading, WrongCell } from './columns.ts'
import type { MappedHeadings } from './headings.ts'
import { jsonList, unknownIn } from './json-list.ts'
import { isBlank, readTable } from './read-table.ts'
import { type FileMistake, hasEnough } from './report-schema.ts'
import { valueAt } from './value-rules.ts'

/** What a file says of a row, by its columns; what it leaves out stays as it is. */
export interface FileRow<Given = Record<string, unknown>> {
	/** As a spreadsheet counts, the head being 1; of JSON the place in its list, from 1. */
	row: number
	given: Given
}

export interface FileContents<Given = Record<string, unknown>> {
	/** Those without mistakes. */
	rows: FileRow<Given>[]
	mistakes: FileMistake[]
	/** Why none of the file can be read, or no more; it is among the mistakes too. */
	unreadable?: Message
	/** The cells of rows with mistakes, by the row and the column. */
	wrongCells?: Map<number, RowCells>
	/** The headings that are mapped by hand, or have to be. */
	headings?: HeadingToMap[]
}

/** The text of each cell of a row, by its column. */
export type RowCells = Readonly<Record<string, string>>

/** A heading that is no column's own. */
export interface HeadingToMap {
	heading: string
	/** The column it is mapped to, blank where it is left out; null where nobody has said. */
	column: string | null
}

export interface SentFile {
	/** Its text, or its bytes where nobody has read them. */
	text: Uint8Array | string
	/** CSV unless given. */
	format?: 'csv' | 'json'
}

interface FileColumns<Given> {
	columns: Columns
	/** What judges a row by itself; the cells as they were read where there is none. */
	schema?: z.ZodType<Given> | undefined
	/** The columns of headings that an admin has mapped. */
	mapped?: MappedHeadings | undefined
}

type CellsOf = (row: number, cells: readonly string[], into: FileMistake[]) => object

export const noSuchColumn = (name: string, columns: Columns) =>
	message('import.no_such_column', {
		name: name.trim().slice(0, 60),
		columns: Object.keys(columns),
	})

/** The column that a heading names, by its own name first. */
function nameOf(heading: string, columns: Columns): string | undefined {
	const names = Object.keys(columns)
	const isNamed = (by: string) => plainHeading(by) === plainHeading(heading)
	return names.find(isNamed) ?? names.find((name) => columns[name]?.headings.some(isNamed))
}

/** Spreadsheets write blank columns after the last one that was ever used. */
const withoutBlankEnd = (head: readonly string[]) =>
	head.slice(0, head.findLastIndex((cell) => cell.trim() !== '') + 1)

/** The columns that a head names, in its order, blank for those that are left out, or its mistakes. */
function columnsIn(
	head: readonly string[],
	row: number,
	columns: Columns,
	mapped: MappedHeadings = {},
) {
	const names: string[] = []
	const mistakes: FileMistake[] = []
	const headings: HeadingToMap[] = []
	for (const cell of withoutBlankEnd(head)) {
		const own = nameOf(cell, columns)
		const byHand = own === undefined ? mapped[plainHeading(cell)] : undefined
		const name = own ?? byHand
		const shown = cell.trim().slice(0, 60) || null
		if (own === undefined && shown) headings.push({ heading: shown, column: byHand ?? null })
		if (name === '') names.push('')
		else if (name === undefined)
			mistakes.push({ row, column: shown, message: noSuchColumn(cell, columns) })
		else if (names.includes(name))
			mistakes.push({
				row,
				column: shown,
				message: message('import.column_twice', { column: name }),
			})
		else names.push(name)
	}
	const lacking = Object.keys(columns).find(
		(name) => columns[name]?.isRequired && !names.includes(name),
	)
	if (mistakes.length === 0 && lacking !== undefined)
		mistakes.push({
			row,
			column: lacking,
			message: message('import.no_column', { column: lacking }),
		})
	return { names, mistakes, headings }
}

/** What the cells of a row stand for. */
const readerOf =
	(names: readonly string[], columns: Columns): CellsOf =>
	(row, cells, mistakes) => {
		const given: Record<string, unknown> = {}
		const isLonger = cells.slice(names.length).some((cell) => cell.trim() !== '')
		if (cells.length < names.length || isLonger) {
			const counts = { cells: cells.length, head: names.length }
			mistakes.push({ row, column: null, message: message('import.cell_count', counts) })
			return given
		}
		for (const [at, name] of names.entries()) {
			if (name === '') continue
			try {
				const value = columns[name]?.read(cells[at] ?? '')
				if (value !== undefined) given[name] = value
			} catch (error) {
				if (!(error instanceof WrongCell)) throw error
				mistakes.push({ row, column: name, message: error.why })
			}
		}
		return given
	}

/** The column that a mistake is in by its place in a row, and where it is within the cell. */
function placeOf(path: PropertyKey[], columns: Columns) {
	const whole = path.map(String).join('.')
	const column =
		Object.keys(columns).find((name) => whole === name || whole.startsWith(`${name}.`)) ?? null
	return { column, where: column === null ? '' : whole.slice(column.length + 1) }
}

/** What a schema has against a row, the first mistake of each column. @param known mistakes of its cells, which stay */
export function mistakesOf(
	row: number,
	{ issues }: z.ZodError,
	columns: Columns,
	known: readonly FileMistake[] = [],
): FileMistake[] {
	const mistakes = [...known]
	for (const issue of issues) {
		const { column, where } = placeOf(issue.path, columns)
		if (mistakes.some((each) => each.column === column)) continue
		const what = messageOfIssue(issue)
		mistakes.push({
			row,
			column,
			message: where ? message('import.within', { where, what }) : what,
		})
	}
	return mistakes
}

/** The text of the cells of a row, by their columns. */
const cellsBy = (names: readonly string[], cells: readonly string[]): RowCells =>
	Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))

/** The properties of a file that its head tells. */
interface Head {
	mistakes: FileMistake[]
	headings: HeadingToMap[]
}

async function* csvGiven(
	file: Uint8Array | string,
	{ columns, mapped }: Pick<FileColumns<unknown>, 'columns' | 'mapped'>,
	head: Head,
) {
	const table = await readTable(file)
	if (!table.head) return
	const { names, mistakes, headings } = columnsIn(table.head.cells, table.head.row, columns, mapped)
	head.headings.push(...headings)
	if (mistakes.length > 0) return void head.mistakes.push(...mistakes)
	const read = readerOf(names, columns)
	for await (const { row, cells } of table.rows) {
		if (isBlank(cells)) continue
		const wrong: FileMistake[] = []
		const given = read(row, cells, wrong)
		yield { row, given, mistakes: wrong, cells: () => cellsBy(names, cells) }
	}
}

/** A value as the cell of a file. */
export const columnText = (columns: Columns, name: string, value: unknown): string =>
	value !== null && typeof value === 'object'
		? JSON.stringify(value)
		: String(columns[name]?.write(value) ?? value ?? '')

async function* jsonGiven(text: string, columns: Columns) {
	let row = 0
	for await (const value of inTurns(jsonList(text))) {
		row++
		const unknown = unknownIn(value, columns)
		const mistakes =
			unknown === undefined ? [] : [{ row, column: null, message: noSuchColumn(unknown, columns) }]
		const given = Object.keys(columns)
			.map((name) => [name, valueAt(value, name)] as const)
			.filter(([, each]) => each !== undefined)
		const cells = () =>
			Object.fromEntries(given.map(([name, each]) => [name, columnText(columns, name, each)]))
		yield { row, given: Object.fromEntries(given), mistakes, cells }
	}
}

/** Reads the rows of a file as what their cells stand for; it stops at the hundredth mistake. */
export async function readFile<Given>(
	{ text, format = 'csv' }: SentFile,
	{ columns, schema, mapped }: FileColumns<Given>,
): Promise<FileContents<Given>> {
	const head: Head = { mistakes: [], headings: [] }
	const { headings } = head
	const wrongCells = new Map<number, RowCells>()
	const contents: FileContents<Given> = { rows: [], mistakes: [], wrongCells, headings }
	const unreadable = (mistakes: FileMistake[], why: Message) => ({
		rows: [],
		mistakes,
		unreadable: why,
		wrongCells,
		headings,
	})
	const given =
		format === 'json' ? jsonGiven(String(text), columns) : csvGiven(text, { columns, mapped }, head)
	try {
		for await (const each of given) {
			// Of a row of another length nobody knows which cell is which.
			const isWhole = each.mistakes.every(({ column }) => column !== null)
			const judged = isWhole ? schema?.safeParse(each.given) : undefined
			const wrong = judged?.error
				? mistakesOf(each.row, judged.error, columns, each.mistakes)
				: each.mistakes
			if (wrong.length > 0) {
				contents.mistakes.push(...wrong)
				wrongCells.set(each.row, each.cells())
			} else
				contents.rows.push({ row: each.row, given: (judged ? judged.data : each.given) as Given })
			if (hasEnough(contents.mistakes)) break
		}
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		const { row, why } = error
		return unreadable([...contents.mistakes, { row, column: null, message: why }], why)
	}
	const [first] = head.mistakes
	if (first) return unreadable(head.mistakes, first.message)
	if (contents.rows.length + contents.mistakes.length > 0) return contents
	const empty = message('import.empty')
	return unreadable([{ row: 1, column: null, message: empty }], empty)
}
