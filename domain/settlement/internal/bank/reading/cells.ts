import { unguarded } from '../../../../../shared/csv.ts'
import { type Message, message } from '../../../../../shared/messages/message.ts'

/** Why a text is no table: it is a workbook, a PDF or a page, as several banks hand out under the name .xls. */
export function whyNotText(text: string): Message | null {
	const start = text.slice(0, 1000)
	// Both kinds of workbooks are binary: their bytes 0 and 17 are in no text.
	if (start.startsWith('PK') || start.includes('\0') || start.includes('\u0011'))
		return message('payments.bank_file_workbook')
	if (/^\s*%PDF/.test(start)) return message('payments.bank_file_pdf')
	if (/^\s*<(?:!doctype|html|table|\?xml)/i.test(start))
		return message('payments.bank_file_workbook')
	return null
}

/** A cell as a person reads it: `="00123"` and `'=1` are how programs keep others from counting with it. */
export const cellOf = (text: string) =>
	unguarded(
		text
			.trim()
			.replace(/^="(.*)"$/, '$1')
			.trim(),
	)
