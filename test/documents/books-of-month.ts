import { expect } from 'vitest'
import { RETURN_SECTIONS } from '../../domain/documents/accounting/schema.ts'
import { dayAfter, dayAt } from '../../shared/calendar.ts'
import type { Caller } from '../callers.ts'

/** All that an accountant gets of the month of a moment, by its address. */
export async function exportsOf(admin: Caller, at: number): Promise<Record<string, unknown>> {
	const month = dayAt(at).slice(0, 7)
	let last = dayAt(at)
	while (dayAfter(last).startsWith(month)) last = dayAfter(last)
	const days = `from=${month}-01&to=${last}`
	const paths = [
		`/api/exports/gstr1.json?month=${month}`,
		...RETURN_SECTIONS.map((section) => `/api/exports/gstr1.csv?month=${month}&section=${section}`),
		`/api/exports/sales-register.csv?${days}`,
		`/api/exports/day-book.csv?${days}`,
		`/api/gst-summary?month=${month}`,
		'/api/reports/balance',
	]
	const found: [string, unknown][] = []
	for (const path of paths) {
		const { status, body } = await admin.get(path)
		expect([path, status]).toEqual([path, 200])
		found.push([path, body])
	}
	return Object.fromEntries(found)
}
