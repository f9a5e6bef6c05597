import type { Actor } from '../../../../shared/actor.ts'
import { monthSpan } from '../../../../shared/calendar.ts'
import type { Result } from '../../../../shared/result.ts'
import type { AppContext } from '../../../app-context.ts'
import { authorizedRead } from '../../../authorized-read.ts'
import type { GstSummary } from '../../accounting/schema.ts'
import { mayReadBooks } from '../../policy.ts'
import { documentsBetween } from './documents-between.ts'
import { gstSummaryOf } from './gst-summary-rules.ts'

/** The GST of a month by place of supply and rate, as its invoices and credit notes have it (admin). @param month `2026-11` */
export const gstSummary = (
	ctx: AppContext,
	actor: Actor,
	month: string,
): Promise<Result<GstSummary>> =>
	authorizedRead(mayReadBooks(actor), async () => {
		const { from, before } = monthSpan(month)
		return { month, ...gstSummaryOf(await documentsBetween(ctx.db, from, before)) }
	})
