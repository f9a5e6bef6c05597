import type { Line } from './lines.ts'

/** The evidence of a column of balances about the lines beside it. */
export type BalanceCheck =
	| { state: 'none' }
	/** Credits less debits are its change, in paise. */
	| { state: 'follows'; credits: number; debits: number; change: number }
	/** The first line whose amount is not the change of the balance. */
	| { state: 'breaks'; row: number }

const movedBy = (line: Line): number =>
	line.kind === 'credit' ? line.amount : line.kind === 'debit' ? -line.amount : Number.NaN

/** The rows at which a balance breaks, the oldest line first. */
function breaks(lines: readonly Line[]): number[] {
	return lines.flatMap((line, n) => {
		if (line.kind === 'unread' || line.balance === null) return [line.row]
		const before = lines[n - 1]
		if (!before || before.kind === 'unread' || before.balance === null) return []
		return before.balance + movedBy(line) === line.balance ? [] : [line.row]
	})
}

/** Follows a statement's balance from line to line, whether its oldest line comes first or last. */
export function followBalance(lines: readonly Line[]): BalanceCheck {
	if (lines.length < 2 || lines.every(({ balance }) => balance === null)) return { state: 'none' }
	const newestFirst = lines.toReversed()
	const [down, up] = [breaks(lines), breaks(newestFirst)]
	const isUp = up.length < down.length
	const [row] = (isUp ? up : down).toSorted((one, other) => one - other)
	if (row !== undefined) return { state: 'breaks', row }
	const ordered = isUp ? newestFirst : lines
	const total = (kind: Line['kind']) =>
		ordered.reduce((sum, line) => sum + (line.kind === kind ? (line.amount ?? 0) : 0), 0)
	const [first, last] = [ordered[0] as Line, ordered.at(-1) as Line]
	const change = (last.balance ?? 0) - ((first.balance ?? 0) - movedBy(first))
	return { state: 'follows', credits: total('credit'), debits: total('debit'), change }
}

/** Whether the days of a statement neither rise nor fall, as where day and month are swapped on some lines. */
export function areDaysMixed(lines: readonly Line[]): boolean {
	const days = lines.flatMap(({ day }) => day ?? [])
	const rises = days.every((day, n) => n === 0 || day >= (days[n - 1] as string))
	const falls = days.every((day, n) => n === 0 || day <= (days[n - 1] as string))
	return !rises && !falls
}
