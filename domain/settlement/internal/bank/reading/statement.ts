import { message } from '../../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../../shared/result.ts'
import { MAX_MISTAKES } from '../../../../file-limits.ts'
import { UnreadableFile } from '../../../../file-rows.ts'
import { readTable, type Table } from '../../../../imports/read-table.ts'
import { MAX_FIRST_ROWS, MAX_NARRATION } from '../../../limits.ts'
import { areDaysMixed, type BalanceCheck, followBalance } from './balance.ts'
import { cellOf, whyNotText } from './cells.ts'
import { type Layout, layoutOf } from './layout.ts'
import { type Line, readRow } from './lines.ts'

/** A statement as far as it was read: each row of its file is a line, a note or above the head. */
export interface Statement {
	lines: Line[]
	/** How many rows are text around the table, its head among them. */
	notes: number
	/** Whether the rest was not read, since a hundred lines could not be. */
	isCut: boolean
	balance: BalanceCheck
	areDaysMixed: boolean
	/** The head of the table; null where none was found. */
	layout: Layout | null
	/** The first rows, for a person to name the columns, where no head was found. */
	firstRows: string[][]
}

export const NO_TABLE = message('payments.bank_file_unreadable')

/**
 * Reads a statement, up to the hundredth line that cannot be read.
 * @param knownLayout the layout of a head that the owner has mapped; the banks' own ones are known without
 * @returns invalid where it is no table of text, its quotation marks do not match, or its rows are too many
 */
export async function readStatement(
	text: string,
	knownLayout: (cells: readonly string[]) => Layout | null = () => null,
): Promise<Result<Statement>> {
	const whyNot = whyNotText(text)
	if (whyNot) return failField('text', whyNot)
	try {
		const headOf = (cells: readonly string[]) => knownLayout(cells) ?? layoutOf(cells)
		const table = await readTable(text, { headOf, cellOf, relaxQuotes: true })
		const layout = table.head?.says ?? null
		const firstRows = layout ? [] : table.preamble.slice(0, MAX_FIRST_ROWS)
		const read = await linesOf(table)
		const { lines } = read
		const checks = { balance: followBalance(lines), areDaysMixed: areDaysMixed(lines) }
		return ok({ ...read, ...checks, layout, firstRows })
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		return failField('text', error.why.code === 'import.quotes' ? NO_TABLE : error.why)
	}
}

async function linesOf({ head, rows }: Table<Layout>) {
	const lines: Line[] = []
	if (!head) return { lines, notes: 0, isCut: false }
	let [last, unread] = [head.row, 0]
	for await (const { row, cells } of rows) {
		last = row
		const read = readRow(cells, head.says, row)
		const above = lines.at(-1)
		if (read.kind === 'continuation' && above?.row === row - 1)
			above.narration = `${above.narration} ${read.narration}`.slice(0, MAX_NARRATION)
		if (read.kind === 'continuation' || read.kind === 'note') continue
		lines.push(read)
		if (read.kind === 'unread' && ++unread === MAX_MISTAKES) break
	}
	return { lines, notes: last - lines.length, isCut: unread === MAX_MISTAKES }
}
