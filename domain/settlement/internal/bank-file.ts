import type { Day } from '../../../shared/calendar.ts'
import { unguarded } from '../../../shared/csv.ts'
import { day } from '../../../shared/day.ts'
import { message } from '../../../shared/messages/message.ts'
import { fromRupees, type Paise } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { MAX_MISTAKES } from '../../file-limits.ts'
import { csvRows, UnreadableFile } from '../../file-rows.ts'

/** A credit, as a line of a statement has it. */
export interface BankLine {
	/** As a spreadsheet counts, from 1. */
	row: number
	day: Day
	amount: Paise
	reference: string
	narration: string
}

/** What looks like a credit, but its day or its amount is written in no way that is known. */
export interface UnreadLine extends Omit<BankLine, 'day' | 'amount'> {
	day: Day | null
	amount: Paise | null
}

/** How banks head the columns, in small letters without signs. */
const HEADINGS = {
	date: ['date', 'txn date', 'transaction date', 'tran date', 'value date', 'posting date'],
	narration: [
		...['narration', 'description', 'particulars', 'transaction remarks', 'remarks', 'details'],
		'transaction details',
	],
	reference: [
		...['reference', 'ref no', 'chq ref no', 'ref no cheque no', 'cheque no', 'utr', 'utr no'],
		...[
			'chqref no',
			'transaction id',
			'tran id',
			'cheque number',
			'reference no',
			'chq ref number',
		],
	],
	amount: [
		...['credit', 'deposit', 'deposit amt', 'credit amount', 'deposit amount', 'cr', 'deposits'],
		...['credit amt', 'deposit amount inr', 'amount'],
	],
} as const

/** How banks head the column that says which way an amount went, where one column has both. */
const DIRECTIONS = [
	...['dr cr', 'cr dr', 'debit credit', 'credit debit', 'type', 'transaction type', 'txn type'],
]
type Column = keyof typeof HEADINGS

const plain = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.trim()

interface Columns extends Record<Column, number> {
	/** Null where all amounts are credits. */
	direction: number | null
}

