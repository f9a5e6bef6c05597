import { type ColumnRole, HEADINGS, plainHeading } from './headings.ts'

/** The columns of each role, by their places from 0. */
export interface Layout {
	date: number
	narration: number
	/** The columns that may have the bank's reference, such as one of transactions and one of cheques. */
	references: readonly number[]
	credit: number | null
	debit: number | null
	/** Of both credits and debits. */
	amount: number | null
	/** Which way an amount went. */
	direction: number | null
	balance: number | null
	/** Which way a balance is. */
	balanceDirection: number | null
	/** How many columns the head has. */
	width: number
	/** The head as it stands, to know it again. */
	head: readonly string[]
	/** Whether the owner has named the columns. */
	isMapped?: boolean
}

/** How many cells a row has without the blank ones at its end. */
export const widthOf = (cells: readonly string[]): number =>
	cells.findLastIndex((cell) => cell !== '') + 1

/** The key of a head. */
export const signatureOf = (head: readonly string[]): string =>
	head.slice(0, widthOf(head)).map(plainHeading).join('|')

/** The columns of each role, where these cells are the head of a table as a bank writes it; null where they are not. */
export function layoutOf(cells: readonly string[]): Layout | null {
	const headings = cells.map(plainHeading)
	const at = (role: ColumnRole) => {
		const known = HEADINGS[role].find((name) => headings.includes(name))
		return known === undefined ? null : headings.indexOf(known)
	}
	const [date, narration] = [at('date'), at('narration')]
	const credit = at('credit')
	const amount = credit === null ? at('amount') : null
	if (date === null || narration === null || (credit === null && amount === null)) return null
	const balance = at('balance')
	const directions = headings.flatMap((name, n) => (HEADINGS.direction.includes(name) ? [n] : []))
	const balanceDirection = directions.find((n) => balance !== null && n === balance + 1) ?? null
	const direction = directions.find((n) => n !== balanceDirection) ?? null
	return {
		date,
		narration,
		references: headings.flatMap((name, n) => (HEADINGS.reference.includes(name) ? [n] : [])),
		credit,
		debit: credit === null ? null : at('debit'),
		amount,
		direction: amount === null ? null : direction,
		balance,
		balanceDirection,
		width: widthOf(cells),
		head: cells,
	}
}

/** The columns of a table as an owner has named them, each by its heading. */
export type ColumnMap = Partial<Record<ColumnRole, string | undefined>>

/** The layout of a head whose columns the owner has mapped; null where one that is needed is not in it. */
export function mappedLayout(cells: readonly string[], map: ColumnMap): Layout | null {
	const at = (role: ColumnRole) => {
		const name = map[role]
		const found = name === undefined ? -1 : cells.map(plainHeading).indexOf(plainHeading(name))
		return found < 0 ? null : found
	}
	const [date, narration, credit] = [at('date'), at('narration'), at('credit')]
	const amount = credit === null ? at('amount') : null
	if (date === null || narration === null || (credit === null && amount === null)) return null
	const reference = at('reference')
	return {
		date,
		narration,
		credit,
		amount,
		references: reference === null ? [] : [reference],
		debit: credit === null ? null : at('debit'),
		direction: amount === null ? null : at('direction'),
		balance: at('balance'),
		balanceDirection: null,
		width: widthOf(cells),
		head: cells,
		isMapped: true,
	}
}
