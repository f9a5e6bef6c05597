import { expect, it } from 'vitest'
import type { Snapshot } from '../../../schema.ts'
import { lastDayOfCredit, lateNotesOf } from './late-note-rules.ts'

it('is 30 November after the financial year of the supply', () => {
	expect(lastDayOfCredit('2026-03-31')).toBe('2026-11-30')
	expect(lastDayOfCredit('2026-04-01')).toBe('2027-11-30')
	expect(lastDayOfCredit('2026-12-31')).toBe('2027-11-30')
})

it('names the notes that are later, with their invoices by the days of India', () => {
	const note = (number: string, day: string, ...against: [string, string][]) => ({
		...{ kind: 'credit-note' as const, series: 'SBC', number, day },
		content: {
			...{ kind: 'credit-note', isTaxed: true },
			against: against.map(([invoice, date]) => ({ number: invoice, date, total: 1 })),
		} as unknown as Snapshot,
	})
	const march: [string, string] = ['T1', '2026-03-31T18:00:00Z']
	const april: [string, string] = ['T2', '2026-03-31T18:30:00Z']
	expect(
		lateNotesOf([
			note('C1', '2026-11-30', march),
			note('C2', '2026-12-01', march, april),
			note('C3', '2027-11-30', april),
		]),
	).toEqual([{ number: 'C2', invoices: ['T1'] }])
})
