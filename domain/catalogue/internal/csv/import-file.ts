import { isUtf8 } from 'node:buffer'
import type { z } from '@hono/zod-openapi'
import { delimiterOf, unguarded } from '../../../../shared/csv.ts'
import { messageOfIssue } from '../../../../shared/messages/issues.ts'
import { type Message, message } from '../../../../shared/messages/message.ts'
import { numberOrTyped } from '../../../../shared/numbers/typed-number.ts'
import { parseSentJson } from '../../../../shared/requests/json-shape.ts'
import { csvRows, UnreadableFile } from '../../../file-rows.ts'
import { type FileMistake, hasEnough } from '../../../file-schema.ts'
import { CATEGORIES, ProductIdText, SomeFields } from '../../schema.ts'
import { CSV_COLUMNS } from './columns.ts'

type Column = (typeof CSV_COLUMNS)[number]

/** A row of a file of products, its cells read as what they stand for. */
export interface FileRow {
	/** As a spreadsheet counts: the head is 1. */
	row: number
	id: string
	given: SomeFields
}

export interface FileContents {
	rows: FileRow[]
	mistakes: FileMistake[]
}

const NOT_UTF8 = message('import.not_utf8')
const EMPTY = message('import.empty')
/** So much of a file has its head, or else it is no file of products. */
const HEAD_BYTES = 65_536

/** The columns named in the head, in its order, or what is wrong with it. */
function columnsIn(head: string[]): { columns: Column[]; mistakes: FileMistake[] } {
	const mistakes: FileMistake[] = []
	const columns: Column[] = []
	for (const cell of head) {
		const name = cell.trim().toLowerCase()
		const column = CSV_COLUMNS.find((known) => known.toLowerCase() === name)
		const shown = cell.trim().slice(0, 60)
		const wrong = !column
			? message('import.no_such_column', { name: shown, columns: CSV_COLUMNS })
			: columns.includes(column)
				? message('import.column_twice', { column })
				: null
		if (wrong) mistakes.push({ row: 1, column: shown || null, message: wrong })
		if (column) columns.push(column)
	}
	if (mistakes.length === 0 && !columns.includes('id'))
		mistakes.push({ row: 1, column: 'id', message: message('import.no_id_column') })
	return { columns, mistakes }
}

const YES_NO = new Map([
	['true', true],
	['yes', true],
	['1', true],
	['false', false],
	['no', false],
	['0', false],
])

class Unreadable extends Error {
	readonly why: Message
	constructor(why: Message) {
		super(why.code)
		this.why = why
	}
}

function jsonIn(text: string, why: Message): unknown {
	try {
		return parseSentJson(text)
	} catch {
		throw new Unreadable(why)
	}
}

/** What a cell stands for; undefined where a blank one leaves things as they are. */
function valueIn(column: Column, text: string): unknown {
	const blank = text.trim() === ''
	switch (column) {
		case 'brand':
			return blank ? undefined : text
		case 'wattage':
			return blank ? undefined : numberOrTyped(text)
		case 'price':
			return numberOrTyped(text.trim(), 'rupees')
		case 'stock':
			return numberOrTyped(text.trim(), 'whole')
		case 'pictures':
			return text.split(/\s+/).filter(Boolean)
		case 'sheet':
			return blank ? null : jsonIn(text, message('import.bad_sheet'))
		case 'compliance':
			return blank ? [] : jsonIn(text, message('import.bad_compliance'))
		case 'origin':
		case 'importer':
		case 'taxClass':
			return blank ? null : text
		case 'category': {
			const known = CATEGORIES.find((name) => name.toLowerCase() === text.trim().toLowerCase())
			if (!blank && !known)
				throw new Unreadable(message('import.bad_category', { options: CATEGORIES }))
			return known ?? ''
		}
		case 'archived': {
			const known = YES_NO.get(text.trim().toLowerCase())
			if (!blank && known === undefined) throw new Unreadable(message('import.bad_archived'))
			return known
		}
		default:
			return text
	}
}

const firstOf = ({ issues: [first] }: z.ZodError) =>
	first ? messageOfIssue(first) : message('catalogue.id_required')

/** One row read and judged by itself. */
function readRow(row: number, columns: Column[], cells: string[]) {
	const mistakes: FileMistake[] = []
	const given: Record<string, unknown> = {}
	for (const [at, column] of columns.entries()) {
		try {
			given[column] = valueIn(column, unguarded(cells[at] ?? ''))
		} catch (error) {
			if (!(error instanceof Unreadable)) throw error
			mistakes.push({ row, column, message: error.why })
		}
	}
	const { id: typed, ...fields } = given
	const id = ProductIdText.safeParse(typed)
	if (!id.success) mistakes.push({ row, column: 'id', message: firstOf(id.error) })
	const judged = SomeFields.safeParse(fields)
	for (const issue of judged.error?.issues ?? []) {
		const [column, ...inside] = issue.path.map(String)
		if (mistakes.some((known) => known.column === column)) continue
		const what = messageOfIssue(issue)
		const isInside = inside.length > 0 && (column === 'sheet' || column === 'compliance')
		const why = isInside ? message('import.within', { where: inside.join('.'), what }) : what
		mistakes.push({ row, column: column ?? null, message: why })
	}
	return { id: id.data ?? '', given: judged.data ?? {}, mistakes }
}

/**
 * Reads a file of products: its rows, and what is wrong with those that cannot be read. It stops at the hundredth mistake.
 */
export async function readFile(bytes: Uint8Array): Promise<FileContents> {
	const contents: FileContents = { rows: [], mistakes: [] }
	const whole = (why: Message, row = 1) => ({
		rows: [],
		mistakes: [...contents.mistakes, { row, column: null, message: why }],
	})
	if (!isUtf8(bytes)) return whole(NOT_UTF8)
	const delimiter = delimiterOf(new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)))
	try {
		const head = await readRows(csvRows(bytes, { delimiter }), contents)
		if (head.length > 0) return { rows: [], mistakes: head }
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		return whole(error.why, error.row)
	}
	const { rows, mistakes } = contents
	return rows.length === 0 && mistakes.length === 0 ? whole(EMPTY) : contents
}

/** Reads rows into contents. @returns what is wrong with the head; then nothing else is read */
async function readRows(
	lines: AsyncIterable<string[]>,
	{ rows, mistakes }: FileContents,
): Promise<FileMistake[]> {
	let columns: Column[] | undefined
	let row = 0
	for await (const cells of lines) {
		row += 1
		if (!columns) {
			const head = columnsIn(cells)
			if (head.mistakes.length > 0) return head.mistakes
			columns = head.columns
			continue
		}
		if (cells.every((cell) => cell.trim() === '')) continue
		if (cells.length !== columns.length) {
			const counts = { cells: cells.length, head: columns.length }
			mistakes.push({ row, column: null, message: message('import.cell_count', counts) })
		} else {
			const read = readRow(row, columns, cells)
			mistakes.push(...read.mistakes)
			if (read.mistakes.length === 0) rows.push({ row, id: read.id, given: read.given })
		}
		if (hasEnough(mistakes)) break
	}
	return []
}
