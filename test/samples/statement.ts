import { headedBy, readTable } from '../../domain/imports/read-table.ts'
import { message } from '../../shared/messages/message.ts'
import { failField } from '../../shared/result.ts'

/** Reads a statement of a bank. */
export async function readStatement(
	bytes: Uint8Array,
	record: (row: number, amount: string | undefined) => void,
) {
	const headOf = headedBy({ day: ['txn date', 'date'], amount: ['credit', 'amount'] }, [
		'day',
		'amount',
	])
	const { head, rows } = await readTable(bytes, { headOf, relaxQuotes: true })
	if (!head) return failField('text', message('payments.bank_file_unreadable'))
	for await (const { row, cells } of rows) record(row, cells[head.says.amount ?? -1])
	return null
}