/** Which column has what, where a line is the head of the table; the banks put lines of their own before it. */
function columnsIn(cells: readonly string[]): Columns | null {
	const headings = cells.map(plain)
	const at = (column: Column) => {
		const known = HEADINGS[column].find((name) => headings.includes(name))
		return known === undefined ? -1 : headings.indexOf(known)
	}
	const columns = {
		date: at('date'),
		narration: at('narration'),
		reference: at('reference'),
		amount: at('amount'),
	}
	if (columns.date < 0 || columns.narration < 0 || columns.amount < 0) return null
	// After a column of credits it is of the balance.
	const isOfBoth = headings[columns.amount] === 'amount'
	const direction = headings.findIndex((heading) => DIRECTIONS.includes(heading))
	return { ...columns, direction: isOfBoth && direction >= 0 ? direction : null }
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A day as Indian banks write it: `21/11/2026`, `21-11-26`, `21 Nov 2026`, `Nov 21, 2026`, `2026-11-21`, `20261121`. */
export function dayIn(text: string): Day | null {
	const parts = text
		.trim()
		.replace(/^(20\d\d)(\d\d)(\d\d)$/, '$1-$2-$3')
		.split(/[\s,./-]+/)
	const monthOf = (part = '') => MONTHS.indexOf(part.slice(0, 3).toLowerCase()) + 1
	const [one = '', other = '', last = ''] = parts
	const [first, month] = monthOf(one) ? [other, one] : [one, other]
	const isIso = first.length === 4
	const year = isIso ? first : last
	const two = (value: string | number) => String(value).padStart(2, '0')
	const parsed = day().safeParse(
		`${year.length === 2 ? `20${year}` : year}-${two(monthOf(month) || month)}-${two(isIso ? last : first)}`,
	)
	return parsed.success ? parsed.data : null
}

const bareAmount = (text: string) => text.replace(/[\s₹]|(?:INR|CR|Rs\.?)/gi, '')

/** Groups of an amount have at least two digits more: with one or two after it, a comma is before paise. */
const pointed = (digits: string) =>
	/^[\d.]+,\d{1,2}$/.test(digits)
		? digits.replaceAll('.', '').replace(',', '.')
		: digits.replaceAll(',', '')

/** An amount as banks write it, `1,41,900.00`, also `1,41,900.00 CR` and `141900,00`; null where there is no credit. */
export function amountIn(text: string): Paise | null {
	const digits = pointed(bareAmount(text))
	if (!/^\d+(\.\d{1,2})?$/.test(digits)) return null
	const amount = fromRupees(Number(digits))
	return amount === null || amount === 0 ? null : amount
}

/** Of an amount that went. */
const isDebit = (text: string) => /^(?:d|dr|debit|withdrawal)\.?$/i.test(text)

/** Whether something stands for an amount that came: not nothing, not 0, and not less. */
const isCredit = (text: string) => /^\+?[^-(]*[1-9]/.test(text) && !/\bdr\.?$/i.test(text)

/** What banks write where a line has none: it is the same on many lines. */
const NO_REFERENCE = /^(?:[\W_0]*|n\/?a|nil|none|null|neft|imps|rtgs|upi)$/i

/** The reference where the bank gives none: the line itself. */
const ownReference = ({ day, amount, narration }: Omit<UnreadLine, 'reference' | 'row'>) =>
	`${day ?? ''} ${amount ?? ''} ${narration}`.trim().slice(0, 200)

/** A statement as far as it was read. */
export interface Statement {
	lines: (BankLine | UnreadLine)[]
	/** Whether the rest was not read, since a hundred lines could not be. */
	isCut: boolean
}

/** The credit that a line of the table is; null where it is none. */
function creditIn(cells: readonly string[], columns: Columns, row: number) {
	const cell = (column: Column) => unguarded((cells[columns[column]] ?? '').trim())
	const isLine = /\d/.test(cell('date')) && isCredit(cell('amount'))
	const direction = columns.direction === null ? '' : (cells[columns.direction] ?? '')
	if (!isLine || isDebit(direction.trim())) return null
	const known = {
		...{ day: dayIn(cell('date')), amount: amountIn(cell('amount')) },
		narration: cell('narration').slice(0, 300),
	}
	const reference = cell('reference').replace(NO_REFERENCE, '')
	return { ...known, row, reference: reference || ownReference(known) }
}

/**
 * The credits of a statement, up to the hundredth that cannot be read; debits and all other lines are left out.
 * @returns invalid where it is no table that can be taken, or none with a day, a narration and an amount
 */
export async function readBankFile(text: string): Promise<Result<Statement>> {
	const statement: Statement = { lines: [], isCut: false }
	let columns: Columns | null = null
	let [row, unread] = [0, 0]
	try {
		for await (const cells of csvRows(text, {
			delimiter: commonestDelimiter(text),
			relaxQuotes: true,
		})) {
			row++
			if (!columns) {
				columns = columnsIn(cells)
				continue
			}
			const line = creditIn(cells, columns, row)
			if (!line) continue
			statement.lines.push(line)
			if (!isRead(line)) unread++
			statement.isCut = unread === MAX_MISTAKES
			if (statement.isCut) break
		}
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		return failField(
			'text',
			error.why.code === 'import.quotes' ? message('payments.bank_file_unreadable') : error.why,
		)
	}
	return columns ? ok(statement) : failField('text', message('payments.bank_file_unreadable'))
}

export const isRead = (line: BankLine | UnreadLine): line is BankLine =>
	line.day !== null && line.amount !== null

/** Of those that tables are written with, the one that stands most often in a text. */
function commonestDelimiter(text: string): string {
	const counts = new Map([',', ';', '\t'].map((delimiter) => [delimiter, 0]))
	for (const character of text) {
		const count = counts.get(character)
		if (count !== undefined) counts.set(character, count + 1)
	}
	const [[delimiter] = [',']] = [...counts].toSorted(([, one], [, other]) => other - one)
	return delimiter
}
