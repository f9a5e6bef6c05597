import { dayAfter, startOfDay } from '../../../shared/calendar.ts'
import { csvText } from '../../../shared/csv.ts'
import type { AppContext } from '../../app-context.ts'
import { documentsBetween } from '../internal/accounting/documents-between.ts'
import { DAY_BOOK_COLUMNS, dayBookCells } from '../internal/accounting/export.ts'
import {
	loadMonth,
	returnOf,
	summaryOfMonth,
} from '../internal/accounting/gst-return/gst-return.ts'
import { portalSheet } from '../internal/accounting/gst-return/portal-csv-rules.ts'
import { portalJson } from '../internal/accounting/gst-return/portal-json-rules.ts'
import { REGISTER_COLUMNS, registerCells } from '../internal/accounting/sales/export.ts'
import { daysOfMonth } from './month-days.ts'
import { type DaysQuery, RETURN_SECTIONS, type ReturnSection } from './schema.ts'

type Context = Pick<AppContext, 'db' | 'settings'>
type Days = Pick<DaysQuery, 'from' | 'to'>

export const RETURN_FILE = 'gstr1.json'
export const SUMMARY_FILE = 'gst-summary.json'
export const REGISTER_FILE = 'sales-register.csv'
export const DAY_BOOK_FILE = 'day-book.csv'
export const sectionFile = (section: ReturnSection) => `gstr1-${section}.csv` as const

/** The files of a month, named as they are kept. */
export const MONTH_FILES = [
	RETURN_FILE,
	SUMMARY_FILE,
	...RETURN_SECTIONS.map(sectionFile),
	REGISTER_FILE,
	DAY_BOOK_FILE,
] as const
export type MonthFile = (typeof MONTH_FILES)[number]

export async function registerFile({ db }: Context, { from, to }: Days): Promise<string> {
	const documents = await documentsBetween(db, startOfDay(from), startOfDay(dayAfter(to)))
	return csvText(REGISTER_COLUMNS, registerCells(documents))
}

export const dayBookFile = async ({ db }: Context, days: Days): Promise<string> =>
	csvText(DAY_BOOK_COLUMNS, await dayBookCells(db, days))

/** What the documents of a month come to by now, a file at a time. @param month `2026-11` */
export async function returnFiles(ctx: Context, month: string) {
	const loaded = await loadMonth(ctx.db, month)
	const { its, form } = await returnOf(ctx, loaded)
	const { gstin } = ctx.settings.current().tax
	return {
		summary: () => JSON.stringify(summaryOfMonth(loaded)),
		json: () => JSON.stringify(portalJson(its, { gstin, month, form })),
		section(section: ReturnSection): string {
			const { head, rows } = portalSheet(its, section)
			return csvText(head, rows)
		},
	}
}

/** All files of a month as they are by now, by name. @param month `2026-11` */
export async function allFilesOf(ctx: Context, month: string): Promise<Map<MonthFile, string>> {
	const files = await returnFiles(ctx, month)
	const days = daysOfMonth(month)
	return new Map<MonthFile, string>([
		[RETURN_FILE, files.json()],
		[SUMMARY_FILE, files.summary()],
		...RETURN_SECTIONS.map((name) => [sectionFile(name), files.section(name)] as const),
		[REGISTER_FILE, await registerFile(ctx, days)],
		[DAY_BOOK_FILE, await dayBookFile(ctx, days)],
	])
}
