import { CsvError, parse } from 'csv-parse/sync'
import { type Cell, delimiterOf, unguarded } from '../../../shared/csv.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { FileMistake } from '../../file-schema.ts'
import type { CellKind, FileColumns } from './editable-table.ts'
import type { TableFormat } from './editing-schema.ts'
import type { TableRow } from './row-schema.ts'

/** What a file says of a row, by the paths of columns; what it leaves out stays as it is. */
export interface FileRow {
	/** As a spreadsheet counts, the head being 1; of JSON the place in its list, from 1. */
	row: number
	given: ReadonlyMap<string, unknown>
}

interface FileContents {
	rows: FileRow[]
	mistakes: FileMistake[]
}

const LISTED_BY = '; '

/** A value deep in an object; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
	path
		.split('.')
		.reduce<unknown>(
			(at, name) =>
				typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
			value,
		)

function cellOf(kind: CellKind, value: unknown): Cell {
	if (value === null || value === undefined) return null
	if (kind === 'list') return (value as string[]).join(LISTED_BY)
	return kind === 'json' ? JSON.stringify(value) : (value as Cell)
}

/** A row as cells, in the order of the columns. */
export const cellsOf = (columns: FileColumns, row: TableRow): Cell[] =>
	Object.entries(columns).map(([path, kind]) => cellOf(kind, valueAt(row, path)))

class Unreadable extends Error {
	readonly why: Message
	constructor(why: Message) {
		super(why.code)
		this.why = why
	}
}

function numberIn(text: string): number | string {
	const value = Number(text)
	return Number.isFinite(value) ? value : text
}

/** What a cell stands for: blank is null, or no text; what is none of its kind stays, for the schema to refuse. */
function valueIn(kind: CellKind, cell: string, isNullable: boolean): unknown {
	const text = cell.trim()
	switch (kind) {
		case 'list':
			return text === '' ? [] : text.split(';').map((part) => part.trim())
		case 'number':
			return text === '' ? null : numberIn(text)
		case 'flag':
			if (text === '') return null
			return /^(true|yes|1)$/i.test(text) ? true : /^(false|no|0)$/i.test(text) ? false : text
		case 'json':
			if (text === '') return null
			try {
				return JSON.parse(text)
			} catch {
				throw new Unreadable(message('tariffs.not_json'))
			}
		case 'text':
			return text === '' && isNullable ? null : text
	}
}

const whole = (why: Message, row = 1): FileContents => ({
	rows: [],
	mistakes: [{ row, column: null, message: why }],
})

/** Texts that are null where they are blank. */
const NULLABLE = new Set(['validTo', 'reviewBy', 'figures.dutyOn', 'figures.surchargeOn'])

function readCsv(text: string, columns: FileColumns): FileContents {
	let lines: string[][]
	try {
		lines = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true })
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		return whole(message('import.quotes'), (error.records as number | undefined) ?? 1)
	}
	const [head = [], ...body] = lines
	const paths = head.map((name) => name.trim())
	const unknown = paths.find((path) => !Object.hasOwn(columns, path))
	if (unknown !== undefined)
		return whole(
			message('import.no_such_column', {
				name: unknown.slice(0, 60),
				columns: Object.keys(columns),
			}),
		)
	const contents: FileContents = { rows: [], mistakes: [] }
	for (const [index, cells] of body.entries()) {
		if (cells.every((cell) => cell.trim() === '')) continue
		const row = index + 2
		const given = new Map<string, unknown>()
		for (const [at, path] of paths.entries()) {
			try {
				const cell = unguarded(cells[at] ?? '')
				given.set(path, valueIn(columns[path] ?? 'text', cell, NULLABLE.has(path)))
			} catch (error) {
				if (!(error instanceof Unreadable)) throw error
				contents.mistakes.push({ row, column: path, message: error.why })
			}
		}
		contents.rows.push({ row, given })
	}
	return contents
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first name in an object, or in its figures, that no column has. */
function unknownIn(value: Record<string, unknown>, columns: FileColumns): string | undefined {
	const paths = Object.entries(value).flatMap(([name, inside]) =>
		name === 'figures' && !Object.hasOwn(columns, 'figures') && isObject(inside)
			? Object.keys(inside).map((each) => `${name}.${each}`)
			: [name],
	)
	return paths.find((path) => !Object.hasOwn(columns, path))
}

function readJson(text: string, columns: FileColumns): FileContents {
	let list: unknown
	try {
		list = JSON.parse(text)
	} catch {
		return whole(message('tariffs.file_not_json'))
	}
	if (!Array.isArray(list)) return whole(message('tariffs.file_not_list'))
	const contents: FileContents = { rows: [], mistakes: [] }
	for (const [index, value] of list.entries()) {
		const row = index + 1
		const unknown = isObject(value) ? unknownIn(value, columns) : ''
		if (unknown !== undefined) {
			const why = message('import.no_such_column', {
				name: unknown.slice(0, 60),
				columns: Object.keys(columns),
			})
			contents.mistakes.push({ row, column: null, message: why })
			continue
		}
		const given = Object.keys(columns)
			.map((path) => [path, valueAt(value, path)] as const)
			.filter(([, each]) => each !== undefined)
		contents.rows.push({ row, given: new Map(given) })
	}
	return contents
}

/** The rows of a file, and what is wrong with those that cannot be read. */
export function readTableFile(
	text: string,
	format: TableFormat,
	columns: FileColumns,
): FileContents {
	const contents = format === 'csv' ? readCsv(text, columns) : readJson(text, columns)
	if (contents.rows.length > 0 || contents.mistakes.length > 0) return contents
	return whole(message('import.empty'))
}
