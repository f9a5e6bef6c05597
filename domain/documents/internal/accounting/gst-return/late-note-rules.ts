import { dayAt } from '../../../../../shared/calendar.ts'
import type { GstSummary } from '../../../accounting/schema.ts'
import type { Filed } from './return-rules.ts'

/**
 * The last day on which a credit note lowers the tax of a supply: 30 November after the end of the financial year of the
 * supply (CGST Act, section 34(2)); the annual return may be filed earlier, which the store does not know.
 * @param supply its day
 */
export function lastDayOfCredit(supply: string): string {
	const [year = 0, month = 0] = supply.split('-').map(Number)
	return `${month < 4 ? year : year + 1}-11-30`
}

/** The credit notes that are later than that for any of their invoices, with these. */
export const lateNotesOf = (documents: readonly Filed[]): GstSummary['lateNotes'] =>
	documents.flatMap(({ number, day, content }) => {
		if (content.kind !== 'credit-note' || !content.isTaxed) return []
		const late = content.against.filter(
			({ date }) => day > lastDayOfCredit(dayAt(Date.parse(date))),
		)
		if (late.length === 0) return []
		return [{ number, invoices: late.map((invoice) => invoice.number) }]
	})
