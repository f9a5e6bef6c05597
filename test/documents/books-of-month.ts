import { expect } from 'vitest'
import { RETURN_SECTIONS } from '../../domain/documents/accounting/schema.ts'
import { dayAfter, dayAt } from '../../shared/calendar.ts'
import type { Caller } from '../callers.ts'

/** A row of the sales register: what a document has of one HSN, unit and rate; paise. */
export interface RegisterCells {
	document: string
	kind: string
	gstin: string
	place: string
	hsn: string
	rate: number
	quantity: number
	sums: { taxable: number; cgst: number; sgst: number; igst: number; total: number }
}

/** Reads a sales register whose texts have no commas. */
export function registerIn(file: unknown): RegisterCells[] {
	const [, ...rows] = String(file).trim().split('\r\n')
	return rows.map((row) => {
		const cells = row.split(',')
		const text = (n: number) => cells[n] ?? ''
		const [taxable = 0, cgst = 0, sgst = 0, igst = 0, total = 0] = cells
			.slice(10, 15)
			.map((each) => Math.round(Number(each) * 100))
		return {
			...{ document: text(0), kind: text(1), gstin: text(4), place: text(5), hsn: text(6) },
			...{ rate: Number(text(8)), quantity: Number(text(9)) },
			sums: { taxable, cgst, sgst, igst, total },
		}
	})
}

/** The sales register of a day. */
export const registerOf = async (admin: Caller, day: string) =>
	registerIn((await admin.get(`/api/exports/sales-register.csv?from=${day}&to=${day}`)).body)

/** The accountant's files of the month of a moment, by address. */
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
