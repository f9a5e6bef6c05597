import type { Cell } from '../../shared/csv.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import type { NumberKind } from '../../shared/numbers/typed-number.ts'
import { numberOrTyped } from '../../shared/numbers/typed-number.ts'
import { parseSentJson } from '../../shared/requests/json-shape.ts'
import { yesOrNo } from '../../shared/text/yes-or-no.ts'
import { valueAt } from './value-rules.ts'

/** How a column is read from the cells of a file and written into them: a written value is read as the same value. */
export interface Column {
	/** @returns undefined where the cell leaves its value as it is @throws WrongCell */
	read: (cell: string) => unknown
	write: (value: unknown) => Cell
	/** Whether a file must have it. */
	isRequired: boolean
	/** Further headings by which files name it, in small letters without spaces. */
	headings: readonly string[]
}

/**
 * The columns of a table by their names, in the order in which they are written. A name is also where the value stands in
 * a row: `figures.dutyPct`.
 */
export type Columns = Readonly<Record<string, Column>>

/** `Valid_Until` and `valid until` are one heading. */
export const plainHeading = (heading: string) => heading.toLowerCase().replace(/[\s_-]/g, '')

/** Why a cell cannot be read. What its column's schema refuses is said by the schema. */
export class WrongCell extends Error {
	readonly why: Message
	constructor(why: Message) {
		super(why.code)
		this.why = why
	}
}

interface ColumnOptions {
	/** What a blank cell stands for: undefined leaves the value as it is. */
	blank?: unknown
	isRequired?: boolean
	headings?: readonly string[]
}

function column(
	read: Column['read'],
	options: ColumnOptions,
	write: Column['write'] = (value) => value as Cell,
): Column {
	const hasBlank = 'blank' in options
	const { blank } = options
	// A list or an object is another one each time; only for those is a value written to be compared.
	const blankJson = typeof blank === 'object' && blank !== null ? JSON.stringify(blank) : null
	const isBlank = (value: unknown) =>
		value === blank || (blankJson !== null && JSON.stringify(value) === blankJson)
	return {
		read: (cell) => (hasBlank && cell.trim() === '' ? blank : read(cell)),
		write: (value) => (value == null || (hasBlank && isBlank(value)) ? null : write(value)),
		isRequired: options.isRequired ?? false,
		headings: options.headings ?? [],
	}
}

/** The typed text, spaces and line breaks included. */
export const text = (options: ColumnOptions = {}) => column((cell) => cell, options)

/** The typed text, without the spaces around it. */
export const trimmed = (options: ColumnOptions = {}) => column((cell) => cell.trim(), options)

/** A number as people type it; other text stays as typed, for the schema to refuse. Blank is null unless given. */
export const number = (kind: NumberKind, options: ColumnOptions = {}) =>
	column(
		(cell) => numberOrTyped(cell.trim(), kind),
		{ blank: null, ...options },
		(value) =>
			kind === 'rupees' && typeof value === 'number' ? value.toFixed(2) : (value as Cell),
	)

/** Yes or no. @param wrong said of anything else; without it that is left to the schema. Blank is null unless given */
export const flag = (options: ColumnOptions & { wrong?: Message } = {}) =>
	column(
		(cell) => {
			const read = yesOrNo(cell.trim())
			if (typeof read === 'string' && options.wrong) throw new WrongCell(options.wrong)
			return read
		},
		{ blank: null, ...options },
	)

/** One of some words, in small or capital letters. @param wrong said of any other */
export const oneOf = (words: readonly string[], wrong: Message, options: ColumnOptions = {}) =>
	column((cell) => {
		const typed = cell.trim().toLowerCase()
		const known = words.find((word) => word.toLowerCase() === typed)
		if (known === undefined) throw new WrongCell(wrong)
		return known
	}, options)

/** Several texts. @param between the separators that are read in a file @param joint the separator that is written */
export const list = (between: RegExp, joint: string, options: ColumnOptions = {}) =>
	column(
		(cell) =>
			cell
				.split(between)
				.map((part) => part.trim())
				.filter(Boolean),
		options,
		(value) => (value as string[]).join(joint),
	)

/** A value that is not one text or number, as JSON. @param wrong said where it is none. Blank is null unless given */
export const json = (wrong: Message = message('import.not_json'), options: ColumnOptions = {}) =>
	column(
		(cell) => {
			try {
				return parseSentJson(cell)
			} catch {
				throw new WrongCell(wrong)
			}
		},
		{ blank: null, ...options },
		(value) => JSON.stringify(value),
	)

/** A row as the cells of a file, in the order of its columns. */
export const cellsOf = (columns: Columns, row: object): Cell[] =>
	Object.entries(columns).map(([name, { write }]) => write(valueAt(row, name)))
