import { message } from '../../../../../shared/messages/message.ts'
import { failField, ok, type Result } from '../../../../../shared/result.ts'
import { MAX_MISTAKES } from '../../../../file-limits.ts'
import { areDaysMixed, type BalanceCheck, followBalance } from './balance.ts'
import { rowsOfStatement, unlessUnreadable } from './cells.ts'
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
	/** The first rows, for a person to say what the columns are, where no head was found. */
	firstRows: string[][]
}

const MAX_FIRST_ROWS = 30

/**
 * Reads a statement, up to the hundredth line that cannot be read.
 * @param knownLayout the layout of a head that the owner has mapped; the banks' own ones are known without
 * @returns invalid where it is no table of text
 */
export async function readStatement(
	text: string,
	knownLayout: (cells: readonly string[]) => Layout | null = () => null,
): Promise<Result<Statement>> {
	const headOf = (cells: readonly string[]) => knownLayout(cells) ?? layoutOf(cells)
	const rows = rowsOfStatement(text, (cells) => headOf(cells) !== null)
	if (!rows.ok) return rows
	return unlessUnreadable(async () => {
		const lines: Line[] = []
		const firstRows: string[][] = []
		let layout: Layout | null = null
		let [row, notes, unread, isCut] = [0, 0, 0, false]
		for await (const cells of rows.value) {
			row++
			if (!layout) {
				layout = headOf(cells)
				notes++
				if (firstRows.length < MAX_FIRST_ROWS) firstRows.push(cells)
				continue
			}
			const read = readRow(cells, layout, row)
			const above = lines.at(-1)
			if (read.kind === 'continuation' && above?.row === row - 1)
				above.narration = `${above.narration} ${read.narration}`.slice(0, 300)
			if (read.kind === 'continuation' || read.kind === 'note') {
				notes++
				continue
			}
			lines.push(read)
			if (read.kind === 'unread') unread++
			isCut = unread === MAX_MISTAKES
			if (isCut) break
		}
		const checks = { balance: followBalance(lines), areDaysMixed: areDaysMixed(lines) }
		return { ...{ lines, notes, isCut, layout }, ...checks, firstRows: layout ? [] : firstRows }
	})
}

/** The statement, refused where no head of a table was found in it. */
export const withLayout = (statement: Statement): Result<Statement> =>
	statement.layout ? ok(statement) : failField('text', message('payments.bank_file_unreadable'))
