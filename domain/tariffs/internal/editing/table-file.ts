import { type Cell, delimiterOf, unguarded } from '../../../../shared/csv.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { numberOrTyped } from '../../../../shared/numbers/typed-number.ts'
import {
	beyondBounds,
	MAX_JSON_DEPTH,
	parseSentJson,
} from '../../../../shared/requests/json-shape.ts'
import { MAX_ROWS } from '../../../file-limits.ts'
import { csvRows, inTurns, tooManyRows, UnreadableFile } from '../../../file-rows.ts'
import type { FileMistake } from '../../../file-schema.ts'
import type { TableFormat } from '../../editing/editing-schema.ts'
import type { CellKind, FileColumns } from './editable-table.ts'
import type { TableRow } from './row-schema.ts'

/** What a file says of a row, by the paths of columns; what it leaves out stays as it is. */
export interface FileRow {
	/** As a spreadsheet counts, the head being 1; of JSON the place in its list, from 1. */
	row: number
	given: ReadonlyMap<string, unknown>
	/** What of it cannot be read. */
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

/** What a cell stands for: blank is null, or no text; what is none of its kind stays, for the schema to refuse. */
function valueIn(kind: CellKind, cell: string, isNullable: boolean): unknown {
	const text = cell.trim()
	switch (kind) {
		case 'list':
			return text === '' ? [] : text.split(';').map((part) => part.trim())
		case 'number':
			return text === '' ? null : numberOrTyped(text)
		case 'flag':
			if (text === '') return null
			return /^(true|yes|1)$/i.test(text) ? true : /^(false|no|0)$/i.test(text) ? false : text
		case 'json':
			if (text === '') return null
			try {
				return parseSentJson(text)
			} catch {
				throw new Unreadable(message('tariffs.not_json'))
			}
		case 'text':
			return text === '' && isNullable ? null : text
	}
}

/** Texts that are null where they are blank. */
const NULLABLE = new Set(['validTo', 'reviewBy', 'figures.dutyOn', 'figures.surchargeOn'])

const noSuchColumn = (name: string, columns: FileColumns): Message =>
	message('import.no_such_column', { name: name.slice(0, 60), columns: Object.keys(columns) })

/** The paths of the columns that the head of a file names. @throws UnreadableFile where there is no such column */
function pathsIn(head: readonly string[], columns: FileColumns): string[] {
	const paths = head.map((name) => name.trim())
	const unknown = paths.find((path) => !Object.hasOwn(columns, path))
	if (unknown !== undefined) throw new UnreadableFile(noSuchColumn(unknown, columns))
	return paths
}

async function* readCsv(text: string, columns: FileColumns): AsyncGenerator<FileRow> {
	let paths: string[] | undefined
	let row = 0
	for await (const cells of csvRows(text, { delimiter: delimiterOf(text) })) {
		row++
		if (!paths) {
			paths = pathsIn(cells, columns)
			continue
		}
		if (cells.every((cell) => cell.trim() === '')) continue
		const given = new Map<string, unknown>()
		const mistakes: FileMistake[] = []
		for (const [at, path] of paths.entries()) {
			try {
				const cell = unguarded(cells[at] ?? '')
				given.set(path, valueIn(columns[path] ?? 'text', cell, NULLABLE.has(path)))
			} catch (error) {
				if (!(error instanceof Unreadable)) throw error
				mistakes.push({ row, column: path, message: error.why })
			}
		}
		yield { row, given, mistakes }
	}
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

/** @throws UnreadableFile where it is no list that can be taken */
function listIn(text: string): unknown[] {
	const bounds = { maxDepth: MAX_JSON_DEPTH, maxItems: MAX_ROWS }
	const beyond = beyondBounds(new TextEncoder().encode(text), bounds)
	if (beyond === 'items') throw tooManyRows()
	let list: unknown
	try {
		list = beyond ? undefined : JSON.parse(text)
	} catch {
		list = undefined
	}
	if (list === undefined) throw new UnreadableFile(message('tariffs.file_not_json'))
	if (!Array.isArray(list)) throw new UnreadableFile(message('tariffs.file_not_list'))
	return list
}

async function* readJson(text: string, columns: FileColumns): AsyncGenerator<FileRow> {
	let row = 0
	for await (const value of inTurns(listIn(text))) {
		row++
		const unknown = isObject(value) ? unknownIn(value, columns) : ''
		const mistakes =
			unknown === undefined ? [] : [{ row, column: null, message: noSuchColumn(unknown, columns) }]
		const given = Object.keys(columns)
			.map((path) => [path, valueAt(value, path)] as const)
			.filter(([, each]) => each !== undefined)
		yield { row, given: new Map(given), mistakes }
	}
}

/**
 * The rows of a file, one at a time; those that cannot be read say why.
 * @throws UnreadableFile where none of it can be read, or no more
 */
export const readTableFile = (
	text: string,
	format: TableFormat,
	columns: FileColumns,
): AsyncGenerator<FileRow> => (format === 'csv' ? readCsv(text, columns) : readJson(text, columns))
