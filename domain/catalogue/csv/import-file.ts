import { setImmediate as others } from 'node:timers/promises'
import type { z } from '@hono/zod-openapi'
import { CsvError, parse } from 'csv-parse'
import { delimiterOf, unguarded } from '../../../shared/csv.ts'
import { messageOfIssue } from '../../../shared/messages/issues.ts'
import { type Message, message } from '../../../shared/messages/message.ts'
import type { FileMistake } from '../../file-schema.ts'
import { CATEGORIES, ProductIdText, SomeFields } from '../schema.ts'
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
const QUOTES = message('import.quotes')

/** How many rows are read before others get their turn. */
const BATCH_SIZE = 500

function decoded(bytes: Uint8Array): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return null
	}
}

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

/** Grouped by thousands, or by lakhs and thousands: `10,500`, `1,05,000`; never `10,5`. */
const GROUPED = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/

/** Of digits with commas that group nothing: what is meant cannot be known. */
const WITH_COMMAS = /^-?[\d.]*,[\d.,]*$/

/**
 * A number where one was written; anything else stays as it is, for the schema to say what is wrong.
 * @throws Unreadable where it has a comma that groups no thousands or lakhs
 */
function numeric(text: string): number | string {
	const typed = text.trim()
	if (WITH_COMMAS.test(typed) && !GROUPED.test(typed))
		throw new Unreadable(message('import.decimal_comma'))
	const plain = GROUPED.test(typed) ? typed.replaceAll(',', '') : typed
	return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : typed
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
		return JSON.parse(text)
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
			return blank ? undefined : numeric(text)
		case 'price':
		case 'stock':
			return numeric(text)
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

/** Reads a file of products: its rows, and what is wrong with those that cannot be read. */
export async function readFile(bytes: Uint8Array): Promise<FileContents> {
	const rows: FileRow[] = []
	const mistakes: FileMistake[] = []
	const whole = (why: Message, row = 1) => ({
		rows: [],
		mistakes: [...mistakes, { row, column: null, message: why }],
	})
	const text = decoded(bytes)
	if (text === null) return whole(NOT_UTF8)
	const parser = parse(text, {
		bom: true,
		delimiter: delimiterOf(text),
		relax_column_count: true,
	})
	let columns: Column[] | undefined
	let row = 0
	try {
		for await (const cells of parser as AsyncIterable<string[]>) {
			row += 1
			if (!columns) {
				const head = columnsIn(cells)
				if (head.mistakes.length > 0) return { rows: [], mistakes: head.mistakes }
				columns = head.columns
				continue
			}
			if (cells.every((cell) => cell.trim() === '')) continue
			if (cells.length !== columns.length) {
				const counts = { cells: cells.length, head: columns.length }
				mistakes.push({ row, column: null, message: message('import.cell_count', counts) })
				continue
			}
			const read = readRow(row, columns, cells)
			mistakes.push(...read.mistakes)
			if (read.mistakes.length === 0) rows.push({ row, id: read.id, given: read.given })
			if (row % BATCH_SIZE === 0) await others()
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		return whole(QUOTES, row + 1)
	}
	return rows.length === 0 && mistakes.length === 0 ? whole(EMPTY) : { rows, mistakes }
}
