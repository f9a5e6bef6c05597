import type { Database } from '../../../../../db/database.ts'
import type { Actor } from '../../../../../shared/actor.ts'
import { dayAt, monthSpan } from '../../../../../shared/calendar.ts'
import type { Cell } from '../../../../../shared/csv.ts'
import { codeOfState } from '../../../../../shared/gstin.ts'
import type { Result } from '../../../../../shared/result.ts'
import type { AppContext } from '../../../../app-context.ts'
import { authorizedRead } from '../../../../authorized-read.ts'
import { returnRows, taxRows } from '../../../../reference-data/queries.ts'
import { inForceOrFirst, rowOfKind, taxClassesIn } from '../../../../reference-data/rules.ts'
import { knownState } from '../../../../tax/rules.ts'
import type { GstSummary, ReturnSectionQuery } from '../../../accounting/schema.ts'
import { mayReadBooks } from '../../../policy.ts'
import { documentsBetween } from '../documents-between.ts'
import { historyOfMonth } from './month-history.ts'
import { portalSheet } from './portal-csv-rules.ts'
import { portalJson } from './portal-json-rules.ts'
import { type GstReturn, gstReturnOf } from './return-rules.ts'
import type { ReturnForm } from './section-rules.ts'
import { gstSummaryOf } from './summary-rules.ts'

const lastDayOf = (month: string) => dayAt(monthSpan(month).before - 1)

/** What the return of a month asks for. @throws Error where that is not known at all */
async function formOf(db: Database, month: string): Promise<ReturnForm> {
	const row = rowOfKind(inForceOrFirst(await returnRows(db), lastDayOf(month)), 'gst-return')
	if (!row) throw new Error('The form of the return is not known.')
	const { version, largeAboveRupees, splitsHsn } = row.figures
	return { version, largeAbove: Math.round(largeAboveRupees * 100), splitsHsn }
}

async function loadMonth(db: Database, month: string) {
	const span = monthSpan(month)
	const documents = await documentsBetween(db, span.from, span.before)
	return { documents, ...(await historyOfMonth(db, documents, span)) }
}

/** The return of a month, and the form that it has. */
async function returnOf(
	{ db, settings }: AppContext,
	month: string,
): Promise<{ its: GstReturn; form: ReturnForm }> {
	const form = await formOf(db, month)
	const classes = taxClassesIn(inForceOrFirst(await taxRows(db), lastDayOf(month)))
	const state = knownState(settings.current().tax.state)
	const its = gstReturnOf({
		...(await loadMonth(db, month)),
		form,
		seller: state ? codeOfState(state) : '',
		descriptionOf: (hsnSac) =>
			[...classes.values()].find((each) => each.hsnSac.startsWith(hsnSac))?.name,
	})
	return { its, form }
}

/** GSTR-1 of a month as the portal takes it (admin). @param month `2026-11` */
export const gstr1Json = (ctx: AppContext, actor: Actor, month: string) =>
	authorizedRead(mayReadBooks(actor), async () => {
		const { its, form } = await returnOf(ctx, month)
		return portalJson(its, { gstin: ctx.settings.current().tax.gstin, month, form })
	})

/** A section of GSTR-1 of a month, in the columns of the offline tool (admin). */
export const gstr1Section = (
	ctx: AppContext,
	actor: Actor,
	{ month, section }: ReturnSectionQuery,
): Promise<Result<{ head: string[]; rows: Cell[][] }>> =>
	authorizedRead(mayReadBooks(actor), async () =>
		portalSheet((await returnOf(ctx, month)).its, section),
	)

/** The GST of a month as its return has it, with what GSTR-3B asks for (admin). @param month `2026-11` */
export const gstSummary = (
	ctx: AppContext,
	actor: Actor,
	month: string,
): Promise<Result<GstSummary>> =>
	authorizedRead(mayReadBooks(actor), async () => {
		const { documents, advances } = await loadMonth(ctx.db, month)
		return { month, ...gstSummaryOf(documents, advances) }
	})
