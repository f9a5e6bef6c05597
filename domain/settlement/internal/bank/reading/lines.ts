import type { Day } from '../../../../../shared/calendar.ts'
import { type Paise, paise } from '../../../../../shared/money.ts'
import { MAX_NARRATION } from '../../../limits.ts'
import { dayIn, type Figure, figureIn } from './figures.ts'
import { type Layout, widthOf } from './layout.ts'

interface Written {
	/** As a spreadsheet counts, from 1. */
	row: number
	narration: string
	/** The texts in its columns of references. */
	references: readonly string[]
	/** Paise after it; null where no column has it. Less than nothing is owed to the bank. */
	balance: number | null
}

/** A credit or debit. */
export interface Movement extends Written {
	kind: 'credit' | 'debit'
	day: Day
	amount: Paise
}

export type CreditLine = Movement & { kind: 'credit' }

/** Why a line could not be read. */
export const UNREAD_REASONS = ['cells', 'day', 'amount', 'direction', 'both', 'future'] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

/** A line that a person has to read. */
export interface UnreadLine extends Written {
	kind: 'unread'
	reason: UnreadReason
	day: Day | null
	amount: Paise | null
}

/** Text around the table, such as its total or a blank row. */
interface Note {
	kind: 'note'
}

/** A continuation of the narration of the line above. */
interface Continuation {
	kind: 'continuation'
	narration: string
}

export type Line = Movement | UnreadLine
export type ReadRow = Line | Note | Continuation

const NOTE: Note = { kind: 'note' }

/** The texts in rows that sum up a table or begin it. */
const IS_SUMMARY =
	/\b(?:total|opening|closing|summary|count|brought forward|carried forward)\b|\b[bc]\/f\b/i

/** The credit or debit of a row, or the reason there is none. */
type Moved = { kind: 'credit' | 'debit'; amount: number } | 'nothing' | UnreadReason

const isSome = (figure: Figure | null): figure is Figure => figure !== null && figure.amount > 0

/** Of two columns, one for each way. */
function movedByColumns(credit: Figure | null, debit: Figure | null): Moved {
	if (isSome(credit) && isSome(debit)) return 'both'
	if (isSome(credit))
		return credit.mark === 'debit' ? 'direction' : { kind: 'credit', amount: credit.amount }
	// A debit that says of itself that it came is none beyond doubt.
	if (isSome(debit))
		return debit.mark === 'credit' ? 'direction' : { kind: 'debit', amount: debit.amount }
	return 'nothing'
}

/** Which way a cell of its own column says, `CR`, `Deposit`, `D`; null where it says neither. */
function wayIn(text: string): 'credit' | 'debit' | null {
	if (/^(?:c|dep)/i.test(text.trim())) return 'credit'
	return /^[dw]/i.test(text.trim()) ? 'debit' : null
}

/** Of one column, whose figures or another column say which way. */
function movedByAmount(figure: Figure | null, way: string | null): Moved {
	if (!isSome(figure)) return 'nothing'
	const { amount, mark } = figure
	const said = way === null ? null : wayIn(way)
	if (way !== null && said === null && mark === null) return 'direction'
	if (said !== null && mark !== null && said !== mark) return 'direction'
	return { kind: said ?? mark ?? 'credit', amount }
}

function movedIn(cells: readonly string[], layout: Layout): Moved {
	const figure = (n: number | null) => (n === null ? null : figureIn(cells[n] ?? ''))
	const [credit, debit, both] = [layout.credit, layout.debit, layout.amount].map(figure)
	if (credit === 'unread' || debit === 'unread' || both === 'unread') return 'amount'
	if (layout.amount === null) return movedByColumns(credit ?? null, debit ?? null)
	const isMarked = /\bdr\b.*\bcr\b/i.test(layout.head[layout.amount] ?? '')
	const way = layout.direction === null ? (isMarked ? '' : null) : (cells[layout.direction] ?? '')
	return movedByAmount(both ?? null, way)
}

/** The balance after a line, less than nothing where it is `Dr`; null where there is none or it cannot be read. */
function balanceIn(cells: readonly string[], { balance, balanceDirection }: Layout): number | null {
	if (balance === null) return null
	const figure = figureIn(cells[balance] ?? '')
	if (figure === null || figure === 'unread') return null
	const way = balanceDirection === null ? '' : (cells[balanceDirection] ?? '')
	const isOwed = figure.mark === 'debit' || /^d/i.test(way.trim())
	return isOwed ? -figure.amount : figure.amount
}

/** Reads a row of the table below its head. @param row as a spreadsheet counts, from 1 */
export function readRow(cells: readonly string[], layout: Layout, row: number): ReadRow {
	if (widthOf(cells) === 0 || isHeadAgain(cells, layout)) return NOTE
	const written = cells[layout.date] ?? ''
	const day = dayIn(written)
	const all = cells.filter(Boolean).join(' ').slice(0, MAX_NARRATION)
	if (cells.length < layout.width || widthOf(cells) > layout.width) {
		if (day === null) return NOTE
		const unread = { row, day, amount: null, narration: all, references: [], balance: null }
		return { kind: 'unread', reason: 'cells', ...unread }
	}
	const narration = (cells[layout.narration] ?? '').slice(0, MAX_NARRATION)
	const moved = movedIn(cells, layout)
	if (!/\d/.test(written)) {
		if (all === narration.trim() && moved === 'nothing') return { kind: 'continuation', narration }
		if (moved === 'nothing' || IS_SUMMARY.test(all)) return NOTE
	}
	const line = {
		row,
		narration,
		balance: balanceIn(cells, layout),
		references: layout.references.map((n) => cells[n] ?? ''),
	}
	if (typeof moved === 'object' && day !== null)
		return { ...line, kind: moved.kind, day, amount: paise(moved.amount) }
	if (moved === 'nothing' && (day === null || IS_SUMMARY.test(all))) return NOTE
	const amount = typeof moved === 'object' ? paise(moved.amount) : null
	const reason = typeof moved === 'object' ? 'day' : moved === 'nothing' ? 'amount' : moved
	return { ...line, kind: 'unread', reason, day, amount }
}

/** Statements of several pages repeat their head. */
const isHeadAgain = (cells: readonly string[], { head, width }: Layout) =>
	cells.slice(0, width).every((cell, n) => cell === head[n])
