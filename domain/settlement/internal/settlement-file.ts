import { type Day, startOfDay } from '../../../shared/calendar.ts'
import { message } from '../../../shared/messages/message.ts'
import { fromRupees, type Paise, paise, zero } from '../../../shared/money.ts'
import { failField, ok, type Result } from '../../../shared/result.ts'
import { UnreadableFile } from '../../file-rows.ts'
import { headedBy, isBlank, readTable } from '../../imports/read-table.ts'
import type { SettledItem } from '../../payments/settlements.ts'

/** The columns, as the report of the dashboard and the answers of the API head them. */
const columnsOf = headedBy(
	{
		ref: ['entity id'],
		kind: ['transaction entity', 'type'],
		amount: ['amount'],
		credit: ['credit'],
		debit: ['debit'],
		fee: ['fee exclusive tax', 'fee'],
		tax: ['tax'],
		settlement: ['settlement id'],
		utr: ['settlement utr'],
		settledAt: ['settled at'],
		paymentRef: ['payment id'],
	},
	['ref', 'kind', 'amount', 'credit', 'debit', 'settlement'],
)
type Columns = NonNullable<ReturnType<typeof columnsOf>>

export interface SettlementLines {
	items: SettledItem[]
	/** Rows that could not be read, as a spreadsheet counts. */
	unread: number[]
}

/** The lines of a settlement report of Razorpay. @returns invalid where it is none */
export async function readSettlementFile(text: string): Promise<Result<SettlementLines>> {
	const lines: SettlementLines = { items: [], unread: [] }
	try {
		const { head, rows } = await readTable(text, { headOf: columnsOf, relaxQuotes: true })
		if (!head) return failField('text', message('payments.settlement_file_unreadable'))
		for await (const { row, cells } of rows) {
			if (isBlank(cells)) continue
			const item = itemIn(head.says, cells)
			if (item) lines.items.push(item)
			else lines.unread.push(row)
		}
	} catch (error) {
		if (!(error instanceof UnreadableFile)) throw error
		return failField('text', error.why)
	}
	return ok(lines)
}

/** @returns null for a row that lacks its settlement, or whose amounts do not add up */
function itemIn(columns: Columns, cells: readonly string[]): SettledItem | null {
	const cell = (column: keyof Columns) => {
		const at = columns[column]
		return at === undefined ? '' : (cells[at] ?? '').trim().slice(0, 100)
	}
	const amounts = {
		amount: rupeesIn(cell('amount')),
		credit: rupeesIn(cell('credit')),
		debit: rupeesIn(cell('debit')),
		tax: rupeesIn(cell('tax')),
	}
	const { amount, credit, debit, tax } = amounts
	const said = rupeesIn(cell('fee'))
	const settledAt = momentIn(cell('settledAt'))
	const [ref, settlement, kind] = [cell('ref'), cell('settlement'), cell('kind').toLowerCase()]
	if (amount === null || credit === null || debit === null || tax === null || said === null)
		return null
	if (!ref || !settlement || settledAt === null) return null
	const fee = kind === 'payment' ? feeOf({ amount, credit, said, tax }) : paise(said)
	if (fee === null) return null
	return {
		ref,
		kind,
		settlement,
		settledAt,
		amount,
		credit,
		debit,
		fee,
		tax,
		utr: cell('utr') || null,
		paymentRef: cell('paymentRef') || null,
	}
}

interface Said {
	amount: Paise
	credit: Paise
	said: Paise
	tax: Paise
}

/** The fee with its GST: the report has it without, the API with it; the one that adds up to the credit is right. */
function feeOf({ amount, credit, said, tax }: Said): Paise | null {
	if (amount - said - tax === credit) return paise(said + tax)
	return amount - said === credit ? said : null
}

function rupeesIn(text: string): Paise | null {
	if (text === '') return zero
	const plain = text.replaceAll(',', '')
	return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? fromRupees(Number(plain)) : null
}

/** `28/11/2026 10:15:00`, `2026-11-28 10:15:00` or seconds, as the report and the API have them; epoch milliseconds. */
function momentIn(text: string): number | null {
	if (/^\d{9,11}$/.test(text)) return Number(text) * 1000
	const [, d, m, y] = /^(\d{2})[/-](\d{2})[/-](\d{4})/.exec(text) ?? []
	const day = y ? `${y}-${m}-${d}` : (/^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '')
	const isDay = day !== '' && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day
	return isDay ? startOfDay(day as Day) : null
}
