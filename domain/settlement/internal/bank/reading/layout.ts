/** What the columns of a statement have. */
export const COLUMN_ROLES = [
	...([
		'date',
		'narration',
		'reference',
		'credit',
		'debit',
		'amount',
		'direction',
		'balance',
	] as const),
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** How banks head the columns, in small letters without signs and without the currency. */
const HEADINGS: Record<ColumnRole, readonly string[]> = {
	date: [
		...['date', 'txn date', 'transaction date', 'tran date', 'trans date', 'trn date'],
		...['txn posted date', 'posted date', 'posting date', 'post date', 'date time'],
		...['value date', 'value dt'],
	],
	narration: [
		...['narration', 'description', 'particulars', 'particular', 'transaction remarks', 'remarks'],
		...['details', 'transaction details', 'transaction particulars', 'transaction description'],
	],
	reference: [
		...['reference', 'ref no', 'chq ref no', 'ref no cheque no', 'cheque no', 'utr', 'utr no'],
		...['chqref no', 'transaction id', 'tran id', 'cheque number', 'reference no'],
		...['chq ref number', 'reference number', 'utr number', 'rrn', 'rrn no', 'ref number'],
		...['cheque no ref no', 'chqno', 'chq no', 'chequeno', 'instrument id', 'instrument no'],
		...['ref no cheque', 'cheque ref no', 'bank reference no', 'utr rrn'],
	],
	credit: [
		...['credit', 'deposit', 'deposit amt', 'credit amount', 'deposit amount', 'cr', 'deposits'],
		...['credit amt', 'credits', 'deposit cr', 'credit cr', 'amount credited'],
	],
	debit: [
		...['debit', 'withdrawal', 'withdrawal amt', 'debit amount', 'withdrawal amount', 'dr'],
		...['withdrawals', 'debit amt', 'debits', 'withdrawal dr', 'debit dr', 'withdraws'],
		...['amount debited'],
	],
	amount: [
		...['amount', 'transaction amount', 'txn amount', 'withdrawal dr deposit cr'],
		...['debit credit amount'],
	],
	direction: [
		...['dr cr', 'cr dr', 'debit credit', 'credit debit', 'type', 'transaction type', 'txn type'],
	],
	balance: [
		...['balance', 'closing balance', 'bal', 'available balance', 'running balance'],
		...['balance amount', 'closing bal', 'account balance', 'balance cr dr', 'balance dr cr'],
	],
}

/** A heading as it is compared: `Withdrawal Amount (INR )` is `withdrawal amount`. */
export const plainHeading = (heading: string): string =>
	heading
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, ' ')
		.replace(/\b(?:inr|rs|in rs)\b/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()

/** Which column has what, by their places from 0. */
export interface Layout {
	date: number
	narration: number
	/** All that may have the bank's reference, such as one of transactions and one of cheques. */
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
	/** Whether the owner has said what the columns are. */
	isMapped?: boolean
}

/** How many cells a row has without the blank ones at its end. */
export const widthOf = (cells: readonly string[]): number =>
	cells.findLastIndex((cell) => cell !== '') + 1

/** What a head is known by. */
export const signatureOf = (head: readonly string[]): string =>
	head.slice(0, widthOf(head)).map(plainHeading).join('|')

/** Which column has what, where these cells are the head of a table as a bank writes it; null where they are not. */
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

/** What an owner has said of the columns of a table, each by its heading. */
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
		...{ date, narration, credit, amount },
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
