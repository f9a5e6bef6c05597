import { z } from '@hono/zod-openapi'
import type { Day } from '../../../../shared/calendar.ts'
import { delimiterOf, unguarded } from '../../../../shared/csv.ts'
import { day } from '../../../../shared/day.ts'
import { mistakesIn } from '../../../../shared/messages/issues.ts'
import { issue, type Message, message } from '../../../../shared/messages/message.ts'
import { line, optionalLine } from '../../../../shared/text/text.ts'
import { csvRows, UnreadableFile } from '../../../file-rows.ts'
import { type FileMistake, hasEnough } from '../../../file-schema.ts'
import type { AlmmList } from '../../compliance/almm-schema.ts'

const required = (column: string) => issue('import.field_required', { column })

/** `I`, `2` or `List-II` */
const LIST = /^(?:(?:almm)?[\s-]*list)?[\s-]*(ii?|[12])$/i
const listIn = (text: string): AlmmList => (/(ii|2)$/i.test(text) ? 'II' : 'I')

const DAY = day()
/** A day as the ministry writes it, `31.03.2027`, as one reads here; also with hyphens or slashes. */
const isoOf = (text: string) => text.replace(/^(\d\d)[./-](\d\d)[./-](\d{4})$/, '$3-$2-$1')

/** The cells of a row by their columns. */
const Cells = z.object({
	manufacturer: line(200, required('manufacturer')),
	model: line(200, required('model')),
	list: line(30, required('list'))
		.regex(LIST, issue('catalogue.almm_list_wrong'))
		.transform(listIn),
	'valid until': z
		.string()
		.trim()
		.transform(isoOf)
		.refine((text) => text === '' || DAY.safeParse(text).success, issue('catalogue.almm_day_wrong'))
		.transform((text) => (text === '' ? null : (text as Day))),
	'enlistment number': optionalLine(100),
	product: z.string().transform((text) => text.split(/[\s;,]+/).filter(Boolean)),
})

const COLUMNS = Object.keys(Cells.shape) as (keyof typeof Cells.shape)[]
const NEEDED = ['manufacturer', 'model', 'list'] as const

/** A model as the ministry's list names it. */
export interface AlmmRow {
	/** As a spreadsheet counts, the head being 1. */
	row: number
	list: AlmmList
	manufacturer: string
	model: string
	/** The last day; null until it is withdrawn. */
	validTo: Day | null
	number: string | null
	/** The products that the row is for, where somebody has written them. */
	products: string[]
}

interface AlmmFile {
	rows: AlmmRow[]
	mistakes: FileMistake[]
	/** Why none of it can be read. */
	unreadable?: Message
}

/** `Valid_Until` as `valid until` */
const columnIn = (head: string) =>
	COLUMNS.find((name) => name.replace(' ', '') === head.toLowerCase().replace(/[\s_-]/g, ''))

const noneOf = (unreadable: Message): AlmmFile => ({ rows: [], mistakes: [], unreadable })

function readRow(row: number, cells: Record<string, string>): AlmmRow | FileMistake[] {
	const read = Cells.safeParse(cells)
	if (!read.success)
		return Object.entries(mistakesIn(read.error)).map(([column, why]) => ({
			row,
			column,
			message: why,
		}))
	const { list, manufacturer, model, product } = read.data
	return {
		...{ row, list, manufacturer, model },
		validTo: read.data['valid until'],
		number: read.data['enlistment number'] ?? null,
		products: product,
	}
}

/** Which column of a list each column of the file is, by the head of the file. @throws UnreadableFile where it is no such list */
function columnsBy(head: readonly string[]) {
	const columns = head.map(columnIn)
	const unknown = head.find((_, at) => columns[at] === undefined)
	if (unknown !== undefined)
		throw new UnreadableFile(
			message('import.no_such_column', { name: unknown.trim().slice(0, 60), columns: COLUMNS }),
		)
	const twice = columns.find((name, at) => columns.indexOf(name) !== at)
	if (twice) throw new UnreadableFile(message('import.column_twice', { column: twice }))
	const lacking = NEEDED.find((column) => !columns.includes(column))
	if (lacking) throw new UnreadableFile(message('import.field_required', { column: lacking }))
	return columns
}

/**
 * The rows of the ministry's list as a CSV file, and what is wrong with those that cannot be read, up to the hundredth
 * mistake; or why none can.
 */
export async function readAlmmFile(text: string): Promise<AlmmFile> {
	const file: AlmmFile = { rows: [], mistakes: [] }
	let columns: ReturnType<typeof columnsBy> | undefined
	let row = 0
	try {
		for await (const cells of csvRows(text, { delimiter: delimiterOf(text) })) {
			row++
			if (!columns) {
				columns = columnsBy(cells)
				continue
			}
			if (cells.every((cell) => cell.trim() === '')) continue
			const cellsOf = columns
			const at = (column: (typeof COLUMNS)[number]) => cells[cellsOf.indexOf(column)] ?? ''
			const read = readRow(
				row,
				Object.fromEntries(COLUMNS.map((column) => [column, unguarded(at(column))])),
			)
			if (Array.isArray(read)) file.mistakes.push(...read)
			else file.rows.push(read)
			if (hasEnough(file.mistakes)) break
		}
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		return noneOf(error.why)
	}
	return file.rows.length + file.mistakes.length > 0 ? file : noneOf(message('import.empty'))
}
