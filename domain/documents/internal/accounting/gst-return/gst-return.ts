import type { Database } from '../../../../../db/database.ts'
import { dayAt, monthSpan } from '../../../../../shared/calendar.ts'
import { codeOfState } from '../../../../../shared/gstin.ts'
import type { AppContext } from '../../../../app-context.ts'
import { returnRows, taxRows } from '../../../../reference-data/queries.ts'
import { inForceOrFirst, rowOfKind, taxClassesIn } from '../../../../reference-data/rules.ts'
import { knownState } from '../../../../tax/rules.ts'
import type { GstSummary } from '../../../accounting/schema.ts'
import { type DatedDocument, documentsBetween } from '../documents-between.ts'
import { historyOfMonth } from './month-history.ts'
import { type GstReturn, gstReturnOf, type MonthAdvances } from './return-rules.ts'
import type { InvoicesOf, ReturnForm } from './section-rules.ts'
import { gstSummaryOf } from './summary-rules.ts'

const lastDayOf = (month: string) => dayAt(monthSpan(month).before - 1)

/** What the return of a month asks for. @throws Error where that is not known at all */
async function formOf(db: Database, month: string): Promise<ReturnForm> {
	const row = rowOfKind(inForceOrFirst(await returnRows(db), lastDayOf(month)), 'gst-return')
	if (!row) throw new Error('The form of the return is not known.')
	const { version, largeAboveRupees, splitsHsn } = row.figures
	return { version, largeAbove: Math.round(largeAboveRupees * 100), splitsHsn }
}

/** The documents of a month, and of their orders what the return asks for. */
export interface MonthDocuments {
	month: string
	documents: DatedDocument[]
	advances: MonthAdvances
	invoiceOf: InvoicesOf
}

/** @param month `2026-11` */
export async function loadMonth(db: Database, month: string): Promise<MonthDocuments> {
	const span = monthSpan(month)
	const documents = await documentsBetween(db, span.from, span.before)
	return { month, documents, ...(await historyOfMonth(db, documents, span)) }
}

/** The return of a month, and the form that it has. */
export async function returnOf(
	{ db, settings }: Pick<AppContext, 'db' | 'settings'>,
	{ month, ...its }: MonthDocuments,
): Promise<{ its: GstReturn; form: ReturnForm }> {
	const form = await formOf(db, month)
	const classes = taxClassesIn(inForceOrFirst(await taxRows(db), lastDayOf(month)))
	const state = knownState(settings.current().tax.state)
	return {
		its: gstReturnOf({
			...its,
			form,
			seller: state ? codeOfState(state) : '',
			descriptionOf: (hsnSac) =>
				[...classes.values()].find((each) => each.hsnSac.startsWith(hsnSac))?.name,
		}),
		form,
	}
}

/** The GST of a month as its return has it, with what GSTR-3B asks for. */
export const summaryOfMonth = ({ month, documents, advances }: MonthDocuments): GstSummary => ({
	month,
	...gstSummaryOf(documents, advances),
	lateEntries: documents.flatMap(({ number, kind, lateOf }) =>
		lateOf === null ? [] : [{ number, kind, happenedOn: dayAt(lateOf) }],
	),
})
