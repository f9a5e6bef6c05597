import { expect, it } from 'vitest'
import { type Day, startOfDay } from '../../../shared/calendar.ts'
import { isToFile, keptUntil } from './keeping-rules.ts'

const at = (day: string) => startOfDay(day as Day)

it('keeps the books of a financial year for 72 months from 31 December after it', () => {
	expect(keptUntil(at('2026-04-01'))).toBe(at('2033-12-31'))
	expect(keptUntil(at('2027-03-31'))).toBe(at('2033-12-31'))
	expect(keptUntil(at('2027-04-01'))).toBe(at('2034-12-31'))
})

it('has a document wait for its return, and no longer than it has to be kept', () => {
	const dated = at('2027-01-20')
	expect(isToFile(dated, at('2027-02-01'), null)).toBe(true)
	expect(isToFile(dated, at('2027-02-01'), '2026-12')).toBe(true)
	expect(isToFile(dated, at('2027-02-12'), '2027-01')).toBe(false)
	expect(isToFile(dated, at('2034-01-01'), null)).toBe(false)
})
